import {
  decisiveDefinition,
  definitionsNamed,
  groupsAmong,
  hasVisibleCharacter,
  itemDefinitions,
} from '@json-site/form-core/form-rules';
import type { CoreNumber, CoreObject, CoreSchema, FormatName } from '@json-site/form-core/schema';
import { asciiForms } from './ascii-forms.ts';
import type { FormValues } from './form-values.ts';
import { parseNumber, roundedNumber } from './numbers.ts';

/** Half of a surrogate pair, as cut text can contain. PostgreSQL refuses it. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** A host name with a dot, then a port, path, query or fragment. */
const ADDRESS_WITHOUT_SCHEME = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

const SCHEME = /^https?:/i;

/** Removes characters that a database refuses and space at both ends. A text that nobody can see becomes empty. */
export function cleanText(text: string): string {
  const cleaned = text.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD').normalize('NFC').trim();
  return hasVisibleCharacter(cleaned) ? cleaned : '';
}

/** Removes what people type or paste around an e-mail address. A space within the part before the @ is a mistake. */
function cleanEmail(text: string): string {
  const address = asciiForms(text)
    .replace(/^(?:mailto:\s*)+/i, '')
    .replace(/[\s.,;]+$/, '');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at).trimEnd()}@${address.slice(at + 1).replace(/\s/g, '')}`;
}

/** Adds the scheme to a web address. A word without a dot is no address; validation reports it. */
function cleanUri(text: string): string {
  // A path can contain full-width characters; a scheme cannot.
  const typed = SCHEME.test(text) ? text : asciiForms(text);
  const address = typed.replace(/^\/\//, '');
  return ADDRESS_WITHOUT_SCHEME.test(address) ? `https://${address}` : typed;
}

const asTyped = (text: string) => text;

/** Removes from a text of each format what visitors do not mean. */
const CLEANERS: Readonly<Record<FormatName, (text: string) => string>> = {
  email: cleanEmail,
  uri: cleanUri,
  tel: asciiForms,
  date: asTyped,
  time: asTyped,
  'date-time': asTyped,
  uuid: asciiForms,
};

/** Converts a text to the characters that its pattern asks for: a postcode in full-width digits. */
function cleanPatterned(text: string, pattern: string): string {
  const plain = asciiForms(text);
  if (plain === text) return text;
  const valid = new RegExp(pattern, 'u');
  return valid.test(plain) && !valid.test(text) ? plain : text;
}

/** As the validator: Ajv's `multipleOfPrecision`. */
const PRECISION = 1e-9;

/** Whether a number breaks a rule about numbers. */
function breaksRule(number: number, rules: CoreNumber): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  if (number < minimum || number > maximum) return true;
  if (number <= (exclusiveMinimum ?? -Infinity) || number >= (exclusiveMaximum ?? Infinity)) return true;
  const quotient = number / (multipleOf ?? 1);
  return multipleOf !== undefined && Math.abs(quotient - Math.round(quotient)) > PRECISION;
}

/**
 * A number with too many digits stays a text, so that no rounded one is stored. If it breaks a rule, it becomes a
 * number: the message is then about the rule, and not that it is no number.
 */
function cleanNumber(rules: CoreNumber, text: string): string | number {
  const number = parseNumber(text, 'en');
  const rounded = typeof number === 'number' ? undefined : roundedNumber(text);
  return rounded !== undefined && breaksRule(rounded, rules) ? rounded : number;
}

/** Cleans the text of a field, as its definition in the data schema requires. */
export function cleanField(definition: CoreSchema | undefined, text: string): string | number {
  const cleaned = cleanText(text);
  if (definition?.type === 'number' || definition?.type === 'integer')
    return cleanNumber(definition, cleaned);
  if (definition?.type !== 'string') return cleaned;
  const { format, pattern } = definition;
  if (format) return CLEANERS[format](cleaned);
  return pattern === undefined ? cleaned : cleanPatterned(cleaned, pattern);
}

const isEmpty = (value: unknown) => value === undefined || value === '';

function cleanList(definitions: CoreSchema[], list: unknown[]): unknown[] | undefined {
  const items = itemDefinitions(definitions);
  const isGroup = items[0]?.type === 'object';
  // An empty item stays, so that every error keeps the index of its item.
  const cleaned = list.map((item) => cleanValue(items, item) ?? (isGroup ? {} : ''));
  return cleaned.length > 0 ? cleaned : undefined;
}

function cleanObject(
  definitions: CoreSchema[],
  value: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const groups = groupsAmong(definitions);
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    cleanValue(definitionsNamed(groups, name), inner),
  ]);
  const kept = entries.filter(([, inner]) => !isEmpty(inner));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Cleans one value. Returns undefined for an empty one. */
function cleanValue(definitions: CoreSchema[], value: unknown): unknown {
  if (typeof value === 'string') {
    const cleaned = cleanField(decisiveDefinition(definitions), value);
    return isEmpty(cleaned) ? undefined : cleaned;
  }
  if (Array.isArray(value)) return cleanList(definitions, value);
  if (typeof value === 'object' && value !== null) {
    return cleanObject(definitions, value as Record<string, unknown>);
  }
  return value === null || Number.isNaN(value) ? undefined : value;
}

/** Cleans the values of a group that has several definitions. */
export function cleanGroup(definitions: readonly CoreObject[], values: FormValues): FormValues {
  return (cleanValue([...definitions], values) ?? {}) as FormValues;
}

/**
 * Removes from the values of a form what visitors do not mean: space around texts, characters that a database refuses,
 * empty values. Adds the scheme of web addresses. The validator and the stored row both use the result, so they cannot
 * disagree.
 */
export function cleanValues(core: CoreObject, values: FormValues): FormValues {
  return cleanGroup([core], values);
}
