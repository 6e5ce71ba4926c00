import { isObject } from '@json-site/values/objects';
import { inFile, sentence } from '../report/sentence.ts';
import { intended, suggestion } from '../report/wording.ts';
import { referringProperties, shownProperties } from '../schema/collections.ts';
import type { RecordMeaning } from '../schema/vocabulary.ts';
import {
  type CompileContext,
  OMIT,
  type ResolvedObject,
  reportText,
  type SourceLocation,
} from './compile-context.ts';
import { queryRecords } from './queries/query-records.ts';

/**
 * A reference from a record to other records. Records may refer to each other, so a record is resolved with its
 * references as they are; `expand` replaces them when a block shows the record.
 */
class RecordReference {
  readonly meaning: RecordMeaning;
  readonly ids: readonly string[];
  /** The properties to deliver; undefined for all. */
  readonly shown: readonly string[] | undefined;

  constructor(meaning: RecordMeaning, ids: readonly string[], shown: readonly string[] | undefined) {
    this.meaning = meaning;
    this.ids = ids;
    this.shown = shown;
  }
}

/** Replaces references inside a value. Returns the same value if there are none. */
function expandValue(value: unknown, context: CompileContext, outer: readonly string[]): unknown {
  if (value instanceof RecordReference) return expand(value, context, outer);
  if (Array.isArray(value)) {
    const items = value.map((item) => expandValue(item, context, outer));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const expanded = entries.map(([key, inner]): [string, unknown] => [
    key,
    expandValue(inner, context, outer),
  ]);
  const isSame = expanded.every(([, inner], index) => inner === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(expanded);
}

function pick(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const shown = names.filter((name) => Object.hasOwn(record, name));
  return Object.fromEntries(['id', ...shown].map((name) => [name, record[name]]));
}

/**
 * Replaces a reference by its records. `outer` are the records around it: one of them would never end, so it is null,
 * and missing in a list.
 */
function expand(reference: RecordReference, context: CompileContext, outer: readonly string[]): unknown {
  const { meaning, ids, shown } = reference;
  const hasReferences = referringProperties(meaning.collection, context.project.input.schemas).length > 0;
  const found = ids.map((id) => {
    const key = `${meaning.collection}/${id}`;
    const record = outer.includes(key) ? null : context.record(meaning.collection, id);
    if (!isObject(record)) return null;
    const delivered = shown ? pick(record, shown) : record;
    return hasReferences ? expandValue(delivered, context, [...outer, key]) : delivered;
  });
  return meaning.isList ? found.filter((record) => record !== null) : (found[0] ?? null);
}

function deliver(
  meaning: RecordMeaning,
  ids: readonly string[],
  { schema, isInRecord = false }: SourceLocation,
  context: CompileContext,
): unknown {
  const shown = shownProperties(meaning.collection, schema, isInRecord, context.project.input.schemas);
  const reference = new RecordReference(meaning, ids, shown);
  return isInRecord ? reference : expand(reference, context, []);
}

/** Resolves `record:<type>` to the record, or to null. */
export function resolveRecord(
  text: string,
  meaning: RecordMeaning,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  const { collection } = meaning;
  const records = context.project.records.get(collection);
  context.addReference(location, { kind: 'record', to: `${collection}/${text}` });
  if (records?.has(text)) return deliver(meaning, [text], location, context);
  const ids = [...(records?.keys() ?? [])];
  const problem = sentence`there is no ${inFile(`content/${collection}/${text}.json`)}`;
  const right = intended(text, ids, true);
  reportText({ text, location }, context, 'unknown-record', problem, suggestion(text, ids), right);
  return null;
}

/**
 * Resolves `records:<type>` to the records that the query selects. `resolved` is the query without what its schema
 * refuses, and with records in place of ids; null for unknown ids.
 */
export function resolveRecordList(
  written: Record<string, unknown>,
  resolved: ResolvedObject,
  meaning: RecordMeaning,
  location: SourceLocation,
  context: CompileContext,
): unknown {
  if (resolved === OMIT) return OMIT;
  // The check of the schemas reports an unknown collection.
  const { collection } = meaning;
  if (!Object.hasOwn(context.project.input.schemas.records, collection)) return [];
  return deliver(
    meaning,
    queryRecords(collection, written, resolved, location, context).ids,
    location,
    context,
  );
}
