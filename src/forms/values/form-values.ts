/** What a visitor gave to one field: a text, or the options chosen. Dates are `YYYY-MM-DD` once they are readable. */
export type FormValue = string | string[];

/** A form's answers by field. A field without an answer is absent or undefined. */
export type FormValues = Record<string, FormValue | undefined>;

/** Half of a character that needs two, left over from a cut paste. PostgreSQL refuses it. */
const LONE_SURROGATE = /\p{Cs}/gu;

function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD').normalize('NFC').trim();
}

/**
 * The answers as they are checked and stored: no blanks around a text, nothing that a database refuses, and no
 * empty answers. Check and row are made from the same result, so that they cannot disagree.
 */
export function cleanFormValues(answers: FormValues): FormValues {
  const cleaned = Object.entries(answers).map(([name, answer]): [string, FormValue | undefined] => [
    name,
    typeof answer === 'string' ? cleanText(answer) : answer,
  ]);
  return Object.fromEntries(cleaned.filter(([, answer]) => answer !== undefined && answer.length > 0));
}

/** True where both hold the same answers, in whatever order. */
export function sameFormValues(one: FormValues, other: FormValues): boolean {
  const inOrder = (answers: FormValues) => JSON.stringify(Object.entries(cleanFormValues(answers)).sort());
  return inOrder(one) === inOrder(other);
}
