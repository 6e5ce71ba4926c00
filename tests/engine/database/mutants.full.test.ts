import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, type PostgresDatabase, SKIP_REASON } from '../../support/postgres.ts';
import { filled, goodRow } from './examples.ts';
import { CATALOGUE, type Catalogue, mutants, type SqlMutant } from './mutants.ts';
import { allow, insertSql, send } from './requests.ts';
import {
  arrivalViolations,
  limitViolations,
  retentionViolations,
  strangerViolations,
  waitViolations,
} from './rules/guards.ts';
import { markViolations } from './rules/marks.ts';
import {
  deliveryViolations,
  digestViolations,
  personViolations,
  queueViolations,
  wakeViolations,
} from './rules/outbox.ts';
import { attempts, parityViolations, TRIAL_FUNCTION, TYPED } from './rules/parity.ts';
import { poisonViolations } from './rules/poison.ts';
import { PRIVILEGES, privilegeViolations } from './rules/privileges.ts';
import { structureViolations, TABLE_RULES } from './rules/structure.ts';
import { migratedDatabase, startSupabase } from './supabase.ts';
import { FORM_TABLES, type TestedTable } from './tables.ts';
import { boundaries, hostile } from './values.ts';
import { judge } from './verdicts.ts';

type Suite = (database: PostgresDatabase, form: TestedTable) => Promise<string[]>;

/** Runs the tests of one column's rule. */
function columnSuite(column: string): Suite {
  return async (database, form) => {
    await allow(database);
    await database.exec(TRIAL_FUNCTION);
    const field = form.leaves[column]?.path;
    if (field) {
      // These types accept texts that the format does not, such as "infinity".
      const isTyped = TYPED.includes(form.columns[column] ?? '');
      const all = [...boundaries(form.core), ...(isTyped ? hostile(form.core) : [])];
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
  strangerViolations,
  limitViolations,
  retentionViolations,
  waitViolations,
];
/** The tests that know the functions for delivery. */
const DELIVERY: Record<string, Suite> = {
  reason_to_hold: queueViolations,
  outbox: queueViolations,
  admit: limitViolations,
  wake: wakeViolations,
  schedule_delivery: wakeViolations,
  submissions_erase: personViolations,
  match_address: personViolations,
  plain_text: personViolations,
  percent_decoded: personViolations,
  address_pattern: personViolations,
  submissions_list: personViolations,
  listed_tables: personViolations,
  matching_rows: personViolations,
  texts_inside: personViolations,
  row_text: personViolations,
  submissions_requeue: personViolations,
  health: poisonViolations,
  queue_digest: digestViolations,
  submissions_health: digestViolations,
  submissions_clean_up: digestViolations,
  clean_up: poisonViolations,
  form_tables: personViolations,
  delivery_of: personViolations,
  pause_after: deliveryViolations,
  submissions_claim: poisonViolations,
  submissions_sent: deliveryViolations,
  submissions_failed: deliveryViolations,
  verification: markViolations,
  erase_verifications: markViolations,
};

const isOfDelivery = ({ changed = '' }: SqlMutant) => changed in DELIVERY;

/** The tests that must detect a mutant, the likeliest first. */
function suitesFor({ column, changed = '' }: SqlMutant): Suite[] {
  if (column) return [columnSuite(column)];
  const likeliest = DELIVERY[changed];
  if (!likeliest) return GUARDS;
  const others = [...new Set([...Object.values(DELIVERY), retentionViolations])];
  return [likeliest, ...others.filter((suite) => suite !== likeliest)];
}

describe.skipIf(SKIP_REASON)(`mutants${SKIP_REASON ? `: skipped, ${SKIP_REASON}` : ''}`, () => {
  let server: Postgres;
  let original: PostgresDatabase;
  beforeAll(async () => {
    server = await startSupabase();
    original = await migratedDatabase(server, 'granted', 'original');
  });
  afterAll(() => server?.stop());

  /** Whether each mutant changes the privileges or the structure, read in a transaction that is rolled back. */
  async function haveDifferentStructure(all: SqlMutant[]): Promise<boolean[]> {
    const ask = (query: string) => `select coalesce(json_agg(rows), '[]') from (${query}) as rows;\n`;
    const each = all.map(
      ({ sql }) => `begin; ${sql};\n${ask(PRIVILEGES)}${ask(TABLE_RULES)}rollback;\n\\echo next\n`,
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

  let databases = 0;
  async function behavesDifferently(mutant: SqlMutant): Promise<boolean> {
    databases += 1;
    const form = FORM_TABLES.find(({ id }) => id === mutant.form);
    if (!form) throw new Error(`no form ${mutant.form}`);
    const database = await server.database(`mutant_${databases}`, {
      template: 'original',
      user: 'postgres',
    });
    try {
      await database.exec(mutant.sql);
      for (const suite of suitesFor(mutant)) {
        // A suite that throws has detected the mutant too.
        const violations = await suite(database, form).catch((error: Error) => [error.message]);
        if (violations.length > 0) return true;
      }
      return false;
    } finally {
      await database.disconnect();
    }
  }

  async function allMutants(): Promise<SqlMutant[]> {
    const [read] = await original.query<{ catalogue: Catalogue }>(CATALOGUE);
    return mutants(read?.catalogue ?? { functions: [], invokers: [] });
  }

  /** Returns the names of the mutants that no test detects. */
  async function survivorsOf(all: SqlMutant[]): Promise<string[]> {
    const isSame: SqlMutant = { name: 'nothing changed', sql: 'select', form: FORM_TABLES[0]?.id ?? '' };
    const seen = await haveDifferentStructure([...all, isSame]);
    await original.disconnect();
    expect(seen).toHaveLength(all.length + 1);
    expect(seen.at(-1)).toBe(false);
    const survivors: string[] = [];
    if (!(await behavesDifferently({ ...isSame, changed: all[0]?.changed ?? '' })))
      survivors.push(isSame.name);
    for (const [index, mutant] of all.entries())
      if (!seen[index] && !(await behavesDifferently(mutant))) survivors.push(mutant.name);
    return survivors;
  }

  it.each([
    ['of tables and guards', (mutant: SqlMutant) => !isOfDelivery(mutant)],
    ['of delivery', isOfDelivery],
  ])(
    '%s are all detected',
    async (name, belongs) => {
      const all = (await allMutants()).filter(belongs);
      const survivors = (await survivorsOf(all)).map((survivor) => `undetected: ${survivor}`);
      console.log(`G4 mutants ${name}: ${all.length}, ${all.length - survivors.length + 1} detected`);
      // The test of an unchanged database detects nothing.
      expect(survivors).toEqual(['undetected: nothing changed']);
      expect(all.length).toBeGreaterThanOrEqual(50);
    },
    1_500_000,
  );
});
