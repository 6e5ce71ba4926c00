import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { afterAll, expect, test, vi } from 'vitest';
import { readDataSchema } from '../../src/form-core/data-schema.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { ROOT } from '../root.ts';
import { validatorModule } from './form-validators.ts';

/** A schema whose compiled code needs everything that Ajv's code can need. */
const VISIT = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 3 },
    email: { type: 'string', format: 'email' },
    start: { type: 'string', format: 'date' },
    end: { type: 'string', format: 'date', after: 'start' },
    price: { type: 'number', multipleOf: 0.01 },
    rooms: {
      type: 'array',
      uniqueItems: true,
      items: {
        type: 'object',
        properties: { kind: { enum: ['small', 'large'] } },
        if: { properties: { kind: { const: 'large' } }, required: ['kind'] },
        then: { properties: { beds: { type: 'integer' } }, required: ['beds'] },
      },
    },
  },
};

type Validate = ((value: unknown) => boolean) & {
  errors?: { keyword: string; instancePath: string }[] | null;
};

const source = { path: 'visit.schema.json', text: JSON.stringify(VISIT) };
const { core } = readDataSchema(source);

async function load() {
  const code = await validatorModule(core);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    schema: typeof core;
    validators: Record<string, Validate>;
  };
  return { code, ...module };
}

test('a generated module has no imports, and exports the core', async () => {
  const { code, schema } = await load();
  expect(code).not.toMatch(/\bimport\b|\brequire\(["']/);
  expect(schema).toEqual(core);
});

test('generated validators report each broken rule', async () => {
  const { validators } = await load();
  const validate = validators[hashForSchema(core as RJSFSchema)];
  const broken = (value: object) => {
    validate?.({ name: 'Ada', ...value });
    return validate?.errors?.map(({ keyword, instancePath }) => `${instancePath} ${keyword}`) ?? [];
  };
  expect(broken({})).toEqual([]);
  expect(
    broken({ name: '\u{1F600}'.repeat(3), start: '2027-01-31', end: '2027-02-01', price: 19.99 }),
  ).toEqual([]);
  expect(broken({ name: '\u{1F600}'.repeat(4) })).toEqual(['/name maxLength']);
  expect(broken({ email: 'ada', start: '2027-02-30', price: 0.001 })).toEqual([
    '/email format',
    '/start format',
    '/price multipleOf',
  ]);
  expect(broken({ start: '2027-01-31', end: '2027-01-31' })).toEqual(['/end after']);
  expect(broken({ rooms: [{ kind: 'small' }, { kind: 'small' }] })).toEqual(['/rooms uniqueItems']);
  expect(broken({ rooms: [{ kind: 'large' }] })).toEqual(['/rooms/0 required', '/rooms/0 if']);
});

test('a generated module has a validator for the test of each condition', async () => {
  const { validators } = await load();
  const test = { properties: { kind: { enum: ['large'] } }, required: ['kind'] };
  const validate = validators[hashForSchema(test as RJSFSchema)];
  expect([validate?.({ kind: 'large' }), validate?.({ kind: 'small' }), validate?.({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the module of a core is always the same', async () => {
  expect(await validatorModule(core)).toBe(await validatorModule(core));
});

test('reads no tsconfig.json of a folder above the site', async () => {
  const folder = temporaryFolder(afterAll);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const expected = await validatorModule(core);
  writeFileSync(path.join(folder, 'tsconfig.json'), '{');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(await validatorModule(core)).toBe(expected);
  vi.restoreAllMocks();
});
