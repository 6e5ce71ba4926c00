import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/content/project.ts';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { type CommandResult, copyProject, type ProjectCopy } from './project-copy.ts';
import { test as base } from './test.ts';

const FIXTURE = path.join(ROOT, 'tests/fixtures/second-site');
const MIGRATIONS = 'supabase/migrations';
/** The migrations of this site's forms. The others are for all forms. */
const OF_A_FORM = /_submissions\.sql$/;
/** Compressed and binary files; a text file beside each has the same content. */
const PACKED = /\.(br|gz|png|ico|woff2)$/;

/** The renderer with the content, forms and tables of another organisation, built and served. */
export interface SecondSite extends ProjectCopy {
  url: string;
  /** The results of `generate`, `check` and `build`. */
  made: CommandResult[];
  /** The text files of the build, by path. */
  written: Map<string, string>;
}

/** Replaces this site by the second one. */
export function replaceBySecondSite({ root }: ProjectCopy): void {
  for (const folder of ['content', 'schemas/forms']) rmSync(path.join(root, folder), { recursive: true });
  for (const name of readdirSync(path.join(root, MIGRATIONS)))
    if (OF_A_FORM.test(name)) rmSync(path.join(root, MIGRATIONS, name));
  cpSync(FIXTURE, root, { recursive: true });
}

function readWritten(root: string): Map<string, string> {
  const files = ['dist', 'deploy'].flatMap((folder) => filesBelow(root, folder));
  const texts = files.filter((file) => !PACKED.test(file));
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** For tests of the second site: each worker builds it once and serves it at `baseURL`. */
export const test = base.extend<object, { site: SecondSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const copy = copyProject();
      let server: OwnServer | undefined;
      try {
        replaceBySecondSite(copy);
        const made: CommandResult[] = [];
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
