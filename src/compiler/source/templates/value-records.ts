import { isObject } from '@json-site/values/objects';
import { locateDiagnostic } from '../../report/diagnostic.ts';
import { sentence } from '../../report/sentence.ts';
import { formatValue } from '../../report/wording.ts';
import type { Schema, SchemaSet } from '../../schema/schema-set.ts';
import { followRef, recordSchemaOf } from '../../schema/schema-walk.ts';
import type { Diagnostic } from '../../types.ts';
import type { ParsedFile } from '../json-file.ts';
import { slug } from '../routes.ts';
import type { Source } from '../source.ts';

/** The collection and the property in the name of a template: `[posts.tags].json`. No property: `[people].json`. */
export function readTemplateName(name: string): { collection: string; property?: string } {
  const [collection = '', ...rest] = name.split('.');
  return rest.length === 0 ? { collection } : { collection, property: rest.join('.') };
}

/** The last part of the address of a value's page: `Grants & funding` → `grants-funding`. Empty if it has none. */
export const idOfValue = (value: string): string => slug(value).replaceAll('/', '-');

/**
 * The schema of what fills a template: of the records of a collection; or of one value of a property, which the
 * property then has alone. Undefined if there is no such collection, or if the values of the property are no texts.
 */
export function templateSchema(name: string, schemas: SchemaSet): Schema | undefined {
  const { collection, property } = readTemplateName(name);
  const record = recordSchemaOf(collection, schemas);
  if (property === undefined || !record) return record;
  const written = record.properties?.[property];
  if (!written) return undefined;
  const own = followRef(written, schemas);
  const schema = own.items ? followRef(own.items, schemas) : own;
  const isText = schema.means === undefined && (schema.type === 'string' || schema.enum !== undefined);
  return isText ? { type: 'object', properties: { [property]: schema } } : undefined;
}

/** A value, and where it is written first. */
interface FirstUse {
  value: string;
  source: Source;
  jsonPath: (string | number)[];
  /** The ids of the records that have it. */
  records: string[];
}

function usesOf(records: ReadonlyMap<string, ParsedFile>, property: string): Map<string, FirstUse> {
  const uses = new Map<string, FirstUse>();
  for (const [id, { value: record, source }] of records) {
    const written = isObject(record) ? record[property] : undefined;
    const isList = Array.isArray(written);
    for (const [index, value] of [written].flat().entries()) {
      if (typeof value !== 'string') continue;
      const jsonPath = isList ? [property, index] : [property];
      const use = uses.get(value) ?? { value, source, jsonPath, records: [] };
      if (!use.records.includes(id)) use.records.push(id);
      uses.set(value, use);
    }
  }
  return uses;
}

const made = new WeakMap<Source, Map<string, ParsedFile>>();

/** A record with the value alone: the same object while the value is written at the same place. */
function recordOf({ value, source, jsonPath, records }: FirstUse, property: string): ParsedFile {
  const known = made.get(source) ?? new Map<string, ParsedFile>();
  made.set(source, known);
  const key = JSON.stringify([value, jsonPath, records]);
  const file = known.get(key) ?? {
    source: { ...source, locate: (_, part) => source.locate(jsonPath, part === 'key' ? 'value' : part) },
    value: { [property]: value },
    diagnostics: [],
  };
  known.set(key, file);
  return file;
}

/** What the pages of a template are made of, by the last part of their addresses. */
export interface ValueRecords {
  byId: ReadonlyMap<string, { record: ParsedFile; ofValue: { value: string; records: readonly string[] } }>;
  diagnostics: readonly Diagnostic[];
}

/** The different values of a property as records, each with the ids of the records that have it. */
export function valueRecords(records: ReadonlyMap<string, ParsedFile>, property: string): ValueRecords {
  const byId = new Map<string, { record: ParsedFile; ofValue: FirstUse }>();
  const diagnostics: Diagnostic[] = [];
  for (const use of usesOf(records, property).values()) {
    const { value, source, jsonPath } = use;
    const id = idOfValue(value);
    const other = byId.get(id)?.ofValue.value;
    if (id !== '' && other === undefined) {
      byId.set(id, { record: recordOf(use, property), ofValue: use });
      continue;
    }
    const [code, message, hint] =
      id === ''
        ? ([
            'bad-route',
            sentence`${formatValue(value)} has no letter or digit, so that its page can have no address.`,
            'Write it in words.',
          ] as const)
        : ([
            'duplicate-route',
            sentence`${formatValue(value)} and ${formatValue(other)} have one page: the address of both ends in "${id}".`,
            'Write both alike, or call one of them otherwise.',
          ] as const);
    diagnostics.push(locateDiagnostic({ code, source, jsonPath, message, hint }).diagnostic);
  }
  return { byId, diagnostics };
}
