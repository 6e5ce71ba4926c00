import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { compileProject } from '@json-site/content/site';
import { openCompletePage, takeSubject } from './bench/screenshots/camera.ts';
import { indexPage } from './bench/screenshots/index-page.ts';
import { type Subject, subjectsOf } from './bench/screenshots/subjects.ts';
import { visitBuild } from './bench/serve-dist.ts';
import { ROOT } from './root.ts';
import { requireBrowser } from './test/programs/browser.ts';
import { runNode } from './test/run-node.ts';

const FOLDER = path.join(ROOT, '.cache/screenshots');
const INDEX = path.join(FOLDER, 'index.html');
const README_PICTURE = path.join(ROOT, 'docs/site.png');
const HELP = `npm run screenshots [-- <options>]

Builds the site and takes screenshots of one page of each type, and of its states, on three screens, light and dark.
They are in .cache/screenshots/; open index.html there.

  --only <route>   only this page; may be repeated. The other screenshots are kept
  --picture        only docs/site.png, the picture of the home page in the README`;

function readArguments() {
  // `npm run bench screenshots` passes the command's name as well.
  const args = process.argv.slice(2).filter((arg) => arg !== 'screenshots');
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        picture: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

async function takeReadmePicture(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await openCompletePage(page, origin);
  await page.screenshot({ path: README_PICTURE });
  console.log(`Written: ${path.relative(ROOT, README_PICTURE)}`);
}

/** Takes the screenshots of all subjects. Reports failures, continues, and returns their number. */
async function takeAll(browser: Browser, origin: string, subjects: Subject[]): Promise<number> {
  let failures = 0;
  for (const subject of subjects) {
    try {
      await takeSubject(browser, origin, subject, FOLDER);
      console.log(`  ${subject.title}`);
    } catch (error) {
      failures += 1;
      console.error(`  Failed: ${(error as Error).message}`);
    }
  }
  return failures;
}

async function takeScreenshots({ only, picture }: ReturnType<typeof readArguments>): Promise<number> {
  const { site, pages } = compileProject();
  if (!site) throw new Error('The content has errors: see npm run check.');
  const subjects = subjectsOf(site, pages, only);
  // Before the build, which takes longer.
  requireBrowser();
  if (!runNode(['scripts/run.mjs', 'build'])) return 1;
  return visitBuild(async (browser, origin) => {
    if (picture) {
      await takeReadmePicture(browser, origin);
      return 0;
    }
    if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const failures = await takeAll(browser, origin, subjects);
    const every = [...subjectsOf(site, pages, []), ...subjects];
    const listed = [...new Map(every.map((subject) => [subject.name, subject])).values()];
    writeFileSync(INDEX, indexPage(site.brand.name, listed, FOLDER));
    const taken = subjects.length - failures;
    console.log(`\nTaken: ${taken} of ${subjects.length}. See ${path.relative(ROOT, INDEX)}`);
    return failures === 0 ? 0 : 1;
  });
}

const options = readArguments();
if (options.help) console.log(HELP);
else {
  process.exitCode = await takeScreenshots(options).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
}
