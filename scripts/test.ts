import { rmSync } from 'node:fs';
import { testAnotherSite } from './test/another-site.ts';
import { runNode } from './test/run-node.ts';
import { runTests } from './test/run-tests.ts';
import { requireSystemPrograms } from './test/system-packages.ts';
import { createTally, oneTest } from './test/tally.ts';
import { testOptions } from './test/test-options.ts';
import { isValidHtml } from './test/valid-html.ts';

/** Projects of vitest.config.ts and playwright.config.ts; `engine` and `site` are in both. */
const VITEST = ['unit', 'isolated', 'engine', 'site'];
const PLAYWRIGHT = ['engine', 'site', 'dev', 'accessibility', 'faults'];
/** These take too long for every run. */
const ONLY_FULL = ['another-site', 'mutants'];
const PARTS = ['check', 'html', ...new Set([...VITEST, ...PLAYWRIGHT]), ...ONLY_FULL];

const HELP = `npm test [-- <options>]         everything that a change must pass
npm run test:full               the same with every combination, and broken products that the tests must notice

  --part <name>   only this part; may be repeated: ${PARTS.join(', ')}
  --full          what test:full adds
`;

const { part, full } = testOptions(PARTS, HELP);
const parts = part ?? PARTS.filter((name) => full || !ONLY_FULL.includes(name));
const chosen = (projects: string[]) =>
  projects.filter((name) => parts.includes(name)).map((name) => `--project=${name}`);
const tally = createTally();
/** A full run makes other random choices each day; otherwise tests/support/seed.ts has the number. */
const seed = process.env['SEED'] || String(Math.floor(Date.now() / 86_400_000));
const env = full ? { TESTS: 'full', SEED: seed } : {};

/** Runs the parts that need the built site. */
async function testBuiltSite(): Promise<void> {
  if (parts.includes('html')) await tally.part('Valid HTML', () => oneTest(isValidHtml('dist')));
  const units = chosen(VITEST);
  if (units.length > 0)
    await tally.part('Unit, database and build tests', async () =>
      tally.countOf(await runTests('vitest', units, { env })),
    );
  const browser = chosen(PLAYWRIGHT);
  if (browser.length > 0) {
    rmSync('.cache/backend-e2e', { recursive: true, force: true });
    const run = () => runTests('playwright', ['--retries=1', ...browser], { env });
    await tally.part('Browser tests on the built site', async () => tally.countOf(await run()));
  }
  if (parts.includes('another-site')) await testAnotherSite(tally, env);
  if (parts.includes('mutants')) {
    const run = () => runNode(['--import', 'tsx', 'scripts/bench/mutants/run.ts']);
    await tally.part('Mutants', () => oneTest(run()));
  }
}

if (full) console.log(`SEED=${seed} npm run test:full repeats the random choices of this run.`);
const isBuilt = parts.some((name) => name !== 'check');
// The check and the build need none of them, so they run meanwhile.
const programs = isBuilt ? requireSystemPrograms(full ? 'everything' : 'repository') : undefined;

if (parts.includes('check'))
  await tally.part('Content, types, lint, generated files', () =>
    oneTest(runNode(['scripts/run.mjs', 'check'])),
  );
if (isBuilt) {
  const passed = await tally.part('Production build', () => oneTest(runNode(['scripts/run.mjs', 'build'])));
  await programs;
  if (passed) await testBuiltSite();
}

tally.finish();
