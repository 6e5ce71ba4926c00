import { rmSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS, siteFolder } from './content/folders.ts';
import { filesAt } from './content/hash.ts';
import { runNode } from './test/run-node.ts';
import { runTests } from './test/run-tests.ts';
import { requireSystemPrograms } from './test/system-packages.ts';
import { createTally, oneTest } from './test/tally.ts';
import { testOptions } from './test/test-options.ts';
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
  await tally.part('Pages in a browser', async () =>
    tally.countOf(await runTests('playwright', ['--retries=1', ...projects], { env })),
  );
}

const isBuilt = parts.some((name) => name !== 'check');
const programs = isBuilt ? requireSystemPrograms('site') : undefined;
if (parts.includes('check'))
  await tally.part('Content, forms and their tables, links, types, lint', () =>
    oneTest(runNode([COMMANDS, 'check'])),
  );
if (isBuilt) {
  const build = () => oneTest(runNode([COMMANDS, 'build']));
  const hasBuild = await tally.part('Production build', build);
  await programs;
  if (hasBuild) {
    if (parts.includes('html')) await tally.part('Valid HTML', () => oneTest(isValidHtml('dist')));
    if (parts.includes('site') && hasOwn('vitest'))
      await tally.part('Tests of the site', async () => tally.countOf(await runTests('vitest', [])));
    await testInBrowser();
  }
}
const hasNone = !hasOwn('vitest') && !hasOwn('playwright');
tally.finish(
  hasNone
    ? 'This site has no tests yet: tests/site/ contains none. docs/package.md shows how to write one.'
    : '',
);
