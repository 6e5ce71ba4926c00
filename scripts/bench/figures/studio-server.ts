import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LOCAL_PUBLISHABLE_KEY } from '@json-site/backend/backend';
import { createRepository } from '../../../tests/support/git-repository.ts';
import { findServer } from '../../../tests/support/running-backend.ts';
import { freePort, startServer } from '../../test/own-server.ts';
import { inBrowser } from '../../test/programs/browser.ts';
import { commandEnvironment, commandsOf, copySite, type WorkingCopy } from '../../test/site-copy.ts';
import { signInByMail } from '../../test/studio-session.ts';
import { atMost, type Figure, forInformation, median } from '../figure.ts';
import { openStudio, openText, timeKeys } from '../keystrokes.ts';
import { ADDED, projectWithPages } from '../many-pages.ts';

const PAGES = 1000;
const EDITORS = ['ann', 'bob', 'cy', 'dee', 'eve'];
const MAX_START_S = 20;
const MAX_MEMORY_MB = 600;
const MAX_PREVIEW_MS = 100;
/** Typed and deleted again, by each editor in another page. */
const WORDS = [...'plain words '];
const TYPED = [...WORDS, ...WORDS.map(() => 'Backspace')];

/** A running studio server. */
interface StudioServer {
  url: string;
  pid: number;
  seconds: number;
  stop(): Promise<void>;
}

/** The database and the mail server, which a host has elsewhere. */
interface Elsewhere {
  url: string;
  secretKey: string;
}

/** Starts the server as on a host. Its settings are in a file of the site, which the command of the editors reads. */
async function started(copy: WorkingCopy, { url: project, secretKey }: Elsewhere): Promise<StudioServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    VITE_SUPABASE_URL: project,
    VITE_SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: secretKey,
    STUDIO_ORIGIN: url,
    STUDIO_HOST: 'localhost',
  };
  copy.write(
    '.env',
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const begun = performance.now();
  const server = spawn(process.execPath, [commandsOf(copy.root), 'studio', '--port', String(port)], {
    cwd: copy.root,
    env: commandEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  while (server.exitCode === null) {
    const response = await fetch(`${url}/_health`).catch(() => undefined);
    if (response?.ok) break;
    await setTimeout(100);
  }
  if (server.exitCode !== null) throw new Error('The studio server has ended. Its reason is above.');
  const seconds = (performance.now() - begun) / 1000;
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { url, pid: server.pid ?? 0, seconds, stop };
}

/** Megabytes of memory that a process and all that it has started hold. */
function memoryOf(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, kilobytes: number]);
  const below = (pid: number): number =>
    all.reduce((sum, [own, parent, kilobytes]) => {
      if (own !== pid && parent !== pid) return sum;
      return sum + (own === pid ? kilobytes : below(own));
    }, 0);
  return below(root) / 1024;
}

/** Five editors open the studio, and each types in a text of another page. */
async function work(copy: WorkingCopy, { url: mailServer }: Elsewhere, { url, pid }: StudioServer) {
  return inBrowser(async (browser) => {
    const times: number[] = [];
    let memory = 0;
    for (const [index, name] of EDITORS.entries()) {
      // It stays open while the others work.
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const editor = { address: `${name}@example.org`, role: 'publish', name };
      await signInByMail(page, copy, mailServer, editor);
      await openStudio(page, `${url}/_studio#${ADDED.route.replace(/\d+$/, String(500 + index))}`);
      await openText(page, 'heading');
      times.push(...(await timeKeys(page, TYPED, 'preview')));
      memory = Math.max(memory, memoryOf(pid));
    }
    return { times, memory };
  });
}

/** Measures a studio server for a large site: its start, its memory with five editors, and what they wait for. */
export async function measureStudioServer(): Promise<Figure[]> {
  const { copy, count } = await projectWithPages(PAGES);
  const repository = createRepository({}, copy.root);
  // The studio server of another site, with its embedded backend.
  const other = await copySite();
  const repositoryOfOther = createRepository({}, other.root);
  const backend = await startServer(other, 'start --studio-server');
  try {
    const { secretKey = '' } = findServer(path.join(other.root, '.cache/backend')) ?? {};
    const elsewhere = { url: backend.url, secretKey };
    // The studio's pages are built at the first start.
    const first = await started(copy, elsewhere);
    await first.stop();
    const server = await started(copy, elsewhere);
    const before = memoryOf(server.pid);
    const { times, memory } = await work(copy, elsewhere, server);
    await server.stop();
    const where = `Studio server, ${count.toLocaleString('en-GB')} pages`;
    const start = Number(server.seconds.toFixed(1));
    return [
      forInformation(`${where}: first start, with the build of its pages`, `${first.seconds.toFixed(1)} s`),
      atMost(`${where}: start`, start, MAX_START_S, ' s'),
      forInformation('… memory after the start', `${Math.round(before)} MB`),
      atMost(`… memory with ${EDITORS.length} editors`, Math.round(memory), MAX_MEMORY_MB, ' MB'),
      atMost('… from a key to the preview, median', Math.round(median(times)), MAX_PREVIEW_MS, ' ms'),
    ];
  } finally {
    await backend.stop();
    repository.dispose();
    repositoryOfOther.dispose();
    other.dispose();
    copy.dispose();
  }
}
