import { at, type Sentence, sentence } from '../../report/sentence.ts';
import { formatValue, intended, suggestion } from '../../report/wording.ts';
import { isObject } from '../../schema/schema-walk.ts';
import type { JsonPath, ValuePart } from '../../source/locations.ts';

/** An object in a form's file, of which any part may be invalid. */
export interface FormEntry {
  value: Record<string, unknown>;
  jsonPath: JsonPath;
}

/** What an entry is about: the name of a section, field or column, or the value of an option. */
export interface Name<Value = string> {
  name: Value;
  namePath: JsonPath;
}

export type NamedEntry = FormEntry & Name;

export type ReportFormDiagnostic = (
  jsonPath: JsonPath,
  message: Sentence,
  hint?: Sentence,
  part?: ValuePart,
  /** The only value that can be meant. */
  right?: string | number | boolean,
) => void;

export const objectOf = (value: unknown) => (isObject(value) ? value : {});

/** The objects of a list in an entry. */
export function entriesIn({ value, jsonPath }: FormEntry, list: string): FormEntry[] {
  const items: unknown = value[list];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) =>
    isObject(item) ? [{ value: item, jsonPath: [...jsonPath, list, index] }] : [],
  );
}

/** The entries that have a name in a property. */
export function namedBy(property: string, entries: readonly FormEntry[]): NamedEntry[] {
  return entries.flatMap((entry) => {
    const name = entry.value[property];
    return typeof name === 'string' ? [{ ...entry, name, namePath: [...entry.jsonPath, property] }] : [];
  });
}

export const subjectOf = ({ name, namePath }: Name<unknown>) =>
  sentence`${at(namePath)} is ${formatValue(name)}`;

/** Reports each name that is taken, by an entry before it or by something else. `owner` says what has it already. */
export function reportTaken(
  entries: readonly Name<unknown>[],
  taken: readonly unknown[],
  owner: string,
  hint: string,
  report: ReportFormDiagnostic,
): void {
  const seen = new Set(taken);
  for (const entry of entries) {
    if (seen.has(entry.name)) report(entry.namePath, sentence`${subjectOf(entry)}, ${owner}.`, hint);
    seen.add(entry.name);
  }
}

/** Returns the entries that name one of the fields, and reports the others. */
export function knownAmong(
  entries: readonly NamedEntry[],
  fields: readonly string[],
  report: ReportFormDiagnostic,
): NamedEntry[] {
  return entries.filter((entry) => {
    const { name, namePath } = entry;
    if (fields.includes(name)) return true;
    const inGroup = fields.filter((field) => field.startsWith(`${name}.`));
    if (inGroup.length > 0) {
      const message = sentence`${subjectOf(entry)}, a group; each of its fields has its own column.`;
      report(namePath, message, `Name one of: ${inGroup.join(', ')}.`);
    } else {
      const message = sentence`${subjectOf(entry)}; the form's schema has no such field.`;
      const right = intended(name, fields);
      const isFree = !entries.some((other) => other.name === right);
      report(namePath, message, suggestion(name, fields), 'value', isFree ? right : undefined);
    }
    return false;
  });
}
