import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProgramResult } from '../../scripts/content/output-of.ts';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { type OwnServer, startServer } from '../../scripts/test/own-server.ts';
import { copySite, SECOND_SITE, type WorkingCopy } from '../../scripts/test/site-copy.ts';
import { IS_FULL_RUN } from './full-run.ts';
import { addPhotographs } from './photographs.ts';
import { test as base } from './test.ts';

/** Compressed and binary files; a text file beside each has the same content. */
const PACKED = /\.(br|gz|png|ico|woff2|avif|webp|webm)$/;

/** A copy of the second site, built and served. */
export interface ServedCopy extends WorkingCopy {
  url: string;
}

function readWritten(root: string): Map<string, string> {
  const files = ['dist', 'deploy'].flatMap((folder) => filesBelow(root, folder));
  const texts = files.filter((file) => !PACKED.test(file));
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The folder of a site, or a function that writes one for the time of the copy. */
type Source = string | (() => Promise<{ root: string; dispose(): void }>);

async function copyOf(from: Source): Promise<WorkingCopy> {
  if (typeof from === 'string') return copySite({ from });
  const { root, dispose } = await from();
  return copySite({ from: root }).finally(dispose);
}

/** For tests of another site than this one: each worker copies it, builds it with `make` and serves it at `baseURL`. */
export function testOfCopy<Made extends object>(
  make: (copy: WorkingCopy) => Promise<Made>,
  timeout: number,
  env: Record<string, string> = {},
  from: Source = SECOND_SITE,
) {
  return base.extend<object, { site: ServedCopy & Made }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
      async ({}, use) => {
        const copy = await copyOf(from);
        let server: OwnServer | undefined;
        try {
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

/** The full run makes some 700 files of photographs. */
const SETUP_MS = IS_FULL_RUN ? 900_000 : 300_000;

/** One for each way in which a camera stores them; in the full run as many and as large as on a real site. */
const PHOTOGRAPHS: [count: number, size: { width: number; height: number }] = IS_FULL_RUN
  ? [40, { width: 2400, height: 1600 }]
  : [8, { width: 480, height: 320 }];

/**
 * The build generates what is missing, and refuses content with errors. Other checks of the second site take 15 seconds
 * more.
 */
const COMMANDS = IS_FULL_RUN ? ['generate', 'check', 'build'] : ['build'];

/** For tests of the second site: the results of the commands, and the text files of the build by path. */
export const test = testOfCopy(async (copy) => {
  await addPhotographs(copy.root, ...PHOTOGRAPHS);
  const made: ProgramResult[] = [];
  for (const command of COMMANDS) made.push(await copy.run(command));
  return { made, written: readWritten(copy.root) };
}, SETUP_MS);
