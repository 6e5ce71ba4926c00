import { knownPageLanguage } from './known-page-language.ts';

/** The separators of a language's numbers. */
interface Separators {
  group: string;
  decimal: string;
}

/** Up to this number of digits, JavaScript represents every number. Of longer ones, only those that it writes as typed. */
const MAX_DIGITS = 15;

const separators = new Map<string, Separators>();

function separatorsOf(language: string): Separators {
  const known = separators.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12_345_678.9);
  const find = (type: string, standard: string) =>
    parts.find((part) => part.type === type)?.value ?? standard;
  const found = { group: find('group', ','), decimal: find('decimal', '.') };
  separators.set(language, found);
  return found;
}

const escapePattern = (text: string) => text.replace(/[.\\]/g, '\\$&');

/**
 * Converts typed text to a number if it can mean only one: 1250, 1,250, 1 250, £1,250.50, −3. Returns any other text
 * unchanged; validation then reports it.
 */
export function parseNumber(typed: string, language = knownPageLanguage()): number | string {
  const { group, decimal } = separatorsOf(language);
  const groups = new RegExp(`^(\\d{1,3})((?:[\\s${escapePattern(group)}'’]\\d{3})+)(?!\\d)`);
  const text = typed
    .replace(/^\s*([+−-]?)\s*\p{Sc}?\s*|\s*\p{Sc}?\s*$/gu, '$1')
    .replace(/^−/, '-')
    .replace(/^\+/, '');
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(text) ?? [];
  const plain = digits.replace(groups, (match) => match.replace(/\D/g, '')).replace(decimal, '.');
  const isExact = plain.replace(/\D/g, '').length <= MAX_DIGITS || String(Number(plain)) === plain;
  const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(plain) && isExact;
  // Adding 0 makes −0 a 0.
  return isNumber ? Number(sign + plain) + 0 : typed;
}
