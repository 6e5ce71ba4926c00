import { locateInFile } from '@json-site/compiler/diagnostics';
import { parseFile } from '@json-site/compiler/documents';
import type { Diagnostic } from '@json-site/compiler/types';
import { count } from '@json-site/compiler/words';
import { formatPath, type JsonPath, rangeOf } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import { toCore } from './core/to-core.ts';
import { dataFieldsOf } from './core/to-fields.ts';
import type { CoreObject, CoreSchema } from './core-schema.ts';
import { refuseEmpty } from './empty-form.ts';
import type { DataField } from './form-fields.ts';
import { tooLarge } from './limits.ts';
import { origins } from './passes/origins.ts';
import type { Remark, ReportReason } from './passes/pass.ts';
import type { Json } from './passes/schema-tree.ts';
import { simplify } from './passes/simplify.ts';
import { checkReach } from './reach/check-reach.ts';

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
  /** Paths of the fields (`address.country`, `guests.name`) whose `default` the content asks for. */
  defaultsFor?: ReadonlySet<string>;
  /** The place of the schema in its file, as a JSON pointer. */
  pointer?: string;
  /** The main language of the site. */
  language?: string | undefined;
}

/** Reports each remark of the passes once, with the number of its places. */
function noticesOf(source: SourceFile, remarks: readonly Remark[]): Diagnostic[] {
  const first = remarks.filter((one) => one === remarks.find(({ message }) => message === one.message));
  return first.map(({ at: jsonPath, message, hint, isWarning }) => {
    const same = remarks.filter((remark) => remark.message === message);
    // A definition that is used twice may be read twice.
    const amount = new Set(same.map(({ at }) => formatPath(at))).size;
    const places = amount > 1 ? ` (${count(amount, 'place')})` : '';
    const severity = isWarning ? 'warning' : 'notice';
    const text = message.replace(/\.$/, `${places}.`);
    const part = jsonPath.length > 0 ? 'key' : 'open';
    return locateInFile({ code: 'form-schema', severity, source, jsonPath, part, message: text, hint });
  });
}

/** Names fields of the same object that visitors could not tell apart in messages and answers. */
function reportEqualTitles(fields: readonly DataField[], remark: (one: Remark) => void): void {
  for (const [index, { name, title, location, isConditional, fields: inner }] of fields.entries()) {
    reportEqualTitles(inner, remark);
    const isSame = (one: DataField) => title !== undefined && one.title === title && !one.isConditional;
    const other = isConditional ? undefined : fields.slice(0, index).find(isSame);
    if (!other) continue;
    const message = `Two fields have the same title ${JSON.stringify(title)}: ${other.name} and ${name}.`;
    remark({ at: location, message, hint: 'Write a "label" for each in content/forms/.' });
  }
}

function reduce(source: SourceFile, { defaultsFor = new Set(), pointer, language }: ReadOptions): DataSchema {
  const parsed = parseFile(source);
  const diagnostics = [...parsed.diagnostics];
  if (parsed.value === undefined)
    return { core: { type: 'object', properties: {} }, fields: [], diagnostics, notices: [] };
  const reported = new Map<string, JsonPath>();
  /** Whether something inside a part was reported, so many levels deeper or more. */
  const hasReported = (at: JsonPath, deeper = 0) =>
    [...reported.values()].some(
      (path) => path.length >= at.length + deeper && at.every((segment, index) => path[index] === segment),
    );
  const report: ReportReason = (jsonPath, { message, hint, part = jsonPath.length > 0 ? 'key' : 'open' }) => {
    const id = JSON.stringify([jsonPath, message]);
    // A definition that is used twice is read twice, and an error inside a part leads to others about the part.
    if (reported.has(id) || hasReported(jsonPath, 1)) return;
    reported.set(id, jsonPath);
    diagnostics.push(locateInFile({ code: 'form-schema', source, jsonPath, part, message, hint }));
  };
  const remarks: Remark[] = [];
  const remark = (one: Remark) => void remarks.push(one);
  const schema = simplify(parsed.value, { report, remark, language }, pointer);
  const lineOf = (at: JsonPath) => rangeOf(source, at, 'key').line;
  const described = new Map<CoreSchema, Json>();
  const context = { report, remark, hasReported, defaultsFor, lineOf, described, path: [], around: [] };
  const core = toCore(schema, context);
  const large = diagnostics.length === 0 ? tooLarge(core) : undefined;
  if (large) {
    const at = described.get(large.schema);
    const message = `The schema is too large for a form: ${large.reason}.`;
    report(at ? origins.at(at) : [], { message, hint: 'Split the form, or correct the number.' });
  }
  // Errors in the schema would cause errors here too, and would be reported twice.
  if (diagnostics.length === 0) checkReach(core, described, { report, remark });
  if (diagnostics.length === 0) refuseEmpty(core);
  const fields = large ? [] : dataFieldsOf([core], described);
  reportEqualTitles(fields, remark);
  return { core, fields, diagnostics, notices: noticesOf(source, remarks) };
}

const cache = new WeakMap<SourceFile, Map<string, DataSchema>>();

/**
 * Reduces the data schema of a form to the core, and lists every reason why it cannot be a form. Cached for an
 * unchanged file, which is the same object. Never throws.
 */
export function readDataSchema(source: SourceFile, options: ReadOptions = {}): DataSchema {
  const key = JSON.stringify([options.pointer, options.language, ...[...(options.defaultsFor ?? [])].sort()]);
  const known = cache.get(source) ?? new Map<string, DataSchema>();
  const schema = known.get(key) ?? reduce(source, options);
  cache.set(source, known.set(key, schema));
  return schema;
}
