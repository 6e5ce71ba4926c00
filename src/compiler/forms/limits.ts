import { optionsAmong } from '../form-rules/definitions.ts';
import type { CoreSchema, CoreText } from './core-schema.ts';
import { FORMATS } from './formats.ts';
import type { Json } from './passes/schema-tree.ts';

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

/**
 * A limit that leaves room for values: no definition of the field has a greater one, and none asks for more. `sign` is that
 * of the limit.
 */
function limitOf(family: readonly Json[], usual: number, upper: string[], lower: string[], sign = 1): number {
  const said = (keywords: string[]) =>
    family.flatMap((one) => keywords.map((keyword) => sign * Number(one[keyword] ?? 0)));
  const least = Math.max(0, ...said(lower));
  return sign * Math.max(usual, ...said(upper), least < usual ? 0 : 2 * least);
}

const UPPER = ['maximum', 'exclusiveMaximum'];
const LOWER = ['minimum', 'exclusiveMinimum'];

/** Gives a value without a limit the default one. `family` are all definitions of the field. Changes `core`. */
export function addLimits(core: CoreSchema, family: readonly Json[]): void {
  const { maxLength, maxItems, number } = DEFAULT_LIMITS;
  // A list without repetitions cannot be longer than its options.
  if (core.type === 'array' && !(core.uniqueItems && optionsAmong([core.items])))
    core.maxItems ??= limitOf(family, maxItems, ['maxItems'], ['minItems']);
  if (optionsAmong([core])) return;
  if (core.type === 'string' && !isLimited(core))
    core.maxLength ??= limitOf(family, maxLength, ['maxLength'], ['minLength']);
  if (core.type !== 'number' && core.type !== 'integer') return;
  if (core.exclusiveMinimum === undefined) core.minimum ??= limitOf(family, number, LOWER, UPPER, -1);
  if (core.exclusiveMaximum === undefined) core.maximum ??= limitOf(family, number, UPPER, LOWER);
}
