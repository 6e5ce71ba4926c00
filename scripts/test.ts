import { rmSync } from 'node:fs';
import { testAnotherSite } from './test/another-site.ts';
import { runNode } from './test/run-node.ts';
import { createTally } from './test/tally.ts';
import { testOptions } from './test/test-options.ts';
import { testParts } from './test/test-parts.ts';
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
  if (parts.includes('html')) await tally.step('Valid HTML', () => isValidHtml('dist'));
  const units = chosen(VITEST);
  if (units.length > 0) await tally.tests('Unit, database and build tests', 'vitest', units, { env });
  const browser = chosen(PLAYWRIGHT);
  if (browser.length > 0) {
    rmSync('.cache/backend-e2e', { recursive: true, force: true });
    const options = ['--retries=1', ...browser];
    await tally.tests('Browser tests on the built site', 'playwright', options, { env });
  }
  if (parts.includes('another-site')) await testAnotherSite(tally, env);
  if (parts.includes('mutants'))
    await tally.step('Mutants', () => runNode(['scripts/run.mjs', 'bench', 'mutants']));
}

if (full) console.log(`SEED=${seed} npm run test:full repeats the random choices of this run.`);
await testParts(tally, parts, full ? 'everything' : 'repository', {
  checked: 'Content, types, lint, generated files',
  testBuild: testBuiltSite,
});
tally.finish();
