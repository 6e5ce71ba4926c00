import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import { proseKind } from '../schema/prose.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../schema/schema-set.ts';
import { walk } from '../schema/schema-walk.ts';
import { isQuery, writtenAs } from '../schema/vocabulary.ts';

/** A value of a block that is still that of an example. */
export interface SampleValue {
  jsonPath: JsonPath;
  value: unknown;
}

/** A shorter text can be the right one by chance. */
const FEWEST_WORDS = 4;

/** Several short texts of one example are no chance when they have this many words together. */
const FEWEST_TOGETHER = 5;

/** Servers that exist for examples only (RFC 2606). */
const RESERVED = /\bexample\.(?:org|com|net)\b/i;

/** Properties whose short text often says the same on every site, such as "Read more". */
const LABEL = /(?:heading|label|title|button|caption|question)$/i;

/** "Ann Lee": a name, which nobody has by chance. */
const NAME = /^\p{Lu}.*\s\p{Lu}/u;

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/** Identifies a place in a block. The position in a list does not matter: items move. */
const placeOf = (path: JsonPath) => path.filter((name) => typeof name === 'string').join('\n');

/** Identifies a value at its place. */
const keyOf = (path: JsonPath, value: unknown) =>
  `${placeOf(path)}\n${typeof value === 'string' ? value.trim() : JSON.stringify(value)}`;

/** Whether nobody writes this value by chance where an example has it. */
function isCertain({ means }: Schema, path: JsonPath, text: string): boolean {
  if (writtenAs(means) === 'date' || RESERVED.test(text)) return true;
  if (wordsIn(text) >= FEWEST_WORDS) return true;
  return NAME.test(text) && !LABEL.test(String(path.findLast((name) => typeof name === 'string')));
}

/** Whether somebody has written the text: it is no choice, and not the name of something that the project has. */
function isWritten(schema: Schema, text: string): boolean {
  return proseKind(schema) !== null || writtenAs(schema.means) === 'date' || RESERVED.test(text);
}

/**
 * How much an item says: two points for each word, one for each number, time and choice; nothing with a single value.
 */
function weightOf(schema: Schema, item: unknown, set: SchemaSet): number {
  const weights: number[] = [];
  walk(schema, item, set, (inner, value) => {
    if (typeof value === 'string' && proseKind(inner) !== null) weights.push(2 * wordsIn(value));
    else if (typeof value !== 'object' && typeof value !== 'boolean' && !inner.means) weights.push(1);
  });
  return weights.length > 1 ? weights.reduce((sum, one) => sum + one, 0) : 0;
}

interface ExampleValues {
  texts: ReadonlySet<string>;
  /** The objects in its lists. */
  items: ReadonlySet<string>;
}

const examplesOf = remembered((block: Schema, set: SchemaSet): ExampleValues[] =>
  (block.examples ?? []).map((example) => {
    const [texts, items] = [new Set<string>(), new Set<string>()];
    walk(block, example, set, (schema, value, path) => {
      if (typeof value === 'string' && isWritten(schema, value)) texts.add(keyOf(path, value));
      if (isObject(value) && typeof path.at(-1) === 'number') items.add(keyOf(path, value));
    });
    return { texts, items };
  }),
);

/**
 * Returns the values of a block that are still those of an example: what nobody writes by chance, items of a list that
 * are the same as a whole, and short texts of one example that are together. One short text alone can be the right one.
 */
export function samplesIn(block: Schema, value: unknown, set: SchemaSet, base: JsonPath): SampleValue[] {
  const examples = examplesOf(block, set);
  const found = new Map<string, SampleValue>();
  for (const { texts, items } of examples) {
    const equal: (SampleValue & { words: number; isCertain: boolean })[] = [];
    const same: (SampleValue & { weight: number })[] = [];
    walk(block, value, set, (schema, inner, path) => {
      if (schema.$ref === BLOCK_REF || isQuery(schema.means)) return false;
      if (isObject(inner) && typeof path.at(-1) === 'number' && items.has(keyOf(path, inner)))
        same.push({ jsonPath: path, value: inner, weight: weightOf(schema, inner, set) });
      if (typeof inner !== 'string' || !isWritten(schema, inner) || !texts.has(keyOf(path, inner)))
        return undefined;
      const words = wordsIn(inner);
      equal.push({ jsonPath: path, value: inner, words, isCertain: isCertain(schema, path, inner) });
      return undefined;
    });
    const short = equal.filter(({ words }) => words > 1);
    const isTogether =
      short.length > 1 && short.reduce((sum, { words }) => sum + words, 0) >= FEWEST_TOGETHER;
    const reported: SampleValue[] = equal.filter((one) => one.isCertain || (isTogether && one.words > 1));
    const isInside = ({ jsonPath }: SampleValue, inner: SampleValue) =>
      jsonPath.every((name, index) => inner.jsonPath[index] === name);
    // An item with a reported text is that mistake, not a second one.
    const wholes = same.filter(
      (item) => item.weight >= FEWEST_TOGETHER && !reported.some((text) => isInside(item, text)),
    );
    const outermost = wholes.filter(
      (item) => !wholes.some((other) => other !== item && isInside(other, item)),
    );
    for (const { jsonPath, value: one } of [...reported, ...outermost]) {
      const path = [...base, ...jsonPath];
      found.set(JSON.stringify(path), { jsonPath: path, value: one });
    }
  }
  return [...found.values()];
}
