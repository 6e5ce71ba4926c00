import type { CoreBranch, CoreObject, CoreSchema, CoreText } from './core-schema.ts';
import { optionsAmong } from './form-rules/definitions.ts';
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

/** More options than people compare at a glance. */
export const MANY_OPTIONS = 15;

const isLimited = ({ format }: CoreText) => format !== undefined && FORMATS[format].isLimited === true;

/**
 * A limit that leaves room for values: no definition of the field has a greater one, and none asks for more. `sign` is
 * that of the limit.
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

/** Bytes of the body of a request: a larger one is refused before the database reads it. */
export const LARGEST_BODY = 262_144;

/** PostgreSQL has at most 1,600 columns, and a row of so many texts does not fit into a page. */
export const MOST_FIELDS = 1000;

/** The fewest bytes of JSON that a value can have. An object may lack what is not required. */
export function leastBytes(core: CoreSchema): number {
  if (core.type === 'string') return core.enum ? 2 : 2 + (core.minLength ?? 0);
  if (core.type === 'array') return 2 + (core.minItems ?? 0) * (1 + leastBytes(core.items));
  if (core.type !== 'object') return 1;
  const { required = [], properties } = core;
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return needed.reduce((sum, [name, inner]) => sum + name.length + 4 + leastBytes(inner), 2);
}

/** Every definition in an object, at every depth, with those that its conditions add; the object is the last one. */
function definitionsIn(core: CoreObject): CoreSchema[] {
  const open: (CoreBranch | CoreSchema)[] = [core];
  const found: CoreSchema[] = [];
  for (let one = open.pop(); one; one = open.pop()) {
    if ('type' in one) found.push(one);
    if ('items' in one) open.push(one.items);
    if ('properties' in one && one.properties)
      for (const inner of Object.values(one.properties)) open.push(inner);
    if ('allOf' in one)
      for (const condition of one.allOf ?? [])
        for (const branch of [condition.then, condition.else]) if (branch) open.push(branch);
  }
  return found.reverse();
}

/** What makes a form too large to be sent, stored or checked: one of its definitions, and why. */
export function tooLarge(core: CoreObject): { schema: CoreSchema; reason: string } | undefined {
  const all = definitionsIn(core);
  if (all.length > MOST_FIELDS) return { schema: core, reason: `it has more than ${MOST_FIELDS} fields` };
  const schema = all.find((one) => leastBytes(one) > LARGEST_BODY);
  return (
    schema && { schema, reason: `its smallest value does not fit into a request of ${LARGEST_BODY} bytes` }
  );
}
