import { groupsAmong, optionsAmong } from '../form-rules/definitions.ts';
import type { CoreList, CoreNumber, CoreObject, CoreSchema, CoreText } from './core-schema.ts';
import { fieldTree, leavesOf, schemasOf } from './field-tree.ts';
import { FORMATS } from './formats.ts';

/**
 * The limits of a field whose data schema has none. They keep every row of a table small, and the form has the same
 * ones: it never accepts what its table refuses.
 */
export const DEFAULT_LIMITS = {
  /** Characters of a text. */
  maxLength: 5000,
  /** Entries of a list. */
  maxItems: 100,
  /** The largest number, and the smallest one without its sign: JavaScript counts exactly up to here. */
  number: Number.MAX_SAFE_INTEGER,
} as const;

/** The limit that all definitions of a field together imply for those without one. */
const fallback = (standard: number, explicit: (number | undefined)[]) =>
  Math.max(standard, ...explicit.filter((limit) => limit !== undefined));

/** Whether the format itself limits the length of its texts. */
const isLimited = ({ format }: CoreText) =>
  format !== undefined && Number.isFinite(FORMATS[format].lengths[1]);

function limitTexts(texts: CoreText[]): void {
  const most = texts.map(({ maxLength }) => maxLength);
  const maxLength = fallback(DEFAULT_LIMITS.maxLength, most);
  for (const text of texts) if (!text.enum && !isLimited(text)) text.maxLength ??= maxLength;
}

function limitNumbers(numbers: CoreNumber[]): void {
  const least = numbers.map(({ minimum, exclusiveMinimum }) => minimum ?? exclusiveMinimum);
  const most = numbers.map(({ maximum, exclusiveMaximum }) => maximum ?? exclusiveMaximum);
  const negated = least.map((limit) => limit && -limit);
  const minimum = -fallback(DEFAULT_LIMITS.number, negated);
  const maximum = fallback(DEFAULT_LIMITS.number, most);
  for (const number of numbers) {
    if (number.enum) continue;
    if (number.exclusiveMinimum === undefined) number.minimum ??= minimum;
    if (number.exclusiveMaximum === undefined) number.maximum ??= maximum;
  }
}

function limitLists(lists: CoreList[]): void {
  const most = lists.map(({ maxItems }) => maxItems);
  const maxItems = fallback(DEFAULT_LIMITS.maxItems, most);
  for (const list of lists) {
    // A list without repetitions cannot be longer than its options.
    const isShort = list.uniqueItems && optionsAmong([list.items]);
    if (!isShort) list.maxItems ??= maxItems;
  }
  limitValues(lists.map(({ items }) => items));
}

/** Limits the definitions of one field, or of the entries of a list. */
function limitValues(definitions: CoreSchema[]): void {
  limitTexts(definitions.filter((one) => one.type === 'string'));
  limitNumbers(definitions.flatMap((one) => (one.type === 'number' || one.type === 'integer' ? [one] : [])));
  const lists = definitions.filter((one) => one.type === 'array');
  if (lists.length > 0) limitLists(lists);
  const objects = groupsAmong(definitions);
  if (objects.length > 0) addDefaultLimits(objects);
}

/** Gives each field without a limit the default one. Changes the definitions in place. */
export function addDefaultLimits(objects: CoreObject[]): void {
  for (const leaf of leavesOf(fieldTree(objects))) limitValues(schemasOf(leaf));
}
