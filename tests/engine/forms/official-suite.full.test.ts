import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMigratedDatabase } from '../../../scripts/test/prepared-database.ts';
import { findSchemaSuite } from '../../../scripts/test/programs/find-programs.ts';
import { createCoreAjv } from '../../../src/form-core/core-ajv.ts';
import { readDataSchema } from '../../../src/form-core/data-schema.ts';
import { completeDestination } from '../../../src/form-core/table/destination.ts';
import { requiredTable } from '../../../src/form-core/table/required-table.ts';
import { literal } from '../../../src/form-core/table/sql-text.ts';
import { prepare } from '../database/rows.ts';

const SUITE = findSchemaSuite();

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OF_OBJECTS = ['properties', 'required', 'dependencies', 'dependentRequired', 'dependentSchemas'];

/** A schema of an object is a form. Any other one is that of its only field. */
function asForm(schema: Json): { form: Json; isField: boolean } {
  if (schema['type'] === 'object' || OF_OBJECTS.some((keyword) => keyword in schema))
    return { form: { type: 'object', ...schema }, isField: false };
  const { $schema, definitions, $defs, ...x } = schema;
  return { form: { $schema, definitions, $defs, type: 'object', properties: { x } }, isField: true };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A value of a group for which there is a form. */
interface Trial {
  name: string;
  /** The core as the database has it. */
  stored: object;
  value: Json;
  valid: boolean;
  /** Whether a form sends the value: it is complete, and nothing in it is hidden. */
  isSent: boolean;
  isAccepted: boolean;
}

function trialsOf({ description, schema, tests }: Group): Trial[] {
  if (!isJson(schema)) return [];
  const { form, isField } = asForm(schema);
  const { core, diagnostics } = readDataSchema({ path: 'form.schema.json', text: JSON.stringify(form) });
  if (diagnostics.length > 0) return [];
  const accepts = createCoreAjv().compile(core);
  const stored = requiredTable(core, completeDestination('trial', core, undefined)).rules.core;
  return tests.flatMap(({ description: name, data, valid }) => {
    const value = isField ? { x: data } : data;
    if (!isJson(value)) return [];
    const isSent = same(prepare(core, value), value);
    return [{ name: `${description}: ${name}`, stored, value, valid, isSent, isAccepted: accepts(value) }];
  });
}

const DRAFTS = ['draft7', 'draft2020-12'] as const;

function trialsIn(draft: string): Trial[] {
  const folder = path.join(SUITE ?? '', draft);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files
    .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Group[])
    .flatMap(trialsOf);
}

let database: PGlite;
beforeAll(async () => {
  database = await startMigratedDatabase();
});
afterAll(() => database.close());

/** The verdicts of the database. */
async function judged(trials: readonly Trial[]): Promise<boolean[]> {
  const json = (value: object) => `${literal(JSON.stringify(value))}::jsonb`;
  const { rows } = await database.query<{ valid: boolean }>(
    `select private.is_valid(core, value) as valid
     from (values ${trials.map(({ stored, value }) => `(${json(stored)}, ${json(value)})`).join(', ')}) as trials (core, value)`,
  );
  return rows.map(({ valid }) => valid);
}

test.skipIf(!SUITE).each(DRAFTS)(
  'no form accepts what the official suite for %s calls invalid, and no table',
  async (draft) => {
    // No text of PostgreSQL has this character.
    const trials = trialsIn(draft).filter(
      ({ value, stored }) => !JSON.stringify([value, stored]).includes('\\u0000'),
    );
    const verdicts = await judged(trials);
    const names = (isWrong: (trial: Trial, verdict: boolean) => boolean) =>
      trials.filter((trial, index) => isWrong(trial, verdicts[index] ?? false)).map(({ name }) => name);
    expect(names(({ isSent, isAccepted, valid }) => isSent && isAccepted && !valid)).toEqual([]);
    expect(names(({ valid }, verdict) => verdict && !valid)).toEqual([]);
    // What a form sends, the database stores.
    expect(names(({ isSent, isAccepted }, verdict) => isSent && isAccepted && !verdict)).toEqual([]);
    expect(trials.length).toBeGreaterThan(300);
    console.log(
      `Official suite, ${draft}: ${trials.length} values, ${verdicts.filter(Boolean).length} accepted by the database`,
    );
  },
);
