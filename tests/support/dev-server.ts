import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { type OwnServer, startServer } from '../../scripts/test/own-server.ts';
import { copySite, type WorkingCopy } from '../../scripts/test/site-copy.ts';
import { signInByMail } from '../../scripts/test/studio-session.ts';
import { createRepository, lastWeek, type TestRepository } from './git-repository.ts';
import { test as base } from './test.ts';

/** A copy of this repository's site and its development server. */
export interface DevCopy extends WorkingCopy {
  url: string;
  /** Returns the locations that the server opened in the editor, as `file line column`. */
  opened(): string[];
  /** The id of the server's process. */
  pid(): number;
  /** Ends the server, runs the action, and starts the server again at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** A studio server has a repository, with commits of the last week, and the session of an owner. */
  served?: { repository: TestRepository; session: Awaited<ReturnType<BrowserContext['storageState']>> };
}

/** What serves the studio: to whoever sits at this computer, or to editors who sign in. */
type Command = 'start' | 'start --studio-server';

const EDITOR = 'editor.sh';
const OPENED = 'opened.txt';

/** Milliseconds in which a busy computer copies a site, starts its server and compiles the studio. */
const READY_MS = 300_000;

/** Opens the studio: the server compiles its modules at the first visit, for which a busy computer needs a minute. */
async function compileStudio(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/_studio`, { timeout: READY_MS });
  await page.getByRole('navigation', { name: 'Content' }).waitFor({ timeout: READY_MS });
  await page.close();
}

/** Returns the session of an owner. */
async function signIn(browser: Browser, copy: WorkingCopy, url: string) {
  const page = await browser.newPage();
  await signInByMail(page, copy, url, { address: 'ada@example.org', role: 'own', name: 'Ada' });
  const session = await page.context().storageState();
  await page.close();
  return session;
}

/** For tests that edit files: each worker has a copy of the site, served at `baseURL`. */
export const test = base.extend<object, { copy: DevCopy; command: Command }>({
  command: ['start', { option: true, scope: 'worker' }],
  copy: [
    async ({ browser, command }, use) => {
      const copy = await copySite();
      copy.write(EDITOR, `#!/bin/sh\necho "$*" >> ${path.join(copy.root, OPENED)}\n`);
      chmodSync(path.join(copy.root, EDITOR), 0o755);
      const opened = () =>
        (copy.exists(OPENED) ? copy.read(OPENED) : '').replaceAll(`${copy.root}/`, '').trim().split('\n');
      let server: OwnServer | undefined;
      try {
        const env = { LAUNCH_EDITOR: path.join(copy.root, EDITOR) };
        const repository = command === 'start' ? undefined : lastWeek(() => createRepository({}, copy.root));
        server = await startServer(copy, command, env);
        const { url } = server;
        const served = repository && { repository, session: await signIn(browser, copy, url) };
        if (!served) await compileStudio(browser, url);
        const restart = async (meanwhile: () => Promise<void>) => {
          await server?.stop();
          await meanwhile();
          // The database of the stopped server; the next one gets a copy of the prepared one.
          rmSync(path.join(copy.root, '.cache/backend'), { recursive: true, force: true });
          server = await startServer(copy, command, env, Number(new URL(url).port));
        };
        const pid = () => server?.pid ?? 0;
        await use({ ...copy, url, opened, restart, pid, ...(served && { served }) });
      } finally {
        await server?.stop();
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: READY_MS },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
  storageState: async ({ copy }, use) => use(copy.served?.session),
});
