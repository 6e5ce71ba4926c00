import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../../scripts/backend/postgres.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { filled, goodRow } from './examples.ts';

import { CATALOGUE, type Catalogue, type Mutant, mutants } from './mutants.ts';
import { allow, insertSql, send } from './requests.ts';
import { arrivalViolations, limitViolations, retentionViolations, waitViolations } from './rules/guards.ts';
import {
  deliveryViolations,
  digestViolations,
  personViolations,
  queueViolations,
  wakeViolations,
} from './rules/outbox.ts';
import { attempts, parityViolations, TRIAL_FUNCTION } from './rules/parity.ts';
import { PRIVILEGES, privilegeViolations } from './rules/privileges.ts';
import { STRUCTURE, structureViolations } from './rules/structure.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES, type FormTable } from './tables.ts';
import { boundaries, hostile } from './values.ts';
import { judge } from './verdicts.ts';

type Suite = (database: PostgresDatabase, form: FormTable) => Promise<string[]>;

/** Runs the tests of one column's rule. */
function columnSuite(column: string): Suite {
  return async (database, form) => {
    await allow(database);
    await database.exec(TRIAL_FUNCTION);
    const field = form.leaves[column]?.path;
    if (field) {
      const all = [...boundaries(form.core), ...(form.columns[column] === 'date' ? hostile(form.core) : [])];
      const trials = all.filter((trial) => trial.field === field);
      return parityViolations(database, form, await judge(form, trials));
    }
    const good = goodRow(form);
    // A combined column and a whole row, as in hostile.test.ts.
    const results = await attempts(database, form, [
      { ...good, [column]: '' },
      ...form.required.map((required) => ({ ...good, [required]: null })),
      { ...good, ...filled(form, 'é') },
    ]);
    return results.filter((result) => result.startsWith('{'));
  };
}

/** Detects a missing policy: without it a visitor cannot insert a row. */
const insertSuite: Suite = async (database, form) => {
  const { answers } = await send(database, [{ sql: insertSql(form, goodRow(form, 'Visitor')) }]);
  return answers.filter(({ code }) => code !== '00000').map(({ code }) => code);
};

const GUARDS: Suite[] = [
  insertSuite,
  arrivalViolations,
  limitViolations,
  retentionViolations,
  waitViolations,
];
const DELIVERY: Suite[] = [
  queueViolations,
  wakeViolations,
  personViolations,
  digestViolations,
  limitViolations,
  retentionViolations,
  deliveryViolations,
];

function suitesFor({ column, isDelivery }: Mutant): Suite[] {
  if (column) return [columnSuite(column)];
  return isDelivery ? DELIVERY : GUARDS;
}

// Creating hundreds of databases is too slow for every run.
describe.skipIf(SKIP_REASON || !IS_FULL_RUN)(
  `mutants${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`,
  () => {
    let server: Postgres;
    let original: PostgresDatabase;
    beforeAll(async () => {
      server = await startSupabase();
      original = await migratedDatabase(server, 'granted', 'original');
    });
    afterAll(() => server?.stop());

    /** Whether each mutant changes the privileges or the structure, read in a transaction that is rolled back. */
    async function haveDifferentStructure(all: Mutant[]): Promise<boolean[]> {
      const ask = (query: string) => `select coalesce(json_agg(rows), '[]') from (${query}) as rows;\n`;
      const each = all.map(
        ({ sql }) => `begin; ${sql};\n${ask(PRIVILEGES)}${ask(STRUCTURE)}rollback;\n\\echo next\n`,
      );
      const { output, errors } = await original.script(each.join(''));
      if (errors.includes('ERROR')) throw new Error(errors);
      const answers = output.split('next\n').slice(0, -1);
      return answers.map((answer) => {
        const [cells, structure] = answer.split(/\n(?=\[)/).map((text): unknown => JSON.parse(text));
        const violations = [
          ...privilegeViolations(cells as Parameters<typeof privilegeViolations>[0]),
          ...structureViolations(structure as Parameters<typeof structureViolations>[0]),
        ];
        return violations.length > 0;
      });
    }

    async function behavesDifferently(mutant: Mutant, index: number): Promise<boolean> {
      const form = FORM_TABLES.find(({ id }) => id === mutant.form);
      if (!form) throw new Error(`no form ${mutant.form}`);
      const database = await server.database(`mutant_${index}`, { template: 'original', user: 'postgres' });
      await database.exec(mutant.sql);
      for (const suite of suitesFor(mutant)) {
        // A suite that throws has detected the mutant too.
        const violations = await suite(database, form).catch((error: Error) => [error.message]);
        if (violations.length > 0) return true;
      }
      return false;
    }

    it('are all detected', async () => {
      const [read] = await original.query<{ catalogue: Catalogue }>(CATALOGUE);
      const all = mutants(read?.catalogue ?? { checks: [], required: [], functions: [], invokers: [] });
      const isSame: Mutant = { name: 'nothing changed', sql: 'select', form: FORM_TABLES[0]?.id ?? '' };
      const seen = await haveDifferentStructure([...all, isSame]);
      expect(seen).toHaveLength(all.length + 1);
      expect(seen.at(-1)).toBe(false);
      expect(await behavesDifferently(isSame, all.length)).toBe(false);
      const survivors: string[] = [];
      for (const [index, mutant] of all.entries()) {
        if (!seen[index] && !(await behavesDifferently(mutant, index))) survivors.push(mutant.name);
      }
      console.log(`G4 mutants: ${all.length}, ${all.length - survivors.length} detected`);
      expect(survivors).toEqual([]);
      expect(all.length).toBeGreaterThanOrEqual(50);
    }, 1_500_000);
  },
);
