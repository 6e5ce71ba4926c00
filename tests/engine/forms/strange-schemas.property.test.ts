import { expect, test } from 'vitest';
import { keywordsWith } from '../../../src/compiler/schema/keywords/keywords.ts';
import { createCoreAjv } from '../../../src/form-core/core-ajv.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { createSampler } from '../../../src/form-core/sample/sample.ts';
import { dataSchemas } from '../../support/data-schemas.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

const RUNS = IS_FULL_RUN ? 6000 : 100;
const TIMEOUT = 600_000;

const keywords = fc.constantFrom(...keywordsWith(({ data }) => data), 'x-order', 'nonsense');
const names = fc.constantFrom('a', 'b', 'c', 'First name', '__proto__', 'constructor');
const values = fc.oneof(
  fc.constantFrom<unknown>(
    ...['string', 'integer', 'object', 'array', 'boolean', ['string', 'null'], ['a'], ['a', 'b']],
  ),
  fc.constantFrom<unknown>(
    ...['date', 'email', '^a+$', '[', '#', '#/definitions/a', '#/properties/a', 0, 1, -1, 2.5, true],
  ),
  fc.constantFrom<unknown>(null, '', 'a', [], {}, [null], [{}], false),
);

/** Objects that look like a schema: keywords with suitable and unsuitable values. */
const { schema: strangeSchemas } = fc.letrec<{ schema: unknown; map: unknown; entry: [string, unknown] }>(
  (tie) => ({
    schema: fc.array(tie('entry'), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
    map: fc.dictionary(names, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
    entry: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.tuple(keywords, values),
      fc.tuple(fc.constantFrom('properties', 'properties', 'definitions', 'dependencies'), tie('map')),
      fc.tuple(fc.constantFrom('items', 'if', 'then', 'else', 'not', 'contains'), tie('schema')),
      fc.tuple(fc.constantFrom('oneOf', 'anyOf', 'allOf'), fc.array(tie('schema'), { maxLength: 3 })),
    ),
  }),
);

/** Puts a keyword anywhere into a schema that is a form. */
const damagedSchemas = fc
  .record({
    schema: dataSchemas,
    keyword: keywords,
    value: fc.oneof(values, strangeSchemas),
    place: fc.nat(30),
  })
  .map(({ schema, keyword, value, place }) => {
    let left = place;
    const copy = structuredClone(schema);
    const visit = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return;
      left -= 1;
      if (left === 0 && !Array.isArray(node)) (node as Record<string, unknown>)[keyword] = value;
      for (const inner of Object.values(node)) visit(inner);
    };
    visit(copy);
    return copy as unknown;
  });

function check(schema: unknown): boolean {
  const text = JSON.stringify(schema, null, 2);
  const { core, diagnostics } = readDataSchema({ path: 'form.schema.json', text });
  const lines = text.split('\n');
  for (const { line, column, message, hint } of diagnostics) {
    expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column);
    expect([message, hint]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  }
  if (diagnostics.length > 0) return false;
  createCoreAjv().compile(core);
  expect({ core, value: createSampler(core).valid() }).toEqual({ core, value: expect.anything() as unknown });
  return true;
}

test('strange schemas are reported at their lines, and never stop the compiler', { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(strangeSchemas, (schema) => void check(schema)),
    { numRuns: RUNS },
  );
});

test('a form with a strange keyword is reported, or can be completed', { timeout: TIMEOUT }, () => {
  let accepted = 0;
  const property = fc.property(damagedSchemas, (schema) => {
    if (check(schema)) accepted += 1;
  });
  fc.assert(property, { numRuns: RUNS / 5 });
  expect(accepted).toBeGreaterThan(0);
});
