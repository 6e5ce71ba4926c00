/** The value of one field: a text, or the selected options. A valid date is `YYYY-MM-DD`. */
export type FormValue = string | string[];

/** The values of a form by field name. The value of an empty field is absent or undefined. */
export type FormValues = Record<string, FormValue | undefined>;

/** Half of a surrogate pair, as cut text can contain. PostgreSQL refuses it. */
const LONE_SURROGATE = /\p{Cs}/gu;

function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD').normalize('NFC').trim();
}

/**
 * Trims texts, removes characters that a database refuses, and drops empty values. The validator and the stored row
 * both use the result, so they cannot disagree.
 */
export function cleanFormValues(values: FormValues): FormValues {
  const cleaned = Object.entries(values).map(([name, value]): [string, FormValue | undefined] => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(cleaned.filter(([, value]) => value !== undefined && value.length > 0));
}

/** True if both have the same values, in any order. */
export function sameFormValues(one: FormValues, other: FormValues): boolean {
  const serialize = (values: FormValues) => JSON.stringify(Object.entries(cleanFormValues(values)).sort());
  return serialize(one) === serialize(other);
}
