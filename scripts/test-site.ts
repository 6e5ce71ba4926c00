import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesAt } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import { createTally } from './test/tally.ts';
import { testOptions } from './test/test-options.ts';
import { testParts } from './test/test-parts.ts';
import { isValidHtml } from './test/valid-html.ts';

// `npm test` of a site that uses the engine as a package tests the site: the engine has its own tests.

const PARTS = ['check', 'html', 'pages', 'site'];
const HELP = `npm test [-- <options>]   everything that the site promises

  --part <name>   only this part; may be repeated: ${PARTS.join(', ')}
  --full          every page in a browser, not only enough of them to show each block in each language
`;
const { part: parts = PARTS, full } = testOptions(PARTS, HELP);

const root = siteFolder();
const tally = createTally();
const own = filesAt(root, ['tests/site', 'src/site']);
const FILES = { playwright: /\.e2e\.ts$/, vitest: /\.test\.tsx?$/ };
const hasOwn = (runner: keyof typeof FILES) => own.some((file) => FILES[runner].test(file));

const env = full ? { TESTS: 'full' } : {};

/** Runs the checks of pages in a browser, and the site's own browser tests. */
async function testInBrowser(): Promise<void> {
  const names = ['pages', ...(hasOwn('playwright') ? ['site'] : [])];
  const projects = names.filter((name) => parts.includes(name)).map((name) => `--project=${name}`);
  if (projects.length === 0) return;
  rmSync(path.join(root, '.cache/backend-e2e'), { recursive: true, force: true });
  await tally.tests('Pages in a browser', 'playwright', ['--retries=1', ...projects], { env });
}

async function testBuiltSite(): Promise<void> {
  if (parts.includes('html')) await tally.step('Valid HTML', () => isValidHtml('dist'));
  if (parts.includes('site') && hasOwn('vitest')) await tally.tests('Tests of the site', 'vitest', []);
  await testInBrowser();
}

await testParts(tally, parts, 'site', {
  checked: 'Content, forms and their tables, links, types, lint',
  testBuild: testBuiltSite,
});
const hasNone = !hasOwn('vitest') && !hasOwn('playwright');
tally.finish(
  hasNone
    ? 'This site has no tests yet: tests/site/ contains none. docs/package.md shows how to write one.'
    : '',
);
