import type { CoreNumber, CoreObject, CoreSchema, CoreText } from '../../src/form-core/core-schema.ts';
import { type FieldNode, fieldTree, isGroup } from '../../src/form-core/field-tree.ts';
import { itemDefinitions } from '../../src/form-core/form-rules/definitions.ts';
import { prune } from '../../src/form-core/form-rules/visible.ts';
import { randomNumbers } from '../../src/form-core/sample/random.ts';
import { createIsValid, createSampler, sampleValue } from '../../src/form-core/sample/sample.ts';
import { fc } from './fast-check.ts';

export type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates by a core schema or by the test of a condition. */
export const isValid = createIsValid();

/** Texts of each format: the first is valid, and the later ones are valid or nearly so. */
export const FORMAT_TEXTS: Record<string, string[]> = {
  email: ['ann.lee@example.org', 'a@b.co', 'a@b', 'a b@c.de', '@b.co', 'a@b..co'],
  uri: ['https://www.example.org', 'HTTP://x', 'https://x y', 'ftp://x', 'javascript:alert(1)'],
  tel: ['020 7946 0018', '1234567', '123456', '+44 (0)20 7946 0018', 'one two three'],
  date: ['2027-03-27', '2000-01-01', '2028-02-29', '2027-02-29', '0999-12-31', '9999-12-31', '2027-3-7'],
  time: ['10:30', '23:59:59', '24:00', '9:00', '10:30:60'],
  'date-time': [
    '2027-03-27T10:30:00Z',
    '2027-03-27T10:30:00.5+02:00',
    '2027-03-27T25:00:00Z',
    '2027-03-27 10:30',
  ],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', '123E4567-E89B-12D3-A456-426614174000', '123e4567'],
};

/** Returns a value that the definition accepts. */
export const goodValue = (schema: CoreSchema, seed = 1): unknown =>
  sampleValue([schema], randomNumbers(seed), isValid);

/** A later date or time for a field that comes after another one. */
const LATER: Record<string, string> = {
  date: '2027-09-30',
  time: '17:45',
  'date-time': '2027-09-30T10:30:00Z',
};

function goodField(node: FieldNode): unknown {
  if (isGroup(node)) return goodFields(node);
  const schema = node.definitions[0]?.schema;
  if (!schema) return undefined;
  if (schema.type === 'string' && schema.after && schema.format) return LATER[schema.format];
  return goodValue(schema);
}

function goodFields(node: FieldNode): Values {
  return Object.fromEntries([...node.children].map(([name, child]) => [name, goodField(child)]));
}

/** Returns valid values for an object, with as many fields as possible. Throws if it finds none. */
export function goodValues(core: CoreObject): Values {
  const values = prune(core, goodFields(fieldTree([core])), isValid);
  const found = isValid(core as never, values) ? values : createSampler(core).valid(randomNumbers(1));
  if (!found) throw new Error(`no valid values for ${JSON.stringify(core)}`);
  return found;
}

const LETTERS = ['a', 'b', 'z', 'é', '\u{1f600}', '0', ' ', '-', '\u200b', "'"];

function anyText(schema: CoreText): fc.Arbitrary<unknown> {
  const texts = fc.string({
    unit: fc.constantFrom(...LETTERS),
    maxLength: Math.min(12, (schema.maxLength ?? 9) + 2),
  });
  const { format, pattern } = schema;
  if (schema.enum) {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...schema.enum) },
      { weight: 1, arbitrary: texts },
    );
  }
  if (format) return fc.oneof(fc.constantFrom(...(FORMAT_TEXTS[format] ?? [])), texts);
  if (!pattern) return texts;
  // fast-check cannot make texts for a pattern that looks ahead.
  if (pattern.includes('(?!')) return fc.oneof(fc.constantFrom('red', 'a red one', 'ab', 'a1'), texts);
  return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), texts);
}

function anyNumber(schema: CoreNumber): fc.Arbitrary<unknown> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = schema;
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter(
    (limit) => limit !== undefined,
  );
  return fc.oneof(
    fc.constantFrom(0, ...(schema.enum ?? limits)),
    fc.integer({ min: -3, max: 12 }),
    fc.integer({ min: -20, max: 4000 }).map((count) => count * multipleOf),
    fc.integer({ min: -100, max: 100_000 }).map((count) => count / 100),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.maxSafeInteger(),
  );
}

/** Random values for one definition, valid or not. */
export function anyValue(schema: CoreSchema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyValue(schema.items), { maxLength: Math.min(4, (schema.maxItems ?? 3) + 1) });
    case 'object':
      return anyObject(schema);
    case 'string':
      return anyText(schema);
    default:
      return anyNumber(schema);
  }
}

function anyFields(node: FieldNode): fc.Arbitrary<Values> {
  const fields = [...node.children].map(([name, child]): [string, fc.Arbitrary<unknown>] => {
    const definitions = child.definitions.map(({ schema }) => anyValue(schema));
    const value = isGroup(child) ? anyFields(child) : fc.oneof(...definitions);
    return [name, fc.option(value, { nil: undefined, freq: 4 })];
  });
  return fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Values>;
}

/** Random values for an object with all fields of all its conditions, valid or not. */
export function anyObject(core: CoreObject): fc.Arbitrary<Values> {
  return anyFields(fieldTree([core]));
}

/** The values without the choices between alternatives, which the data schema as written does not know. */
export function withoutChoices(core: CoreObject | readonly CoreObject[], values: Values): Values {
  const { children } = fieldTree([core].flat());
  const inside = (node: FieldNode | undefined, value: unknown): unknown => {
    const schemas = node?.definitions.map(({ schema }) => schema) ?? [];
    const groups = schemas.filter((one) => one.type === 'object');
    if (isValues(value) && groups.length > 0) return withoutChoices(groups, value);
    const items = itemDefinitions(schemas).filter((one) => one.type === 'object');
    return Array.isArray(value) && items.length > 0
      ? value.map((one: unknown) => (isValues(one) ? withoutChoices(items, one) : one))
      : value;
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !children.get(name)?.definitions.some(({ schema }) => 'choiceOf' in schema))
      .map(([name, value]) => [name, inside(children.get(name), value)]),
  );
}
