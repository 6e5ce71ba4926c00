import { groupsAmong, itemDefinitions, optionsAmong } from '../form-rules/definitions.ts';
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

/** Whether the format itself limits the length of its texts. */
const isLimited = ({ format }: CoreText) =>
  format !== undefined && Number.isFinite(FORMATS[format].lengths[1]);

function limitTexts(texts: CoreText[]): void {
  const most = Math.max(DEFAULT_LIMITS.maxLength, ...texts.map(({ maxLength = 0 }) => maxLength));
  for (const text of texts) if (!text.enum && !isLimited(text)) text.maxLength ??= most;
}

function limitNumbers(numbers: CoreNumber[]): void {
  const { number: most } = DEFAULT_LIMITS;
  const minimum = Math.min(-most, ...numbers.map((one) => one.minimum ?? one.exclusiveMinimum ?? 0));
  const maximum = Math.max(most, ...numbers.map((one) => one.maximum ?? one.exclusiveMaximum ?? 0));
  for (const number of numbers) {
    if (number.enum) continue;
    if (number.exclusiveMinimum === undefined) number.minimum ??= minimum;
    if (number.exclusiveMaximum === undefined) number.maximum ??= maximum;
  }
}

function limitLists(lists: CoreList[]): void {
  const most = Math.max(DEFAULT_LIMITS.maxItems, ...lists.map(({ maxItems = 0 }) => maxItems));
  for (const list of lists) {
    // A list without repetitions cannot be longer than its options.
    const isShort = list.uniqueItems && optionsAmong([list.items]);
    if (!isShort) list.maxItems ??= most;
  }
}

/**
 * Limits the definitions of one field, or of the entries of a list. Those without a limit get one that none of the others
 * exceeds.
 */
function limitValues(definitions: CoreSchema[]): void {
  limitTexts(definitions.filter((one) => one.type === 'string'));
  limitNumbers(definitions.flatMap((one) => (one.type === 'number' || one.type === 'integer' ? [one] : [])));
  limitLists(definitions.filter((one) => one.type === 'array'));
  const items = itemDefinitions(definitions);
  if (items.length > 0) limitValues(items);
  addDefaultLimits(groupsAmong(definitions));
}

/** Gives each field without a limit the default one. Changes the definitions in place. */
export function addDefaultLimits(objects: CoreObject[]): void {
  for (const leaf of leavesOf(fieldTree(objects))) limitValues(schemasOf(leaf));
}
