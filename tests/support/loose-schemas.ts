import { isObject } from '../../src/values/objects.ts';
import { dataSchemas, type WrittenSchema } from './data-schemas.ts';
import { fc } from './fast-check.ts';

/** A data schema that the form stores under other names, and the way back to the values that the schema describes. */
export interface LooseSchema {
  schema: WrittenSchema;
  toWritten: (values: unknown) => unknown;
}

/** Names of properties as people write them → names that the form stores. */
const RENAMED: Readonly<Record<string, string>> = {
  'full name': 'full_name',
  'start/date': 'start_date',
  'guest.list': 'guest_list',
  'why not': 'why_not',
};
const LOOSE_NAMES: Readonly<Record<string, string>> = {
  name: 'full name',
  startDate: 'start/date',
  guest_list: 'guest.list',
  why: 'why not',
};

/** Replaces names wherever they are: as properties, in "required" and in dependencies. */
function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return names[value] ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [names[key] ?? key, renamed(inner, names)]),
  );
}

/** Turns the groups that tuples become back into lists. */
function withTuples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTuples);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, withTuples(inner)]);
  const isTuple = entries.length > 0 && entries.every(([name]) => name.startsWith('entry_'));
  if (!isTuple) return Object.fromEntries(entries);
  const list: unknown[] = [];
  for (const [name, inner] of entries) list[Number(name.slice('entry_'.length)) - 1] = inner;
  return list;
}

/** Renames text values too, which no answer contains: the options of the random schemas are other words. */
const toWritten = (values: unknown) =>
  withTuples(renamed(values, Object.fromEntries(Object.entries(RENAMED).map(([to, from]) => [from, to]))));

const number = { type: 'number', minimum: -90, maximum: 90 };
const code = { type: 'string', pattern: '^[A-Z]{2}$' };

const tuples: fc.Arbitrary<WrittenSchema> = fc
  .record({
    entries: fc.constantFrom([number, number], [code, number, code]),
    minItems: fc.constantFrom(1, 2),
  })
  .map(({ entries, minItems }) => ({
    type: 'array',
    items: entries,
    additionalItems: false,
    minItems,
  }));

/** Random data schemas with names that columns cannot have, and with a tuple beside the other fields. */
export const looseSchemas: fc.Arbitrary<LooseSchema> = fc
  .record({ schema: dataSchemas, tuple: fc.option(tuples, { nil: undefined }), isRequired: fc.boolean() })
  .map(({ schema: own, tuple, isRequired }) => {
    const required = [...((own['required'] ?? []) as string[]), ...(isRequired ? ['corner'] : [])];
    const withTuple = {
      ...own,
      properties: { ...(own['properties'] as WrittenSchema), corner: tuple },
      ...(required.length > 0 && { required }),
    };
    return { schema: renamed(tuple ? withTuple : own, LOOSE_NAMES) as WrittenSchema, toWritten };
  });
