import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../../scripts/backend/types.ts';
import { startPreparedBackend } from '../../../scripts/test/prepared-database.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { type Postgres, SKIP_REASON } from '../../support/postgres.ts';
import { SEED } from '../../support/seed.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { parityViolations, type Queryable, readBackViolations, TRIAL_FUNCTION } from './rules/parity.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES } from './tables.ts';
import { fuzz } from './values.ts';
import { judge, type Verdict, verdicts } from './verdicts.ts';

const SEEDS = [20261120, SEED];
/** Number of random values for each field and seed. */
const RANDOM_VALUES = IS_FULL_RUN ? 100 : 1;
/** Minimum number of values for each text of each form. Other fields have fewer possible values. */
const LEAST_VALUES = IS_FULL_RUN ? 800 : 50;

/** Disables the limits, which other tests cover: these tests insert thousands of rows to test the columns' rules. */
const RULES_ONLY = FORM_TABLES.map(
  ({ table }) => `alter table public.${table} disable trigger stored_once;
    alter table public.${table} disable trigger within_limits;`,
).join('');

let backend: Backend;
let server: Postgres | undefined;
const databases: [string, Queryable][] = [];
const trials = new Map<string, Verdict[]>();

beforeAll(async () => {
  backend = await startPreparedBackend();
  await backend.query(TRIAL_FUNCTION + RULES_ONLY);
  databases.push(['PGlite', backend]);
  if (!SKIP_REASON) {
    server = await startSupabase();
    const database = await migratedDatabase(server, 'granted');
    await database.exec(TRIAL_FUNCTION + RULES_ONLY);
    databases.push(['PostgreSQL 15', database]);
  }
  for (const form of FORM_TABLES) {
    const count = RANDOM_VALUES * Object.keys(form.leaves).length;
    const random = SEEDS.flatMap((seed) => fuzz(form.core, count, seed));
    trials.set(form.id, [...(await verdicts(form)), ...(await judge(form, random))]);
  }
});
afterAll(async () => {
  server?.stop();
  await backend.close();
});

describe('the form validator and the databases', () => {
  it('accept and reject the same values', async () => {
    const found = databases.map(async ([name, database]) => {
      const violations: string[] = [];
      for (const form of FORM_TABLES) {
        violations.push(...(await parityViolations(database, form, trials.get(form.id) ?? [])));
      }
      return violations.map((violation) => `${name}: ${violation}`);
    });
    const violations = (await Promise.all(found)).flat();
    const all = [...trials.values()].flat();
    const count = all.length;
    const allowed = all.filter(({ isAllowed }) => isAllowed).length;
    console.log(
      `G3 parity: ${count} values (${HOSTILE_TEXTS.length} hostile texts, ${allowed} allowed) through the compiled ` +
        `validator and ${databases.map(([name]) => name).join(', ')}: ${violations.length} disagreements, seeds ${SEEDS.join(', ')}`,
    );
    expect(violations).toEqual([]);
    const fields = FORM_TABLES.flatMap(({ leaves }) => Object.values(leaves));
    const texts = fields.filter(({ definitions }) => definitions[0]?.schema.type === 'string');
    expect(count).toBeGreaterThanOrEqual(texts.length * LEAST_VALUES);
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(300);
  }, 600_000);

  it('store only valid values of malformed request bodies', async () => {
    for (const [name, database] of databases) {
      for (const form of FORM_TABLES) {
        const { count, stored, violations } = await readBackViolations(database, form);
        console.log(
          `G3 read-back, ${name}, ${form.id}: ${count} malformed bodies, ${stored} stored, ${violations.length} wrong`,
        );
        expect(violations).toEqual([]);
        expect(stored).toBeGreaterThan(10);
      }
    }
  }, 300_000);
});
