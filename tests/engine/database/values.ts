import type {
  CoreList,
  CoreNumber,
  CoreObject,
  CoreSchema,
  CoreText,
} from '../../../src/form-core/core-schema.ts';
import {
  type FieldNode,
  fieldTree,
  isAlwaysRequired,
  leavesOf as leavesOfTree,
} from '../../../src/form-core/field-tree.ts';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import { anyValue, FORMAT_TEXTS, goodValue, goodValues, type Values } from '../../support/core-samples.ts';
import { fc } from '../../support/fast-check.ts';
import { valueAt } from '../../support/value-at.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { prepare, withValue } from './rows.ts';

/** Form values that test one field. */
export interface Trial {
  field: string;
  values: Values;
}

const LISTS = (options: string[]) => [
  [],
  options,
  ...options.map((option) => [option]),
  [...options.slice(0, 1), ...options.slice(0, 1)],
  ['other'],
  [...options, 'x'],
  [''],
  [...options].reverse(),
  [options[0]?.toUpperCase() ?? ''],
  ...HOSTILE_TEXTS.slice(0, 60).map((text) => [...options.slice(0, 1), text]),
];

/** Texts around every length limit, in characters of one, two and four bytes: limits count characters. */
function lengths({ minLength = 1, maxLength = 50 }: CoreText): string[] {
  const around = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  return around.flatMap((length) =>
    ['x', 'é', '\u{1f600}'].map((letter) => letter.repeat(Math.max(0, length))),
  );
}

const nearOption = (option: string) => [option, ` ${option} `, option.toUpperCase(), `${option}x`];

/** Texts of a format with as many characters as wanted, where the format itself has no limit. */
const OF_LENGTH: Partial<Record<NonNullable<CoreText['format']>, (length: number) => string>> = {
  email: (length) => `${'a'.repeat(Math.max(1, length - 5))}@b.co`,
  uri: (length) => `https://${'x'.repeat(Math.max(1, length - 8))}`,
  tel: (length) => '1'.repeat(length),
};

function textBoundaries(schema: CoreText): unknown[] {
  const options = schema.enum ?? [];
  const ofFormat = schema.format ? (FORMAT_TEXTS[schema.format] ?? []) : [];
  const isShort = options.length > 0 || ofFormat.length > 0;
  const { format, maxLength = 0 } = schema;
  const ofLength = format && OF_LENGTH[format];
  return [
    ...(ofLength && maxLength > 0 ? [ofLength(maxLength), ofLength(maxLength + 1)] : []),
    ...lengths(isShort ? { ...schema, maxLength: 50 } : schema),
    ...ofFormat,
    ...options.flatMap(nearOption),
  ];
}

function numberBoundaries({ minimum, maximum, multipleOf = 1, ...schema }: CoreNumber): unknown[] {
  const limits = [minimum, maximum, schema.exclusiveMinimum, schema.exclusiveMaximum, ...(schema.enum ?? [])];
  const around = limits.flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit - 0.5, limit, limit + 1],
  );
  return [
    ...around,
    0,
    0.1 + 0.2,
    multipleOf,
    multipleOf * 7,
    multipleOf / 2,
    1e-7,
    5e-324,
    2 ** 53 - 1,
    1e21,
    -0,
  ];
}

function listBoundaries(schema: CoreList): unknown[] {
  const { items, minItems = 1, maxItems = 3 } = schema;
  const good = goodValue(items);
  const of = (count: number) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => goodValue(items, index + 1));
  if (items.type === 'string' && items.enum) return LISTS(items.enum);
  const counts = [minItems - 1, minItems, Math.min(maxItems, 101), Math.min(maxItems, 101) + 1];
  const odd = boundaryValues(items).slice(0, 40);
  return [...counts.map(of), [good, good], ...odd.map((value) => [good, value])];
}

function objectBoundaries(core: CoreObject): unknown[] {
  return [...boundaries(core)].map(({ values }) => values);
}

function boundaryValues(schema: CoreSchema): unknown[] {
  switch (schema.type) {
    case 'boolean':
      return [true, false];
    case 'array':
      return listBoundaries(schema);
    case 'object':
      return objectBoundaries(schema);
    case 'string':
      return textBoundaries(schema);
    default:
      return numberBoundaries(schema);
  }
}

const leavesOf = (core: CoreObject) => leavesOfTree(fieldTree([core]));

/** How many random forms are tried until one shows a field. */
const FORMS_TRIED = 200;

/**
 * Returns `values`, or other valid values if their form does not show the field, which would never be sent. If no form
 * was found that shows it, the tests of mutants name the rules that no value tests.
 */
function valuesThatShow(core: CoreObject, values: Values, { path, definitions }: FieldNode): Values {
  const [definition] = definitions;
  const answer = definition && goodValue(definition.schema);
  const isShown = (all: Values) => valueAt(prepare(core, withValue(all, path, answer)), path) !== undefined;
  if (isShown(values)) return values;
  const { valid } = createSampler(core);
  const random = randomNumbers(1);
  for (let tried = 0; tried < FORMS_TRIED; tried += 1) {
    const others = valid(random);
    if (others && isShown(others)) return others;
  }
  return values;
}

/** Every boundary value of every field, and every field omitted once. */
export function* boundaries(core: CoreObject): Generator<Trial> {
  const full = goodValues(core);
  yield { field: '', values: full };
  for (const leaf of leavesOf(core)) {
    const { path, definitions } = leaf;
    const good = valuesThatShow(core, full, leaf);
    yield { field: path, values: withValue(good, path, undefined) };
    for (const { schema } of definitions)
      for (const value of boundaryValues(schema)) yield { field: path, values: withValue(good, path, value) };
  }
}

/** A valid form with as few fields as possible: only the required ones. */
function required(core: CoreObject): Values {
  const good = goodValues(core);
  let values: Values = {};
  for (const leaf of leavesOf(core))
    if (isAlwaysRequired(leaf)) values = withValue(values, leaf.path, valueAt(good, leaf.path));
  return values;
}

/** Every hostile text in every text field. */
export function* hostile(core: CoreObject): Generator<Trial> {
  const least = required(core);
  for (const leaf of leavesOf(core)) {
    const { path, definitions } = leaf;
    if (definitions[0]?.schema.type !== 'string') continue;
    const good = valuesThatShow(core, least, leaf);
    for (const text of HOSTILE_TEXTS) yield { field: path, values: withValue(good, path, text) };
  }
}

function anyText({ maxLength = 40 }: CoreText): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 3)), maxLength: 8 }),
    fc
      .tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS))
      .map((pair) => pair.join('')),
    fc.emailAddress(),
    fc.webUrl(),
    fc
      .tuple(
        fc.integer({ min: 1990, max: 2110 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
      )
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`),
    fc
      .tuple(fc.constantFrom('x', 'é', '\u{1f600}', '\u00a0'), fc.integer({ min: -3, max: 3 }))
      .map(([letter, more]) => letter.repeat(Math.max(0, maxLength + more))),
  );
}

function anyAnswer(schema: CoreSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'string') return fc.oneof(anyValue(schema), anyText(schema));
  if (schema.type !== 'array' || schema.items.type !== 'string') return anyValue(schema);
  const items = fc.oneof(
    { weight: 6, arbitrary: anyValue(schema.items) },
    { weight: 1, arbitrary: anyText(schema.items) },
  );
  return fc.array(items, { maxLength: 9 });
}

/** Random form values; the same seed generates the same values. */
export function fuzz(core: CoreObject, count: number, seed: number): Trial[] {
  const least = required(core);
  const leaves = leavesOf(core);
  const share = Math.ceil(count / leaves.length);
  return leaves.flatMap((leaf, index) => {
    const { path, definitions } = leaf;
    const good = valuesThatShow(core, least, leaf);
    const answers = fc.oneof(...definitions.map(({ schema }) => anyAnswer(schema)));
    return fc
      .sample(answers, { numRuns: share, seed: seed + index })
      .map((value): Trial => ({ field: path, values: withValue(good, path, value) }));
  });
}
