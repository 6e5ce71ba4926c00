import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesAt } from '@json-site/content/files';
import { ROOT } from './root.ts';
import { testAnotherSite } from './test/another-site.ts';
import { builtMainSite } from './test/site-copy.ts';
import { createTally } from './test/tally.ts';
import { testOptions } from './test/test-options.ts';
import { testParts } from './test/test-parts.ts';
import { isValidHtml } from './test/valid-html.ts';

/** Projects of vitest.config.ts. `site` are the tests of this repository's own site, the others those of the engine. */
const VITEST = ['unit', 'isolated', 'engine', 'site'];
/** Projects of playwright.config.ts. */
const ENGINE_IN_BROWSER = ['engine', 'behaviour', 'dev', 'accessibility', 'faults'];
/** Projects of playwright.site.config.ts. */
const SITE_IN_BROWSER = ['pages', 'site'];
/** Takes too long for every run; on the main site, every run has the checks of `pages`. */
const ONLY_FULL = ['another-site', 'pages'];
const PARTS = [
  'check',
  'html',
  ...new Set([...VITEST, ...ENGINE_IN_BROWSER, ...SITE_IN_BROWSER]),
  'another-site',
];

const HELP = `npm test [-- <options>]         everything that a change must pass
npm run test:full               the same with every combination, and on another site

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

/** Runs the browser tests of the engine, in the folder of the main site. */
async function testEngineInBrowser(): Promise<void> {
  const projects = chosen(ENGINE_IN_BROWSER);
  if (projects.length === 0) return;
  const root = await builtMainSite();
  rmSync(path.join(root, '.cache/backend-e2e'), { recursive: true, force: true });
  const options = ['--config', path.join(ROOT, 'playwright.config.ts'), '--retries=1', ...projects];
  await tally.tests('Browser tests of the engine', 'playwright', options, {
    root,
    env: { ...env, TESTS_STARTED_IN: ROOT },
  });
}

/** Whether this repository's own site has tests whose names end so. */
const siteHas = (ending: RegExp) =>
  filesAt(ROOT, ['tests/site', 'src/site']).some((file) => ending.test(file));

/** Runs the checks of this repository's own pages in a browser, and its browser tests, if it has any. */
async function testSiteInBrowser(): Promise<void> {
  const projects = chosen(SITE_IN_BROWSER.filter((name) => name !== 'site' || siteHas(/\.e2e\.ts$/)));
  if (projects.length === 0) return;
  rmSync('.cache/backend-e2e', { recursive: true, force: true });
  const options = ['--config', 'playwright.site.config.ts', '--retries=1', ...projects];
  await tally.tests('Browser tests of the site', 'playwright', options, { env });
}

/** Runs the parts that need the built site. */
async function testBuiltSite(): Promise<void> {
  if (parts.includes('html')) {
    await tally.step('Valid HTML', () => isValidHtml('dist'));
    const main = path.join(await builtMainSite(), 'dist');
    await tally.step('Valid HTML of the main site', () => isValidHtml(main));
  }
  const units = chosen(VITEST.filter((name) => name !== 'site' || siteHas(/\.test\.tsx?$/)));
  if (units.length > 0) await tally.tests('Unit, database and build tests', 'vitest', units, { env });
  await testEngineInBrowser();
  await testSiteInBrowser();
  if (parts.includes('another-site')) await testAnotherSite(tally, env);
}

if (full) console.log(`SEED=${seed} npm run test:full repeats the random choices of this run.`);
await testParts(tally, parts, full ? 'everything' : 'repository', {
  checked: 'Content, types, lint, generated files',
  testBuild: testBuiltSite,
});
tally.finish();
