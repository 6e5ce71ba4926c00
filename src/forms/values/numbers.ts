import { asciiForms } from './ascii-forms.ts';
import { knownPageLanguage } from './known-page-language.ts';

/** How a language writes numbers. */
interface NumberNotation {
  group: string;
  decimal: string;
  /** Matches the groups of a number's whole part. */
  groups: RegExp;
}

/**
 * Up to this number of digits, JavaScript represents every number. Of longer ones, only those that it writes as typed.
 */
const MAX_DIGITS = 15;

/** The separators of Arabic digits, which a keyboard can write in every language. */
const ARABIC_GROUP = '٬';
const ARABIC_DECIMAL = '٫';

const escapePattern = (text: string) => text.replace(/[.\\]/g, '\\$&');

function readNotation(language: string): NumberNotation {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12_345_678.9);
  const find = (type: string, standard: string) =>
    parts.find((part) => part.type === type)?.value ?? standard;
  const group = find('group', ',');
  const mark = `[\\s${escapePattern(group)}'’]`;
  // Languages of India write 1,23,45,678.
  const [, second = ''] = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const inPairs = second.length === 2 ? `|\\d{1,2}(?:${mark}\\d{2})*${mark}\\d{3}` : '';
  return {
    group,
    decimal: find('decimal', '.'),
    groups: new RegExp(`^(?:\\d{1,3}(?:${mark}\\d{3})+${inPairs})(?!\\d)`),
  };
}

const notations = new Map<string, NumberNotation>();

function notationOf(language: string): NumberNotation {
  const notation = notations.get(language) ?? readNotation(language);
  notations.set(language, notation);
  return notation;
}

/** Converts typed text to a number as JavaScript writes it, without rounding. Returns undefined for any other text. */
function plainNumber(typed: string, language: string): string | undefined {
  const { group, decimal, groups } = notationOf(language);
  const text = asciiForms(typed)
    .replace(/^\s*([+−-]?)\s*\p{Sc}?\s*|\s*\p{Sc}?\s*$/gu, '$1')
    .replace(/^−/, '-')
    .replace(/^\+/, '')
    .replaceAll(ARABIC_GROUP, group)
    .replaceAll(ARABIC_DECIMAL, decimal);
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(text) ?? [];
  const plain = digits.replace(groups, (match) => match.replace(/\D/g, '')).replace(decimal, '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? sign + plain : undefined;
}

/**
 * Converts typed text to a number if it can mean only one: 1250, 1,250, 1 250, £1,250.50, −3, １２. Returns any other
 * text unchanged, also a number with more digits than JavaScript can represent; validation then reports it.
 */
export function parseNumber(typed: string, language = knownPageLanguage()): number | string {
  const plain = plainNumber(typed, language);
  if (plain === undefined) return typed;
  const isExact = plain.replace(/\D/g, '').length <= MAX_DIGITS || String(Number(plain)) === plain;
  // Adding 0 makes −0 a 0.
  return isExact ? Number(plain) + 0 : typed;
}

/** The number that is next to a typed one with too many digits. Returns undefined for text that is no number. */
export function roundedNumber(typed: string, language = knownPageLanguage()): number | undefined {
  const plain = plainNumber(typed, language);
  const number = Number(plain);
  if (plain === undefined) return undefined;
  return Number.isFinite(number) ? number : Math.sign(number) * Number.MAX_VALUE;
}

/** Writes a number so that it can be typed: without groups, with the decimal separator of the language. */
export function writeNumber(number: number, language: () => string): string {
  const text = String(number);
  return Number.isInteger(number) ? text : text.replace('.', notationOf(language()).decimal);
}
