/** A reference to a property of the record, such as `{record.name}`. With `?`, the record need not have it. */
export const RECORD_REFERENCE = /\{record\.([^{}?]*)(\?)?\}/g;

const WHOLE = new RegExp(`^${RECORD_REFERENCE.source}$`);

/** The name in a text that is one reference and nothing else. It becomes the value, of any type. */
export function wholeReference(text: string): string | undefined {
  return WHOLE.exec(text)?.[1];
}

/** Whether a text refers to the record. */
export function refersToRecord(text: string): boolean {
  return text.includes('{record.');
}
