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

/** A copy of the project with the second site, built and served. */
export interface ServedCopy extends ProjectCopy {
  url: string;
}

/** Replaces this site by the second one. */
function replaceBySecondSite({ root }: ProjectCopy): void {
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

/**
 * For tests of another site than this one: each worker replaces the content of a copy by the second site, builds it
 * with `make` and serves it at `baseURL`.
 */
export function testOfCopy<Made extends object>(
  make: (copy: ProjectCopy) => Promise<Made>,
  timeout: number,
  env: Record<string, string> = {},
) {
  return base.extend<object, { site: ServedCopy & Made }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
      async ({}, use) => {
        const copy = copyProject();
        let server: OwnServer | undefined;
        try {
          replaceBySecondSite(copy);
          const made = await make(copy);
          server = await startServer(copy, 'preview', env);
          await use({ ...copy, url: server.url, ...made });
        } finally {
          await server?.stop();
          copy.dispose();
        }
      },
      { scope: 'worker', timeout },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  });
}

/** For tests of the second site: the results of `generate`, `check` and `build`, and the text files of the build by path. */
export const test = testOfCopy(async (copy) => {
  const made: CommandResult[] = [];
  for (const command of ['generate', 'check', 'build']) made.push(await copy.run('scripts/run.mjs', command));
  return { made, written: readWritten(copy.root) };
}, 300_000);
