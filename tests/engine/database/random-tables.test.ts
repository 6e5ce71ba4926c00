import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../../../scripts/backend/migrations.ts';
import { startScratchDatabase } from '../../../scripts/backend/tables/scratch-database.ts';
import { SITE } from '../../../scripts/root.ts';
import { fc } from '../../support/fast-check.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { looseSchemas } from '../../support/loose-schemas.ts';
import { type Postgres, SKIP_REASON } from '../../support/postgres.ts';
import { SEED } from '../../support/seed.ts';
import {
  createTables,
  disagreements,
  INSERT_ALL,
  insertAll,
  type RandomForm,
  randomForm,
  rowsOf,
  valuesFor,
} from './random-tables.ts';
import type { TableRow } from './rows.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';

const FORMS = IS_FULL_RUN ? 520 : 12;
const VALUES = IS_FULL_RUN ? 102 : 24;
const BATCH = 20;

interface Engine {
  name: string;
  exec(sql: string): Promise<unknown>;
  query(sql: string): Promise<{ stored: TableRow | null }[]>;
}

const engines: Engine[] = [];
let embedded: PGlite | undefined;
let server: Postgres | undefined;

beforeAll(async () => {
  const database = await startScratchDatabase();
  embedded = database;
  for (const { sql } of readMigrations(SITE)) await database.exec(sql);
  engines.push({
    name: 'PGlite',
    exec: (sql) => database.exec(sql),
    query: async (sql) => (await database.query<{ stored: TableRow | null }>(sql)).rows,
  });
  if (!SKIP_REASON) {
    server = await startSupabase();
    const hosted = await migratedDatabase(server, 'granted');
    engines.push({
      name: 'PostgreSQL 15',
      exec: (sql) => hosted.exec(sql),
      query: (sql) => hosted.query(sql),
    });
  }
  for (const engine of engines) await engine.exec(INSERT_ALL);
}, 60_000);
afterAll(async () => {
  server?.stop();
  await embedded?.close();
});

const TEXT = { type: 'string', enum: ['a', 'b'] };
const list = (items: object) => ({ type: 'array', maxItems: 3, items });

const entries = (properties: object) => list({ type: 'object', required: ['name'], properties });
const ifName = { properties: { name: { const: 'a' } }, required: ['name'] };

/** Conditions of a form about the entries of its lists, at several depths: few random schemas have one. */
const NESTED = [
  { groups: { items: { properties: { people: { items: { properties: { age: TEXT } } } } } } },
  { groups: { items: { required: ['kind'] } } },
  { groups: { items: { if: ifName, then: { properties: { kind: { const: 'a' } }, required: ['kind'] } } } },
].map((properties) => ({
  type: 'object',
  required: ['more', 'groups'],
  properties: { more: TEXT, groups: entries({ name: TEXT, kind: TEXT, people: entries({ name: TEXT }) }) },
  if: { properties: { more: { const: 'a' } } },
  then: { properties },
}));

const schemas = [
  ...NESTED,
  ...fc.sample(looseSchemas, { numRuns: FORMS, seed: SEED }).map(({ schema }) => schema),
];

it('accept exactly the values that the forms of random data schemas accept', async () => {
  let count = 0;
  let stored = 0;
  const found: string[] = [];
  for (let start = 0; start < schemas.length; start += BATCH) {
    const forms = schemas
      .slice(start, start + BATCH)
      .map((schema, index) => randomForm(schema, start + index));
    const values = new Map<RandomForm, ReturnType<typeof valuesFor>>(
      forms.map((form, index) => [form, valuesFor(form, VALUES, SEED + start + index)]),
    );
    const ofEngines = engines.map(async (engine) => {
      await engine.exec(createTables(forms));
      for (const form of forms) {
        const list = values.get(form) ?? [];
        const rows = (await engine.query(insertAll(form, rowsOf(form, list)))).map((row) => row.stored);
        expect(rows).toHaveLength(list.length);
        found.push(...disagreements(form, list, rows).map((text) => `${engine.name}: ${text}`));
        count += list.length;
        stored += rows.filter((row) => row !== null).length;
      }
    });
    await Promise.all(ofEngines);
  }
  console.log(
    `G3 random tables: ${schemas.length} data schemas, ${count} values in ${engines.map(({ name }) => name).join(' and ')}, ` +
      `${stored} stored, ${found.length} disagreements, seed ${SEED}`,
  );
  expect(found.slice(0, 2)).toEqual([]);
  expect(stored).toBeGreaterThan(count / 5);
}, 900_000);
