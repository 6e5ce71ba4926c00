import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { openWhole, takeSubject } from './bench/screenshots/camera.ts';
import { indexPage } from './bench/screenshots/index-page.ts';
import { drawOverview } from './bench/screenshots/overview.ts';
import { type Subject, subjectsOf } from './bench/screenshots/subjects.ts';
import { serveDist } from './bench/serve-dist.ts';
import { compileProject } from './content/load-content.ts';
import { ROOT } from './content/project.ts';
import { browserArguments, requireBrowser } from './test/browser.ts';
import { runNode } from './test/run-node.ts';

const FOLDER = path.join(ROOT, '.cache/screenshots');
const INDEX = path.join(FOLDER, 'index.html');
const PICTURE = path.join(ROOT, 'docs/site.png');
const HELP = `npm run screenshots [-- <options>]

Builds the site and takes pictures of one page of each type, and of its states, on three screens, light and dark.
They are in .cache/screenshots/; open index.html there.

  --only <route>   only this page, whatever its type; may be given several times. The other pictures stay
  --picture        nothing but docs/site.png, the home page as the README shows it`;

function options() {
  try {
    const { values } = parseArgs({
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

/** The README's picture. */
async function takePicture(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await openWhole(page, origin);
  await page.screenshot({ path: PICTURE });
  console.log(`Taken: ${path.relative(ROOT, PICTURE)}`);
}

/** Takes the subjects one after the other. One that cannot be taken is told, and the others are taken all the same. */
async function takeAll(browser: Browser, origin: string, subjects: Subject[]): Promise<number> {
  let failures = 0;
  for (const subject of subjects) {
    try {
      await takeSubject(browser, origin, subject, FOLDER);
      await drawOverview(browser, subject, FOLDER);
      console.log(`  ${subject.title}`);
    } catch (error) {
      failures += 1;
      console.error(`  Not taken: ${(error as Error).message}`);
    }
  }
  return failures;
}

async function sheet({ only, picture }: ReturnType<typeof options>): Promise<number> {
  const { site, pages } = compileProject();
  if (!site) throw new Error('The content cannot be used: npm run check says why.');
  const subjects = subjectsOf(site, pages, only);
  const executablePath = requireBrowser();
  if (!runNode(['scripts/run.mjs', 'build'])) return 1;
  const server = await serveDist();
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    if (picture) {
      await takePicture(browser, server.origin);
      return 0;
    }
    if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const failures = await takeAll(browser, server.origin, subjects);
    const every = [...subjectsOf(site, pages, []), ...subjects];
    const listed = [...new Map(every.map((subject) => [subject.name, subject])).values()];
    writeFileSync(INDEX, indexPage(site.brand.name, listed, FOLDER));
    console.log(
      `\nTaken: ${subjects.length - failures} of ${subjects.length}. See ${path.relative(ROOT, INDEX)}`,
    );
    return failures === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

const asked = options();
if (asked.help) console.log(HELP);
else {
  process.exitCode = await sheet(asked).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
}
