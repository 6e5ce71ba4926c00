import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '../../../scripts/test/prepared-database.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { hasVisibleCharacter } from '../../../src/form-core/form-rules/visible-text.ts';
import { completeDestination } from '../../../src/form-core/table/destination.ts';
import { requiredTable } from '../../../src/form-core/table/required-table.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** A value, and the field and rule that the database names; '' for a value that it accepts. */
type Case = [value: object, refusal: string];

interface Group {
  schema: object;
  cases: Case[];
}

const TEXT = { type: 'string', maxLength: 9 };
const YES_NO = { type: 'string', enum: ['yes', 'no'] };
const of = (property: object) => ({ properties: { a: property } });
const list = (items: object, more: object = {}) => of({ type: 'array', items, ...more });
const entry = (properties: object, more: object = {}) => list({ type: 'object', properties, ...more });
/** `b` is asked for if `a` passes the test. */
const ifA = (a: object, test: object) => ({
  properties: { a },
  if: { properties: { a: test }, required: ['a'] },
  then: { properties: { b: TEXT }, required: ['b'] },
});
/** A value that passes the test needs `b`, and one that does not must not have it. */
const decided = (passes: unknown, fails: unknown): Case[] => [
  [{ a: passes, b: 'x' }, ''],
  [{ a: passes }, 'b required'],
  [{ a: fails }, ''],
  [{ a: fails, b: 'x' }, 'b additionalProperties'],
];

/** Every rule of the core, with a value that keeps it and one that breaks it. */
const GROUPS: Record<string, Group> = {
  'the type of a text': {
    schema: of(TEXT),
    cases: [
      [{ a: 'x' }, ''],
      [{ a: 1 }, 'a type'],
      [{ a: ['x'] }, 'a type'],
      [{ a: null }, 'a type'],
    ],
  },
  'the type of a number': {
    schema: of({ type: 'number' }),
    cases: [
      [{ a: 1.5 }, ''],
      [{ a: '1' }, 'a type'],
      [{ a: true }, 'a type'],
    ],
  },
  'the type of a whole number': {
    schema: of({ type: 'integer' }),
    cases: [
      [{ a: -3 }, ''],
      [{ a: 1.5 }, 'a type'],
      [{ a: '3' }, 'a type'],
    ],
  },
  'the type of a box': {
    schema: of({ type: 'boolean' }),
    cases: [
      [{ a: false }, ''],
      [{ a: 'false' }, 'a type'],
    ],
  },
  'the type of a list': {
    schema: list(TEXT),
    cases: [
      [{ a: ['x'] }, ''],
      [{ a: 'x' }, 'a type'],
      [{ a: [['x']] }, 'a.1 type'],
      [{ a: [null] }, 'a.1 type'],
    ],
  },
  'the type of a group': {
    schema: of({ type: 'object', properties: { b: TEXT } }),
    cases: [
      [{ a: { b: 'x' } }, ''],
      [{ a: 'b' }, 'a type'],
      [{ a: [{ b: 'x' }] }, 'a type'],
    ],
  },
  enum: {
    schema: of(YES_NO),
    cases: [
      [{ a: 'yes' }, ''],
      [{ a: 'YES' }, 'a enum'],
      [{ a: 'yes ' }, 'a enum'],
    ],
  },
  'an enum of numbers': {
    schema: of({ enum: [1, 2.5] }),
    cases: [
      [{ a: 2.5 }, ''],
      [{ a: 2 }, 'a enum'],
    ],
  },
  'a consent': {
    schema: { ...of({ const: true }), required: ['a'] },
    cases: [
      [{ a: true }, ''],
      [{ a: false }, 'a enum'],
    ],
  },
  minLength: {
    schema: of({ ...TEXT, minLength: 3 }),
    cases: [
      [{ a: 'abc' }, ''],
      [{ a: '\u{1f600}\u{1f600}\u{1f600}' }, ''],
      [{ a: 'ab' }, 'a minLength'],
    ],
  },
  maxLength: {
    schema: of(TEXT),
    cases: [
      [{ a: 'x'.repeat(9) }, ''],
      [{ a: '\u{1f600}'.repeat(9) }, ''],
      [{ a: 'x'.repeat(10) }, 'a maxLength'],
    ],
  },
  'a text that nobody sees': {
    schema: of(TEXT),
    cases: [
      [{ a: '' }, 'a minLength'],
      [{ a: ' \u200b' }, 'a minLength'],
      [{ a: '\u3000x' }, ''],
    ],
  },
  pattern: {
    schema: of({ ...TEXT, pattern: String.raw`^\d+$` }),
    cases: [
      [{ a: '12' }, ''],
      [{ a: '1٣' }, 'a pattern'],
      [{ a: '12\n' }, 'a pattern'],
    ],
  },
  format: {
    schema: of({ type: 'string', format: 'email' }),
    cases: [
      [{ a: 'a@b.co' }, ''],
      [{ a: 'a@b' }, 'a pattern'],
    ],
  },
  'limits of a number': {
    schema: of({ type: 'number', minimum: 1, maximum: 3 }),
    cases: [
      [{ a: 1 }, ''],
      [{ a: 3 }, ''],
      [{ a: 0.9 }, 'a minimum'],
      [{ a: 3.1 }, 'a maximum'],
    ],
  },
  'exclusive limits': {
    schema: of({ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 3 }),
    cases: [
      [{ a: 1.1 }, ''],
      [{ a: 1 }, 'a exclusiveMinimum'],
      [{ a: 3 }, 'a exclusiveMaximum'],
    ],
  },
  multipleOf: {
    schema: of({ type: 'number', multipleOf: 0.1, minimum: -1e15, maximum: 1e308 }),
    cases: [
      [{ a: 0.3 }, ''],
      [{ a: 0 }, ''],
      [{ a: 1e-300 }, ''],
      [{ a: 1e308 }, ''],
      [{ a: 0.10001 }, 'a multipleOf'],
      [{ a: -0.25 }, 'a multipleOf'],
      [{ a: 0.35 }, 'a multipleOf'],
    ],
  },
  'a multiple of a large number': {
    schema: of({ type: 'number', multipleOf: 1e10 }),
    cases: [
      [{ a: 1e-320 }, ''],
      [{ a: 3e10 }, ''],
      [{ a: 5e9 }, 'a multipleOf'],
    ],
  },
  'the number of entries': {
    schema: list(TEXT, { minItems: 2, maxItems: 3 }),
    cases: [
      [{ a: ['x', 'x'] }, ''],
      [{ a: ['x'] }, 'a minItems'],
      [{ a: ['x', 'x', 'x', 'x'] }, 'a maxItems'],
    ],
  },
  'an empty list': { schema: list(TEXT), cases: [[{ a: [] }, 'a minItems']] },
  uniqueItems: {
    schema: list({ type: 'number' }, { uniqueItems: true }),
    cases: [
      [{ a: [1, 2] }, ''],
      [{ a: [1, 1.0] }, 'a uniqueItems'],
    ],
  },
  'the rules of entries': {
    schema: list({ ...TEXT, maxLength: 2 }),
    cases: [
      [{ a: ['xx'] }, ''],
      [{ a: ['x', 'xxx'] }, 'a.2 maxLength'],
    ],
  },
  required: {
    schema: { properties: { a: TEXT, b: TEXT }, required: ['a'] },
    cases: [
      [{ a: 'x' }, ''],
      [{ b: 'x' }, 'a required'],
    ],
  },
  'unknown fields': {
    schema: entry({ b: TEXT }),
    cases: [
      [{ a: [{ b: 'x' }] }, ''],
      [{ a: [{ b: 'x', secret: 1 }] }, 'a.1 additionalProperties'],
    ],
  },
  'an optional group': {
    schema: of({ type: 'object', required: ['b'], properties: { b: TEXT, c: TEXT } }),
    cases: [
      [{ a: { b: 'x' } }, ''],
      [{ a: { c: 'x' } }, 'a.b required'],
    ],
  },
  'a required group': {
    schema: { ...of({ type: 'object', required: ['b'], properties: { b: TEXT } }), required: ['a'] },
    cases: [
      [{}, 'a.b required'],
      [{ a: { b: 'x' } }, ''],
    ],
  },
  'a box that is always sent': {
    schema: {
      properties: { a: { type: 'boolean' }, c: TEXT },
      required: ['c'],
      if: { properties: { a: { const: true } } },
      then: { properties: { b: TEXT } },
    },
    cases: [
      [{ a: false, c: 'x' }, ''],
      [{ c: 'x' }, 'a required'],
    ],
  },
  'a later date': {
    schema: {
      properties: {
        a: { type: 'string', format: 'date' },
        b: { type: 'string', format: 'date', after: 'a' },
      },
    },
    cases: [
      [{ a: '2027-01-31', b: '2027-02-01' }, ''],
      [{ b: '2027-01-01' }, ''],
      [{ a: '2027-01-31', b: '2027-01-31' }, 'b after'],
    ],
  },
  'a later time': {
    schema: entry({
      b: { type: 'string', format: 'time' },
      c: { type: 'string', format: 'time', after: 'b' },
    }),
    cases: [
      [{ a: [{ b: '09:00', c: '09:00:01' }] }, ''],
      [{ a: [{ b: '09:00', c: '09:00:00' }] }, 'a.1.c after'],
    ],
  },
  'a later moment': {
    schema: entry({
      b: { type: 'string', format: 'date-time' },
      c: { type: 'string', format: 'date-time', after: 'b' },
    }),
    cases: [
      [{ a: [{ b: '2027-01-01T09:00:00Z', c: '2027-01-01T08:30:00-02:00' }] }, ''],
      [{ a: [{ b: '2027-01-01T09:00:00Z', c: '2027-01-01T10:30:00+02:00' }] }, 'a.1.c after'],
      [{ a: [{ b: '2027-01-01T09:00:00Z', c: '2027-01-01T10:00:00+01:00' }] }, 'a.1.c after'],
    ],
  },
  'the alternative that was chosen': {
    schema: {
      oneOf: [
        { title: 'Phone', required: ['phone'], properties: { phone: TEXT } },
        { title: 'Post', required: ['street'], properties: { street: TEXT } },
      ],
    },
    cases: [
      [{ oneOf: 'phone', phone: '1' }, ''],
      [{ oneOf: 'phone', street: 'x' }, 'phone required'],
      [{ oneOf: 'phone', phone: '1', street: 'x' }, 'street additionalProperties'],
      [{ phone: '1' }, 'oneOf required'],
    ],
  },
  'a condition inside a condition': {
    schema: {
      properties: { a: YES_NO },
      if: { properties: { a: { const: 'yes' } }, required: ['a'] },
      then: {
        properties: { b: YES_NO },
        if: { properties: { b: { const: 'yes' } }, required: ['b'] },
        then: { required: ['c'], properties: { c: TEXT } },
      },
      else: { properties: { d: TEXT } },
    },
    cases: [
      [{ a: 'yes', b: 'yes', c: 'x' }, ''],
      [{ a: 'yes', b: 'yes' }, 'c required'],
      [{ a: 'no', d: 'x' }, ''],
      [{ a: 'yes', d: 'x' }, 'd additionalProperties'],
    ],
  },
  'a condition that limits another field': {
    schema: {
      properties: { a: YES_NO, c: TEXT },
      if: { properties: { a: { const: 'yes' } }, required: ['a'] },
      then: { properties: { c: { maxLength: 2 } } },
    },
    cases: [
      [{ a: 'no', c: 'xxx' }, ''],
      [{ a: 'yes', c: 'xxx' }, 'c maxLength'],
    ],
  },
  'a condition about an enum': { schema: ifA(YES_NO, { const: 'yes' }), cases: decided('yes', 'no') },
  'a condition about lengths': {
    schema: ifA(TEXT, { minLength: 2, maxLength: 3 }),
    cases: [...decided('xx', 'x'), ...decided('xx', 'xxxx')],
  },
  'a condition about a pattern': { schema: ifA(TEXT, { pattern: '^x' }), cases: decided('xy', 'yx') },
  'a condition about a format': {
    schema: ifA({ ...TEXT, maxLength: 10 }, { format: 'date' }),
    cases: decided('2027-01-01', 'x'),
  },
  'a condition about limits': {
    schema: ifA({ type: 'number' }, { minimum: 2, maximum: 4 }),
    cases: [...decided(2, 1), ...decided(4, 5)],
  },
  'a condition about exclusive limits': {
    schema: ifA({ type: 'number' }, { exclusiveMinimum: 2, exclusiveMaximum: 4 }),
    cases: [...decided(3, 2), ...decided(3, 4)],
  },
  'a condition about a multiple': {
    schema: ifA({ type: 'integer' }, { multipleOf: 3 }),
    cases: decided(6, 7),
  },
  'a condition about the number of entries': {
    schema: ifA({ type: 'array', items: TEXT }, { minItems: 2, maxItems: 3 }),
    cases: [...decided(['x', 'y'], ['x']), ...decided(['x', 'y'], ['x', 'y', 'z', 'x'])],
  },
  'a condition about an entry': {
    schema: ifA({ type: 'array', items: YES_NO }, { contains: { const: 'yes' } }),
    cases: decided(['no', 'yes'], ['no']),
  },
  'a condition with "not"': { schema: ifA(YES_NO, { not: { const: 'yes' } }), cases: decided('no', 'yes') },
  'a condition with "anyOf"': {
    schema: ifA(TEXT, { anyOf: [{ minLength: 4 }, { pattern: '^x' }] }),
    cases: [...decided('x', 'z'), ...decided('zzzz', 'zzz')],
  },
  'a condition with "allOf"': {
    schema: ifA(TEXT, { allOf: [{ not: { pattern: '^y' } }, { not: { maxLength: 1 } }] }),
    cases: [...decided('xy', 'x'), ...decided('xy', 'yy')],
  },
  'a condition about a group': {
    schema: ifA(
      { type: 'object', properties: { c: YES_NO } },
      { required: ['c'], properties: { c: { const: 'yes' } } },
    ),
    cases: decided({ c: 'yes' }, { c: 'no' }),
  },
  'a condition about a required group': {
    schema: {
      properties: { a: { type: 'object', properties: { c: TEXT } }, d: TEXT },
      required: ['a', 'd'],
      if: { required: ['a'] },
      then: { properties: { b: TEXT } },
    },
    cases: [[{ d: 'x', b: 'x' }, '']],
  },
};

/** The core of a data schema as the database stores it. */
function storedCoreOf(name: string, schema: object): object {
  const text = JSON.stringify({ type: 'object', ...schema });
  const { core, diagnostics } = readDataSchema({ path: 'schemas/forms/trial.schema.json', text });
  expect({ name, diagnostics }).toEqual({ name, diagnostics: [] });
  return requiredTable(core, completeDestination('trial', core, undefined)).rules.core;
}

let database: PGlite;
let trials: { name: string; core: object; value: object; wanted: string }[];
beforeAll(async () => {
  database = await startMigratedDatabase();
  trials = Object.entries(GROUPS).flatMap(([name, { schema, cases }]) => {
    const core = storedCoreOf(name, schema);
    return cases.map(([value, wanted]) => ({ name, core, value, wanted }));
  });
});
afterAll(() => database.close());

/** What the database says about each trial. An error is named by its message. */
async function judged(): Promise<string[]> {
  const values = trials.map(
    ({ core, value }) =>
      `(${literal(JSON.stringify(core))}::jsonb, ${literal(JSON.stringify(value))}::jsonb)`,
  );
  const { rows } = await database.query<{ said: string }>(
    `select coalesce(array_to_string(private.refusal(array[core], private.with_groups(array[core], value), ''), ' '), '') as said
     from (values ${values.join(', ')}) as trials (core, value)`,
  );
  return rows.map(({ said }) => said);
}

test('the database names the field and the rule that a value breaks', async () => {
  const said = await judged();
  const wrong = trials.flatMap(({ name, value, wanted }, index) =>
    said[index] === wanted
      ? []
      : [`${name}, ${JSON.stringify(value)}: "${said[index]}" instead of "${wanted}"`],
  );
  expect(wrong).toEqual([]);
});

/** Every rule of \`broken_rule\` that can be left out, and other parts of the interpreter with a wrong replacement. */
const CHANGES: [name: string, text: string, replacement: string][] = [
  ['broken_rule', '>= rule::integer', '> rule::integer'],
  ['is_multiple', '<= 1e-9', '<= 1e-3'],
  ['is_multiple', '>= step * 9007199254740992', '>= step * 1e400'],
  ['is_multiple', 'abs(value) <= step * 1e-9', 'false'],
  ['has_type', '% 1 = 0', '% 1 >= 0'],
  ['has_type', 'else jsonb_typeof(value) = type', 'else true'],
  ['branches', "'then' else 'else'", "'else' else 'then'"],
  ['branches', 'branches := branches || branch', 'null'],
  ['branches', 'at := at + 1', 'at := at + 100'],
  ['definitions_of', "where branch -> 'properties' ? name", "where at = 1 and branch -> 'properties' ? name"],
  ['is_later', 'value::timestamptz >', 'value::timestamptz >='],
  ['is_later', 'value::timestamptz > other::timestamptz', 'value > other'],
  ['is_later', 'value::time > other::time', 'value > other'],
  ['is_later', 'value::date >', 'value::date >='],
  ['refusal', 'if not private.has_type', 'if false and not private.has_type'],
  ['refusal', 'if rule is not null', 'if false'],
  ['refusal', 'and not private.is_visible', 'and false and not private.is_visible'],
  ['refusal', 'if not value ? inner_name', 'if false'],
  ['refusal', 'if own is null then', 'if false then'],
  ['refusal', 'if not private.is_later', 'if false and not private.is_later'],
  ['refusal', "path || '.' || at", "path || '.1'"],
  ['with_groups', "own[1] ->> 'type' <> 'object'", 'true'],
];

test('every rule that is left out of the interpreter is noticed', async () => {
  const bodies = await database.query<{ name: string; body: string }>(
    `select proname as name, pg_get_functiondef(oid) as body from pg_proc where pronamespace = 'private'::regnamespace`,
  );
  const bodyOf = (name: string) => bodies.rows.find((one) => one.name === name)?.body ?? '';
  const keywords = [...bodyOf('broken_rule').matchAll(/when '(\w+)' then\n/g)].map(
    ([text, keyword]): (typeof CHANGES)[number] => [
      'broken_rule',
      text,
      text.replace(`'${keyword}'`, "'nothing'"),
    ],
  );
  expect(keywords.length).toBeGreaterThan(15);
  const survivors: string[] = [];
  for (const [name, text, replacement] of [...keywords, ...CHANGES]) {
    const body = bodyOf(name);
    expect(body).toContain(text);
    await database.exec('begin');
    await database.exec(body.replace(text, () => replacement));
    const said = await judged().catch((error: Error) => [error.message]);
    await database.exec('rollback');
    if (trials.every(({ wanted }, index) => said[index] === wanted))
      survivors.push(`${name}: ${replacement} instead of ${text}`);
  }
  expect(survivors).toEqual([]);
});

test('the database and the browser see the same texts as empty', async () => {
  const texts = [
    ...HOSTILE_TEXTS.filter((text) => !text.includes('\0') && Buffer.from(text).toString() === text),
    ' ',
    '\u200b',
    'x',
    '\u{1f600}',
  ];
  const { rows } = await database.query<{ visible: boolean }>(
    'select private.is_visible(one) as visible from json_array_elements_text($1) as texts (one)',
    [JSON.stringify(texts)],
  );
  expect(rows.map(({ visible }) => visible)).toEqual(texts.map((text) => hasVisibleCharacter(text)));
});
