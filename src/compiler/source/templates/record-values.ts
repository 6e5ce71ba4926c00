import { proseKind } from '../../schema/prose.ts';
import type { Schema } from '../../schema/schema-set.ts';
import { isWrittenAsObject } from '../../schema/vocabulary.ts';

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

/** Matches a text up to a place inside the address of a link: `[label](https://…`. */
const INSIDE_ADDRESS = /\]\([^()\s]*$/;

/**
 * Whether visitors read a part of a text: not that of an identifier, such as the name of an icon, and not that of an
 * address.
 * @param target The schema of the text. Undefined if there is none.
 */
export function isReadAt(text: string, start: number, target: Schema | undefined): boolean {
  const kind = target ? proseKind(target) : 'plain';
  return kind !== null && !(kind === 'inline' && INSIDE_ADDRESS.test(text.slice(0, start)));
}

/** Whether values of a property are texts or numbers, which can be part of a text. */
export function isPartOfText({ type, enum: values, means }: Schema): boolean {
  if (means !== undefined) return !isWrittenAsObject(means);
  return values !== undefined || ['string', 'number', 'integer'].includes(type ?? '');
}
