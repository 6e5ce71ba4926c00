import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findJava } from './test/java.ts';
import { runNode } from './test/run-node.ts';
import { describeFailed, describeFlaky, describeSkipped, runTests, type TestRun } from './test/run-tests.ts';
import { hasPart, NO_SITE_TESTS } from './test/site-tests.ts';
import { requireSystemPrograms } from './test/system-packages.ts';
import { htmlProblems } from './test/valid-html.ts';

/** Projects of vitest.config.ts and playwright.config.ts; `engine` and `site` are in both. */
const VITEST = ['unit', 'isolated', 'engine', 'site'];
const PLAYWRIGHT = ['engine', 'site', 'dev', 'accessibility', 'faults'];
/** These take too long for every run. */
const ONLY_FULL = ['replaced', 'mutants'];
const PARTS = ['check', 'html', ...new Set([...VITEST, ...PLAYWRIGHT]), ...ONLY_FULL];

const HELP = `npm test [-- <options>]         everything that a change must pass
npm run test:full               the same with every combination, and broken products that the tests must notice

  --part <name>   only this part; may be repeated: ${PARTS.join(', ')}
  --full          what test:full adds
`;

interface Count {
  passed: number;
  failed: number;
}

/** Tests that failed first and passed when they were repeated: they count as passed, and are listed. */
const flaky: string[] = [];
const skipped: string[] = [];
/** Shown again at the end, where they are found at once. */
const failures: string[] = [];
const times: string[] = [];

function options() {
  try {
    const { values } = parseArgs({
      options: { part: { type: 'string', multiple: true }, full: { type: 'boolean', default: false } },
    });
    const unknown = values.part?.find((name) => !PARTS.includes(name));
    if (unknown) throw new Error(`There is no part "${unknown}".`);
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return process.exit(2);
  }
}

async function timed(title: string, run: () => Count | Promise<Count>): Promise<Count> {
  console.log(`\n— ${title}`);
  const start = Date.now();
  const count = await run();
  times.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${title}`);
  return count;
}

const oneTest = (isGreen: boolean): Count => (isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function countRun({ isGreen, results }: TestRun): Count {
  flaky.push(...results.filter((result) => result.isFlaky).map(describeFlaky));
  skipped.push(...results.filter(({ status }) => status === 'skipped').map(describeSkipped));
  failures.push(...results.filter(({ status }) => status === 'failed').map(describeFailed));
  const countOf = (status: string) => results.filter((result) => result.status === status).length;
  const failed = countOf('failed');
  // A runner that ends badly without a failed test has failed as a whole.
  return { passed: countOf('passed'), failed: isGreen ? failed : Math.max(failed, 1) };
}

function validHtml(): Count {
  const problems = htmlProblems(findJava() ?? '', 'dist');
  console.log(problems.length > 0 ? problems.join('\n\n') : 'No errors, no warnings.');
  return oneTest(problems.length === 0);
}

const { part, full } = options();
const requested = part ?? PARTS.filter((name) => full || !ONLY_FULL.includes(name));
/** A new site may have no tests yet. */
const parts = requested.filter((name) => hasPart(name));
const chosen = (runner: 'playwright' | 'vitest', projects: string[]) =>
  projects
    .filter((name) => parts.includes(name) && hasPart(name, [runner]))
    .map((name) => `--project=${name}`);
const counts: Count[] = [];
/** A full run makes other random choices each day; otherwise tests/support/seed.ts has the number. */
const seed = process.env['SEED'] || String(Math.floor(Date.now() / 86_400_000));
const env = full ? { TESTS: 'full', SEED: seed } : {};

/** Runs the parts that need the built site. */
async function testBuiltSite(): Promise<void> {
  if (parts.includes('html')) counts.push(await timed('Valid HTML', validHtml));
  const units = chosen('vitest', VITEST);
  if (units.length > 0)
    counts.push(
      await timed('Unit, database and build tests', async () =>
        countRun(await runTests('vitest', units, { env })),
      ),
    );
  const browser = chosen('playwright', PLAYWRIGHT);
  if (browser.length > 0) {
    rmSync('.cache/backend-e2e', { recursive: true, force: true });
    const run = () => runTests('playwright', ['--retries=1', ...browser], { env });
    counts.push(await timed('Browser tests on the built site', async () => countRun(await run())));
  }
  if (parts.includes('replaced')) {
    const run = () => runNode(['--import', 'tsx', 'tests/support/test-replaced-site.ts']);
    counts.push(await timed('The same tests on another site', () => oneTest(run())));
  }
  if (parts.includes('mutants')) {
    const run = () => runNode(['--import', 'tsx', 'scripts/bench/mutants/run.ts']);
    counts.push(await timed('Mutants', () => oneTest(run())));
  }
}

if (full) console.log(`SEED=${seed} npm run test:full repeats the random choices of this run.`);
/** Ends the process with an error that says what to do. */
function stop(error: unknown): never {
  console.error((error as Error).message);
  process.exit(1);
}

const isBuilt = parts.some((name) => name !== 'check');
let programs = Promise.resolve();
try {
  // The check and the build need none of them, so they run meanwhile.
  if (isBuilt) programs = requireSystemPrograms(full).catch(stop);
} catch (error) {
  stop(error);
}

if (parts.includes('check'))
  counts.push(
    await timed('Content, types, lint, generated files', () =>
      oneTest(runNode(['--import', 'tsx', 'scripts/check.ts'])),
    ),
  );
if (isBuilt) {
  const build = await timed('Production build', () => oneTest(runNode(['scripts/run.mjs', 'build'])));
  counts.push(build);
  await programs;
  if (build.failed === 0) await testBuiltSite();
}

const total = counts.reduce(
  (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
);
console.log(`\n${times.join('\n')}`);
for (const listed of [skipped, flaky, failures]) if (listed.length > 0) console.log(`\n${listed.join('\n')}`);
if (!hasPart('site') && requested.includes('site')) console.log(`\n${NO_SITE_TESTS}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
