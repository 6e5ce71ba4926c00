import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/root.ts';
import { startMigratedDatabase } from '../../../scripts/test/prepared-database.ts';
import { SEED } from '../../support/seed.ts';
import { INSERT_ALL } from '../database/random-tables.ts';
import { judgeValues } from '../support/real-rules.ts';
import { REAL_SHAPES, REFUSED_WITH_REASON } from '../support/real-shapes.ts';

// TESTS=full npx vitest run tests/engine/forms/real-rules.full

const FOREIGN = path.join(ROOT, 'tests/fixtures/foreign-forms');
const SCHEMAS = [
  ...readdirSync(FOREIGN).map((file) => ({
    name: file.replace(/\..*$/, ''),
    file: path.join(FOREIGN, file),
    pointer: '',
  })),
  ...REAL_SHAPES,
];

let database: PGlite;
beforeAll(async () => {
  database = await startMigratedDatabase();
  await database.exec(INSERT_ALL);
});
afterAll(() => database.close());

test('forms of real schemas and their tables keep every rule as its author wrote it', {
  timeout: 600_000,
}, async () => {
  const found: string[] = [];
  const refused: string[] = [];
  const total = { forms: 0, values: 0, accepted: 0 };
  for (const [number, { name, file, pointer }] of SCHEMAS.entries()) {
    const options = { values: 100, seed: SEED + number, number };
    const verdicts = await judgeValues(database, name, `${file}${pointer}`, options);
    total.forms += verdicts.count > 0 ? 1 : 0;
    if (verdicts.count === 0) refused.push(name);
    total.values += verdicts.count;
    total.accepted += verdicts.accepted;
    found.push(...verdicts.found);
  }
  console.log(
    `Rules of real schemas: ${total.forms} forms of ${SCHEMAS.length}, ${total.values} values, ` +
      `${total.accepted} accepted, ${found.length} disagreements, seed ${SEED}`,
  );
  expect(found.slice(0, 3)).toEqual([]);
  expect(refused).toEqual(Object.keys(REFUSED_WITH_REASON));
  expect(total.accepted).toBeGreaterThan(total.values / 3);
});
