import { at, type Sentence, sentence } from '@json-site/compiler/diagnostics';
import { formatValue, intended, kindOf, suggestion } from '@json-site/compiler/words';
import type { JsonPath, ValuePart } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';

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

/** A value that can be meant. */
type Known = string | number | boolean;

export type ReportFormDiagnostic = (
  jsonPath: JsonPath,
  message: Sentence,
  hint: string,
  part?: ValuePart,
  /** The only value that can be meant. */
  right?: Known,
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

export const propertyOf = ({ value, jsonPath }: FormEntry, property: string): Name<unknown> => ({
  name: value[property],
  namePath: [...jsonPath, property],
});

/** The entries that have a name in a property. */
export function namedBy(property: string, entries: readonly FormEntry[]): NamedEntry[] {
  return entries.flatMap((entry) => {
    const { name, namePath } = propertyOf(entry, property);
    return typeof name === 'string' ? [{ ...entry, name, namePath }] : [];
  });
}

/** Reports what an entry is about. `fault` continues the sentence that says what that is. */
export function reportValue(
  { name, namePath }: Name<unknown>,
  fault: string,
  hint: string,
  report: ReportFormDiagnostic,
  right?: Known,
): void {
  report(namePath, sentence`${at(namePath)} is ${formatValue(name)}${fault}`, hint, 'value', right);
}

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
    if (seen.has(entry.name)) reportValue(entry, `, ${owner}.`, hint, report);
    seen.add(entry.name);
  }
}

/** Returns the entries that are about something known, by default a field, and reports the others. */
export function knownAmong<Entry extends Name<unknown>>(
  entries: readonly Entry[],
  known: readonly Known[],
  report: ReportFormDiagnostic,
  fault = "; the form's schema has no such field.",
  word?: string,
): Entry[] {
  return entries.filter((entry) => {
    const { name } = entry;
    if (known.some((one) => one === name)) return true;
    const same = known.find((one) => String(one) === String(name));
    const hint =
      same === undefined
        ? suggestion(String(name), known.map(String), word)
        : `Write ${formatValue(same)}: ${kindOf(same)}, not ${kindOf(name)}.`;
    const texts = known.filter((one) => typeof one === 'string');
    const right = same ?? intended(String(name), texts);
    const isFree = !entries.some((other) => other.name === right);
    reportValue(entry, fault, hint, report, isFree ? right : undefined);
    return false;
  });
}
