import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/content/project.ts';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { copyProject, type Outcome, type ProjectCopy } from './project-copy.ts';
import { test as base } from './test.ts';

const FIXTURE = path.join(ROOT, 'tests/fixtures/second-site');
const MIGRATIONS = 'supabase/migrations';
/** What all forms share; every other migration is a form of the first site. */
const GUARDS = '_submission_guards.sql';
/** Written for machines; what they say stands in a file beside them. */
const PACKED = /\.(br|gz|png|ico|woff2)$/;

/** This renderer with the content, forms and tables of another organisation, built and served. */
export interface SecondSite extends ProjectCopy {
  url: string;
  /** How `generate`, `check` and `build` went. */
  made: Outcome[];
  /** Every text file that the build wrote, and what it says. */
  written: Map<string, string>;
}

/** Takes the first site away, and puts the second in its place. */
function exchange({ root }: ProjectCopy): void {
  for (const folder of ['content', 'schemas/forms']) rmSync(path.join(root, folder), { recursive: true });
  for (const name of readdirSync(path.join(root, MIGRATIONS)))
    if (!name.endsWith(GUARDS)) rmSync(path.join(root, MIGRATIONS, name));
  cpSync(FIXTURE, root, { recursive: true });
}

function readWritten(root: string): Map<string, string> {
  const files = ['dist', 'deploy'].flatMap((folder) => filesBelow(root, folder));
  const texts = files.filter((file) => !PACKED.test(file));
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Tests of the second site: each worker builds it once, and `baseURL` is where it is served. */
export const test = base.extend<object, { site: SecondSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
    async ({}, use) => {
      const copy = copyProject();
      let server: OwnServer | undefined;
      try {
        exchange(copy);
        const made: Outcome[] = [];
        for (const command of ['generate', 'check', 'build'])
          made.push(await copy.run('scripts/run.mjs', command));
        server = await startServer(copy, 'preview');
        await use({ ...copy, url: server.url, made, written: readWritten(copy.root) });
      } finally {
        await server?.stop();
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
