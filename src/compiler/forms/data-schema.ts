import { Ajv, type ValidateFunction } from 'ajv';
import { locateDiagnostic } from '../report/diagnostic.ts';
import { count, formatValue } from '../report/wording.ts';
import { parseFile } from '../source/json-file.ts';
import { followPointer } from '../source/json-pointer.ts';
import { formatPath, type JsonPath, rangeOf } from '../source/locations.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Diagnostic } from '../types.ts';
import type { CoreObject, CoreSchema } from './core-schema.ts';
import { refuseEmpty } from './empty-form.ts';
import type { DataField } from './form-fields.ts';
import { addDefaultLimits } from './limits.ts';
import type { Remark } from './passes/pass.ts';
import { type Simplified, simplify } from './passes/simplify.ts';
import { checkReach } from './reach/check-reach.ts';
import type { Part } from './reduce/part.ts';
import { readPart } from './reduce/read-part.ts';
import { MAX_PARTS, type Reader, type ReportReason } from './reduce/reader.ts';
import { resolveAlternatives } from './reduce/resolve-alternatives.ts';
import { toCore } from './reduce/to-core.ts';
import { dataFieldsOf } from './reduce/to-fields.ts';

/** A data schema, reduced to the core. */
export interface DataSchema {
  core: CoreObject;
  /** In the order of the schema. */
  fields: DataField[];
  /** Every reason why the schema cannot be a form. With any of them, `core` and `fields` are incomplete. */
  diagnostics: Diagnostic[];
  /** Keywords without an effect on the form, which may be intended for other tools. */
  notices: Diagnostic[];
}

export interface ReadOptions {
  /** Paths of the fields (`address.country`) whose `default` the content asks for. */
  defaultsFor?: ReadonlySet<string>;
  /** The place of the schema in its file, as a JSON pointer. */
  pointer?: string;
}

let metaSchema: ValidateFunction | undefined;
const META_SCHEMA = 'http://json-schema.org/draft-07/schema#';

/** Reports values that JSON Schema itself does not allow, such as a negative `minLength`. */
function checkMetaSchema(value: unknown, report: ReportReason): void {
  metaSchema ??= new Ajv({ allErrors: true, strict: false }).getSchema(META_SCHEMA);
  const validate = metaSchema;
  if (!validate || validate(value)) return;
  const seen = new Set<string>();
  for (const { instancePath, message = '', keyword } of validate.errors ?? []) {
    // An error of "anyOf" follows from the errors of its alternatives.
    if (keyword === 'anyOf' || keyword === 'if' || seen.has(instancePath)) continue;
    seen.add(instancePath);
    const { value: found, jsonPath = [] } = followPointer(value, instancePath) ?? {};
    // readTypes() explains wrong types.
    if (jsonPath.includes('type') && typeof found === 'string') continue;
    const name = jsonPath.length > 0 ? formatPath(jsonPath.slice(-1)) : 'The file';
    const hint = 'Correct the value, or remove the keyword.';
    report(jsonPath, `${name} is ${formatValue(found)}; in a JSON Schema, it ${message}.`, hint, 'value');
  }
}

/** Reports each remark of the passes once, with the number of its places. */
function noticesOf(source: SourceFile, remarks: readonly Remark[]): Diagnostic[] {
  const groups = new Map<string, Remark[]>();
  for (const remark of remarks) {
    const group = groups.get(remark.message) ?? [];
    // A definition that is used twice may be read twice.
    if (!group.some(({ at }) => formatPath(at) === formatPath(remark.at))) group.push(remark);
    groups.set(remark.message, group);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { at: jsonPath, message, hint, isWarning } = first;
    const places = others.length > 0 ? ` (${count(others.length + 1, 'place')})` : '';
    const severity = isWarning ? 'warning' : 'notice';
    const text = message.replace(/\.$/, `${places}.`);
    const part = jsonPath.length > 0 ? 'key' : 'open';
    return [locateDiagnostic({ code: 'form-schema', severity, source, jsonPath, part, message: text, hint })];
  });
}

/** The fields with their locations in the file. */
const locateFields = (fields: readonly DataField[], locate: Simplified['locate']): DataField[] =>
  fields.map((field) => ({
    ...field,
    location: locate(field.location),
    fields: locateFields(field.fields, locate),
  }));

function reduce(source: SourceFile, { defaultsFor = new Set(), pointer }: ReadOptions): DataSchema {
  const parsed = parseFile(source);
  const diagnostics = [...parsed.diagnostics];
  if (parsed.value === undefined)
    return { core: { type: 'object', properties: {} }, fields: [], diagnostics, notices: [] };
  const seen = new Set<string>();
  const reported: JsonPath[] = [];
  const hasReported = (at: JsonPath) =>
    reported.some((path) => at.every((segment, index) => path[index] === segment));
  const { schema, locate, remarks } = simplify(parsed.value, pointer);
  const report: ReportReason = (at, message, hint, part = 'key') => {
    const jsonPath = locate(at);
    const id = JSON.stringify([jsonPath, message]);
    // A definition that is used twice is read twice.
    if (seen.has(id)) return;
    seen.add(id);
    reported.push(at);
    diagnostics.push(locateDiagnostic({ code: 'form-schema', source, jsonPath, part, message, hint }));
  };
  checkMetaSchema(schema, report);
  const remark: Reader['remark'] = (at, message, hint) =>
    void remarks.push({ at: locate(at), message, hint });
  const reader: Reader = { root: schema, report, remark, hasReported, openRefs: ['#'], parts: 0 };
  const root = readPart(schema, [], reader);
  if (reader.parts > MAX_PARTS) {
    report(
      [],
      'The schema is too large for a form, once its references are followed.',
      'Split the form.',
      'open',
    );
    return { core: { type: 'object', properties: {} }, fields: [], diagnostics, notices: [] };
  }
  resolveAlternatives(root, [], reader);
  const origins = new Map<CoreSchema, Part>();
  const lines = (at: JsonPath) => rangeOf(source, locate(at), 'key').line;
  const core = toCore(root, { reader, origins, defaultsFor, lines });
  // Errors in the schema would cause errors here too, and would be reported twice.
  if (diagnostics.length === 0) checkReach(core, origins, report);
  addDefaultLimits([core]);
  if (diagnostics.length === 0) refuseEmpty(core);
  const fields = locateFields(dataFieldsOf([core], [], origins), locate);
  return { core, fields, diagnostics, notices: noticesOf(source, remarks) };
}

const cache = new WeakMap<SourceFile, Map<string, DataSchema>>();

/**
 * Reduces the data schema of a form to the core, and lists every reason why it cannot be a form. Cached for an unchanged
 * file, which is the same object. Never throws.
 */
export function readDataSchema(source: SourceFile, options: ReadOptions = {}): DataSchema {
  const key = JSON.stringify([options.pointer, ...[...(options.defaultsFor ?? [])].sort()]);
  const known = cache.get(source) ?? new Map<string, DataSchema>();
  cache.set(source, known);
  let schema = known.get(key);
  if (!schema) {
    schema = reduce(source, options);
    known.set(key, schema);
  }
  return schema;
}
