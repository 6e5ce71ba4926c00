import { distance } from 'fastest-levenshtein';
import { nearest } from '@json-site/model/visitor';

const MAX_NAMES = 12;
const MAX_VALUE_LENGTH = 60;

/** The letters of a name, without capitals, hyphens and spaces. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');

/**
 * Whether one letter is missing, added or wrong, or two are swapped. A digit distinguishes: h2 is not a misspelt h3.
 */
function isSlip(wrong: string, name: string, onlySwapped: boolean): boolean {
  let start = 0;
  while (start < Math.min(wrong.length, name.length) && wrong[start] === name[start]) start++;
  let end = 0;
  const most = Math.min(wrong.length, name.length) - start;
  while (end < most && wrong.at(-1 - end) === name.at(-1 - end)) end++;
  const [typed, meant] = [wrong.slice(start, wrong.length - end), name.slice(start, name.length - end)];
  if (!/^\p{L}*$/u.test(typed + meant)) return false;
  const isSwapped = typed.length === 2 && typed === [...meant].reverse().join('');
  return isSwapped || (!onlySwapped && typed.length <= 1 && meant.length <= 1);
}

/** The shortest name in which a wrong letter is surely a slip. */
const SHORTEST = 4;

/**
 * Returns the one name that a misspelt one can only mean: no other is similar, and there is one slip, or other capitals
 * and hyphens. `isOpen`: the wrong name may be the right one of something that does not exist yet, as a page. Then the
 * letters must be the same.
 */
export function intended(wrong: string, known: Iterable<string>, isOpen = false): string | undefined {
  const plain = wrong.toLowerCase();
  const isSame = (name: string) => lettersOf(name) === lettersOf(wrong);
  const isNear = (name: string) =>
    Math.abs(name.length - wrong.length) <= 2 && distance(plain, name.toLowerCase()) <= 2;
  const [name, ...others] = [...known].filter((one) => isSame(one) || isNear(one));
  if (name === undefined || others.length > 0) return undefined;
  if (isSame(name)) return name;
  return wrong.length >= SHORTEST && isSlip(plain, name.toLowerCase(), isOpen) ? name : undefined;
}

/**
 * `Did you mean "card-grid"?  Known: card-grid, faq, hero`. Beside the nearest name, the first names of a long list
 * help nobody.
 */
export function suggestion(wrong: string, known: readonly string[], word = 'Known'): string {
  const near = nearest(wrong, known);
  if (near !== undefined && known.length > MAX_NAMES) return `Did you mean ${JSON.stringify(near)}?`;
  const all = known.length > 0 ? `${word}: ${formatList(known)}` : `${word}: none yet`;
  return near === undefined ? all : `Did you mean ${JSON.stringify(near)}?  ${all}`;
}

/** Lists names, at most `MAX_NAMES` of them. */
export function formatList(names: readonly string[]): string {
  return `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : ''}`;
}

/** Formats a value as written, shortened. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : '[…]';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : '{…}';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 2)}…"` : text;
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object { … }',
  array: 'a list [ … ]',
  null: 'null',
};

/** The name of a JSON type in a message. */
export function kindName(type: string): string {
  return KINDS[type] ?? type;
}

/** The type of a value in a message. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return kindName(Array.isArray(value) ? 'array' : typeof value);
}

/** `1 item`, `2 items` */
export function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en-GB')} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `/a, /b and 3 more` */
export function listed(names: readonly string[], most = 4): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
