import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/test/own-server.ts';
import { commandEnvironment, commandsOf } from '../../../scripts/test/site-copy.ts';
import { editorDrafts } from '../../../src/dev/studio/server/drafts/editor-drafts.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';
import { killTree } from '../../support/kill-tree.ts';
import { SEED } from '../../support/seed.ts';
import { clientOf, siteOfStudio } from '../../support/studio-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// Three editors write, publish, approve and set times, a developer pushes, and the server is killed at any moment.

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 240_000 });

const KILLS = Number(process.env['KILL_COUNT']) || 100;
/** The longest that a server lives, in milliseconds. */
const LONGEST = 8000;
/** The longest that an editor waits between two steps. */
const PAUSE = 1000;
/** A git that was killed leaves a lock, which is taken away a minute later. */
const UNLOCKED = 120_000;

const DEVELOPER = 'Dev';
const OF_DEVELOPER = { page: 'content/pages/faq.json', code: 'src/site/notes.txt' };
const EDITORS = {
  ann: { address: 'ann@example.org', role: 'publish', pages: ['content/pages/about.json'] },
  bob: { address: 'bob@example.org', role: 'write', pages: ['content/pages/contact.json'] },
  olga: {
    address: 'olga@example.org',
    role: 'own',
    pages: ['content/pages/assurance.json', 'content/pages/services.json'],
  },
} as const;
type Who = keyof typeof EDITORS;
const NAMES = Object.keys(EDITORS) as Who[];
const [OF_BOB] = EDITORS.bob.pages;
const [OF_OLGA, AT_A_TIME] = EDITORS.olga.pages;
const PAGES = [...NAMES.flatMap((who): readonly string[] => EDITORS[who].pages), OF_DEVELOPER.page];

const random = randomFrom(SEED);
const pick = <Value>(...from: Value[]): Value => from[Math.floor(random() * from.length)] as Value;

let site: Awaited<ReturnType<typeof siteOfStudio>>;
let client: ReturnType<typeof clientOf>;
let port = 0;
let server: ChildProcess | undefined;
let developer = '';
const cookies = new Map<Who, string>();

/** Starts the server as its command does. Resolves when it answers; returns how long that took, in milliseconds. */
async function start(): Promise<number> {
  const begun = Date.now();
  const { root } = site.copy;
  const child = spawn(process.execPath, [commandsOf(root), 'studio', '--local', '--port', String(port)], {
    cwd: root,
    env: commandEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = child;
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  while (child.exitCode === null) {
    const response = await fetch(`http://localhost:${port}/_health`).catch(() => undefined);
    if (response?.ok) return Date.now() - begun;
    await setTimeout(50);
  }
  throw new Error(`The server has ended: ${errors}`);
}

const git = (...args: string[]) => site.repository.git(args);
const gitOfRemote = (...args: string[]) => site.repository.git(args, site.repository.remote);

beforeAll(async () => {
  site = await siteOfStudio();
  site.repository.write(OF_DEVELOPER.code, 'First\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Notes');
  git('push', '--quiet');
  developer = temporaryFolder(afterAll);
  site.repository.git(['clone', '--quiet', site.repository.remote, developer], path.dirname(developer));
  port = await freePort();
  client = clientOf(`http://localhost:${port}`, site.data);
  await start();
  for (const who of NAMES) {
    await client.addEditor(EDITORS[who].address, EDITORS[who].role);
    cookies.set(who, await client.signIn(EDITORS[who].address));
  }
});
afterAll(() => {
  if (server?.pid) killTree(server.pid, () => false);
  site.dispose();
});

/** What has happened, so that the test shows that it has tried everything. */
const counts: Record<string, number> = {};
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** The texts that a page may have on the disk: the last one that was saved, and those whose answer never came. */
const saved = new Map<string, Set<string>>();
/** The texts of each page that somebody who may publish has let go, with the earliest time in milliseconds. */
const agreed = new Map<string, Map<string, number>>(PAGES.map((file) => [file, new Map()]));
/** The texts that the draft of an editor may have. */
const drafted = new Map<Who, Set<string>>();

const wordsIn = (text: string) => String((JSON.parse(text) as { description: string }).description);
const onDisk = (file: string) => wordsIn(site.copy.read(file));
const agree = (file: string, words: string, from = 0) => agreed.get(file)?.set(words, from);

let numbers = 0;
const newWords = (who: string) => `Text ${++numbers} of ${who}, long enough to be the description of a page.`;

const LOCKED = /Another program is working/;

/** Calls an endpoint. Undefined if the server was killed, or if what a killed git has left is still in the way. */
async function call(who: Who, name: string, input: object): Promise<Record<string, unknown> | undefined> {
  const cookie = cookies.get(who) ?? '';
  const answer = await client.api(`studio/${name}`, input, { cookie }).catch(() => undefined);
  if (!answer) return undefined;
  const message = String(answer.value['message'] ?? '');
  if (LOCKED.test(message)) {
    count('locked');
    return undefined;
  }
  if (answer.status !== 200) throw new Error(`${who} ${name}: ${answer.status} ${answer.body}`);
  return answer.value;
}

async function draft(who: Who): Promise<void> {
  const [file] = EDITORS[who].pages;
  const versions = (await call(who, 'drafts', { open: file }))?.['versions'] as Record<string, string>;
  if (!versions) return;
  const words = newWords(who);
  drafted.get(who)?.add(words);
  const value = { description: words };
  const input = { file, draft: { hash: 'x', base: value, value }, seen: versions[file] ?? '' };
  const stored = await call(who, 'drafts/store', input);
  if (!stored) return;
  expect(stored['outcome']).toBe('stored');
  drafted.set(who, new Set([words]));
  count('drafts');
}

async function save(who: Who, file: string): Promise<void> {
  const page = await call(who, 'page', { file });
  if (!page) return;
  const words = newWords(who);
  saved.get(file)?.add(words);
  const value = { ...(page['value'] as object), description: words };
  const answer = await call(who, 'save', { file, hash: page['hash'], value });
  if (!answer) return;
  expect(answer['outcome']).toBe('saved');
  saved.set(file, new Set([words]));
  count('saves');
}

/** Publishes a page, or sends it for review, as it is now: nobody else changes it. */
async function send(who: Who, file: string, way: 'publish' | 'review'): Promise<void> {
  if (way === 'publish') agree(file, onDisk(file));
  let outcome: unknown = 'changed';
  // When others have saved meanwhile, a person looks at the new list.
  for (let looks = 0; outcome === 'changed' && looks < 5; looks += 1) {
    const fingerprint = (await call(who, 'publish/state', {}))?.['fingerprint'];
    if (fingerprint === undefined) return;
    const request = { way, message: `Change ${path.basename(file)}`, fingerprint, files: [file] };
    const answer = await call(who, 'publish/commit', request);
    if (!answer) return;
    outcome = answer['outcome'];
    // Others were quicker three times.
    expect(['published', 'sent', 'changed', 'kept'], JSON.stringify(answer)).toContain(outcome);
  }
  count(String(outcome));
}

async function reviews(who: Who): Promise<string[]> {
  const answer = await call(who, 'publish/receive', {});
  return ((answer?.['reviews'] ?? []) as { name: string }[]).map(({ name }) => name);
}

/** The text of Bob's page in a review. */
const wordsOf = (review: string) => wordsIn(gitOfRemote('show', `${review}:${OF_BOB}`));

async function approve(): Promise<void> {
  const waiting = await reviews('ann');
  if (waiting.length === 0) return;
  const review = pick(...waiting);
  agree(OF_BOB, wordsOf(review));
  const answer = await call('ann', 'reviews/approve', { review });
  if (!answer) return;
  // Bob has saved the page again.
  expect(['published', 'kept'], JSON.stringify(answer)).toContain(answer['outcome']);
  count(answer['outcome'] === 'published' ? 'approved' : 'kept');
}

/** Sets the next minute for a page, unless it has a time already: then nobody changes it. */
async function setTime(): Promise<void> {
  const schedule = await call('olga', 'publish/schedule', {});
  if (!schedule) return;
  const [waiting] = schedule['publications'] as { id: string; failure?: string }[];
  if (waiting) {
    // Without a failure it waits for its minute.
    if (waiting.failure === undefined) return;
    if (!LOCKED.test(waiting.failure)) throw new Error(waiting.failure);
    await call('olga', 'publish/schedule/cancel', { id: waiting.id });
    count('cancelled');
    return;
  }
  await save('olga', AT_A_TIME);
  const state = await call('olga', 'publish/state', {});
  if (!state) return;
  const minute = 60_000;
  const time = Math.ceil((Date.now() + 5000) / minute) * minute;
  agree(AT_A_TIME, onDisk(AT_A_TIME), time);
  // The site has no time zone, so its clock is UTC.
  const at = new Date(time).toISOString().slice(0, 16);
  const request = { at, message: 'At a time', files: [AT_A_TIME], fingerprint: state['fingerprint'] };
  const answer = await client
    .api('studio/publish/schedule/add', request, {
      cookie: cookies.get('olga') ?? '',
    })
    .catch(() => undefined);
  // Others save all the time, so that the list is often another one.
  if (answer?.status === 200) count('times');
}

/** A developer pushes a change of a page and of code. */
function pushAsDeveloper(): void {
  const inFolder = (...args: string[]) => site.repository.git(args, developer);
  const words = newWords('the developer');
  const target = path.join(developer, OF_DEVELOPER.page);
  inFolder('fetch', '--quiet');
  inFolder('reset', '--quiet', '--hard', 'origin/main');
  const text = readFileSync(target, 'utf8');
  writeFileSync(target, text.replace(JSON.stringify(wordsIn(text)), JSON.stringify(words)));
  writeFileSync(path.join(developer, OF_DEVELOPER.code), `${words}\n`);
  agree(OF_DEVELOPER.page, words);
  inFolder('-c', `user.name=${DEVELOPER}`, '-c', 'user.email=dev@example.org', 'commit', '-qam', words);
  try {
    inFolder('push', '--quiet', 'origin', 'HEAD:main');
    count('pushes of the developer');
  } catch {
    // An editor was quicker.
  }
}

const STEPS: Record<Who, () => Promise<void>> = {
  ann: () =>
    pick(
      () => draft('ann'),
      () => save('ann', EDITORS.ann.pages[0]),
      () => send('ann', EDITORS.ann.pages[0], 'publish'),
      approve,
      approve,
    )(),
  bob: async () => {
    const isSent = (await reviews('bob')).some((review) => wordsOf(review) === onDisk(OF_BOB));
    // He waits for an answer to what he has sent. Now and then he saves another text, which is sent as well.
    const isPatient = isSent && random() < 0.9;
    const others = [() => save('bob', OF_BOB), () => send('bob', OF_BOB, 'review')];
    await pick(
      () => draft('bob'),
      () => draft('bob'),
      ...(isPatient ? [] : others),
    )();
  },
  olga: () =>
    pick(
      () => draft('olga'),
      () => save('olga', OF_OLGA),
      () => send('olga', OF_OLGA, 'publish'),
      setTime,
    )(),
};

/** Lets an editor work until the server is killed. */
async function work(who: Who, life: { isOver: boolean }): Promise<void> {
  while (!life.isOver) {
    try {
      await STEPS[who]();
      // Who publishes has to find the list as it was when it was shown.
      await setTimeout(random() * PAUSE);
    } catch (error) {
      // What the killed server had begun to say.
      if (!life.isOver) throw error;
    }
  }
}

let seen = '';

/** Everything that has become public since the last look was agreed to by somebody who may, and not before its time. */
function expectPublic(): void {
  const commits = gitOfRemote('rev-list', '--reverse', seen ? `${seen}..main` : 'main')
    .split('\n')
    .filter(Boolean);
  for (const commit of seen ? commits : []) {
    const [author = '', time = ''] = gitOfRemote('show', '-s', '--format=%an%n%ct', commit).split('\n');
    const files = gitOfRemote('diff-tree', '-r', '--no-commit-id', '--name-only', commit).split('\n');
    for (const file of files) {
      const words = agreed.get(file);
      if (!words) {
        if (author !== DEVELOPER) expect(file).toMatch(/^(?:content\/addresses\.json|.*\/generated\/)/);
        continue;
      }
      const from = words.get(wordsIn(gitOfRemote('show', `${commit}:${file}`)));
      expect(from, `${file} in a commit of ${author} was not agreed to`).toBeDefined();
      expect(Number(time) * 1000).toBeGreaterThanOrEqual(from ?? 0);
      count('public');
    }
  }
  seen = gitOfRemote('rev-parse', 'main');
}

/** What was saved and drafted is on the disk, and git finds nothing broken. */
function expectNothingLost(): void {
  for (const [file, words] of saved) {
    const text = onDisk(file);
    expect([...words], file).toContain(text);
    saved.set(file, new Set([text]));
  }
  for (const [who, words] of drafted) {
    if (words.size === 0) continue;
    const [found] = editorDrafts(site.copy.root, EDITORS[who].address);
    const text = String(found?.draft.value['description'] ?? '');
    expect([...words], `the draft of ${who}`).toContain(text);
    drafted.set(who, new Set([text]));
  }
  git('fsck', '--strict', '--no-dangling', '--no-progress');
  gitOfRemote('fsck', '--strict', '--no-dangling', '--no-progress');
}

async function kill(): Promise<void> {
  if (!server?.pid) return;
  const ended = once(server, 'exit');
  // Half of the time, what the server has started goes on for a moment.
  if (random() < 0.5) server.kill('SIGKILL');
  else killTree(server.pid, (command) => command.includes('receive-pack'));
  await ended;
}

test(`loses and publishes nothing when it is killed ${KILLS} times`, async () => {
  for (const who of NAMES) {
    for (const file of EDITORS[who].pages) saved.set(file, new Set([onDisk(file)]));
    drafted.set(who, new Set());
  }
  expectPublic();
  let slowest = 0;
  for (let number = 1; number <= KILLS; number += 1) {
    const life = { isOver: false };
    const working = NAMES.map((who) => work(who, life));
    if (random() < 0.3) pushAsDeveloper();
    await Promise.race([setTimeout(200 + random() * LONGEST), ...working]);
    life.isOver = true;
    await kill();
    await Promise.all(working);
    expectPublic();
    expectNothingLost();
    slowest = Math.max(slowest, await start());
  }
  console.log(JSON.stringify({ ...counts, slowestStartMs: slowest }));
  for (const what of ['drafts', 'saves', 'published', 'sent', 'approved', 'times', 'public'])
    expect(counts[what] ?? 0, what).toBeGreaterThan(KILLS / 30);

  // In the end everything can be published, also what a killed git has left locked.
  for (const [who, file] of [
    ['ann', EDITORS.ann.pages[0]],
    ['ann', OF_BOB],
    ['olga', OF_OLGA],
    ['olga', AT_A_TIME],
  ] as const)
    await vi.waitUntil(
      async () => {
        await send(who, file, 'publish');
        return wordsIn(gitOfRemote('show', `main:${file}`)) === onDisk(file);
      },
      { timeout: UNLOCKED, interval: 1000 },
    );
  expectPublic();
  expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(gitOfRemote('rev-parse', 'main'));
});
