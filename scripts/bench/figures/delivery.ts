import { runProgram } from '../run.ts';

/** The tests that print a figure. */
const TESTS = [
  'tests/engine/delivery',
  'tests/engine/database/embedded.test.ts',
  'tests/engine/database/postgres.test.ts',
  'tests/engine/database/flood.test.ts',
];

const FIGURE = /^(?:\||Seed |Hostile answers|Receipts|Erasing|G1 |G5 )/;
/** The reason for a skipped test is in its title. */
const SKIPPED = /skipped, (.*?)(?: > |$)/;

const { status, output } = await runProgram(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...TESTS],
  { env: { TESTS: 'full', NO_COLOR: '1' } },
);
const lines = output.split('\n');
const skipped = new Set(lines.flatMap((line) => SKIPPED.exec(line)?.[1] ?? []));
console.log(lines.filter((line) => FIGURE.test(line)).join('\n'));
for (const reason of skipped) console.log(`Not tested: ${reason}`);
console.log(lines.find((line) => /^ *Tests /.test(line))?.trim() ?? '');
if (status !== 0) console.error(output);
process.exit(status === 0 ? 0 : 1);
