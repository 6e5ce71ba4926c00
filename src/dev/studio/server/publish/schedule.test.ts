import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import {
  ABOUT,
  checksWith,
  FILES,
  MINE,
  PASSED,
  planOf,
  publishing,
  STORE,
} from '../../../../../tests/support/publishing.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { runSchedule } from './run-schedule.ts';
import { cancelPublication, readSchedule, schedulePublication } from './schedule.ts';

const { repository, git, message, onRemote, publishNow } = publishing(() => createRepository(FILES));

const NOW = Date.parse('2026-12-01T08:00:00Z');
const DUE = Date.parse('2026-12-24T08:30:00Z');
const GRACE = { address: 'grace@example.org', name: 'Grace', role: 'publish' } as const;

const context = (editor: ContentContext['editor'] = GRACE) => {
  const store = {
    ...STORE,
    site: () => ({ url: 'https://example.org', timeZone: 'Europe/Berlin' }),
    source: () => undefined,
  };
  const people = {
    origin: 'https://studio.example.org',
    list: async () => editors,
    mail: async (notice: (typeof told)[number]) => told.push(notice) > 0,
  };
  return { root: repository().root, store, people, ...(editor && { editor }) } as unknown as ContentContext;
};

let told: { to: readonly string[]; subject: string; text: string }[];
let editors: { address: string; role: 'write' | 'publish' }[];
let check = vi.fn(async () => PASSED);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  told = [];
  editors = [GRACE];
  check = vi.fn(async () => PASSED);
});
afterEach(() => vi.useRealTimers());

const run = (now = DUE, given = context()) => runSchedule(given, now, checksWith(check, repository().root));

async function plan(more: object = {}) {
  const { fingerprint } = await planOf(repository().root);
  const request = { at: '2026-12-24T09:30', message: 'For Christmas', files: [ABOUT], fingerprint, ...more };
  return schedulePublication(context(), request);
}

test('publishes at the minute of the site, once, in the name of the editor', async () => {
  const before = onRemote('main');
  expect((await plan()).publications).toMatchObject([
    { at: '2026-12-24 09:30', message: 'For Christmas', by: 'Grace' },
  ]);
  await run(DUE - 60_000);
  expect([onRemote('main'), check.mock.calls.length]).toEqual([before, 0]);
  await run();
  const after = onRemote('main');
  expect([message(), git('log', '-1', '--format=%an'), after === before, check.mock.calls.length]).toEqual([
    'For Christmas',
    'Grace',
    false,
    1,
  ]);
  await run();
  expect([onRemote('main'), readSchedule(context()).publications, told]).toEqual([after, [], []]);
});

test('publishes nothing and tells people when the check fails, and does not try again', async () => {
  const before = onRemote('main');
  await plan();
  const error = { message: 'The menu links to a page that is not there.' };
  check.mockResolvedValue({ ...PASSED, passed: false, diagnostics: [error] } as unknown as typeof PASSED);
  await run();
  await run();
  expect(onRemote('main')).toBe(before);
  expect(told).toMatchObject([{ to: [GRACE.address], subject: 'Not published: For Christmas' }]);
  expect(told[0]?.text).toContain('links to a page that is not there');
  expect(readSchedule(context()).publications).toMatchObject([{ failure: 'The check has found errors.' }]);
});

test('publishes no text that was saved after the time was set', async () => {
  const before = onRemote('main');
  await plan();
  repository().write(ABOUT, '{\n  "title": "Not for everybody yet"\n}\n');
  await run();
  expect([onRemote('main'), told.length]).toEqual([before, 1]);
  expect(told[0]?.text).toContain('was saved again');
});

test('publishes although others save other documents all the time', async () => {
  await plan();
  let saves = 0;
  check.mockImplementation(async () => {
    repository().write('content/pages/old.json', `{\n  "title": "Saved ${++saves} times"\n}\n`);
    return PASSED;
  });
  const before = onRemote('main');
  await run();
  expect([onRemote('main') === before, told, readSchedule(context()).publications]).toEqual([false, [], []]);
});

test('waits while a git that was killed has left its lock', async () => {
  const before = onRemote('main');
  await plan();
  repository().write('.git/index.lock', '');
  vi.setSystemTime(DUE);
  const lockedAt = (time: number) => utimesSync(path.join(repository().root, '.git/index.lock'), time, time);
  lockedAt(DUE / 1000);
  await run();
  expect([onRemote('main'), told, readSchedule(context()).publications[0]?.failure]).toEqual([
    before,
    [],
    undefined,
  ]);
  lockedAt(DUE / 1000 - 61);
  await run();
  expect([onRemote('main') === before, readSchedule(context()).publications]).toEqual([false, []]);
});

test('publishes nothing for an editor who may not publish any more, and waits while nobody can say so', async () => {
  const before = onRemote('main');
  await plan();
  const list = () => Promise.reject(new Error('The database does not respond.'));
  const unknown = { ...context(), people: { ...context().people, list } } as unknown as ContentContext;
  await expect(run(DUE, unknown)).rejects.toThrow('does not respond');
  expect([told, readSchedule(context()).publications[0]?.failure]).toEqual([[], undefined]);
  editors = [
    { address: 'ada@example.org', role: 'publish' },
    { address: GRACE.address, role: 'write' },
  ];
  await run();
  expect([onRemote('main'), told.length]).toEqual([before, 1]);
  expect(told[0]?.to).toEqual(['ada@example.org', GRACE.address]);
  expect(told[0]?.text).toContain('may not publish any more');
});

test('a server that is started again finds what is due, and what it had published before it was killed', async () => {
  await plan();
  // The publication is public, and the server had no time to take it from the list.
  await publishNow();
  const after = onRemote('main');
  await run(DUE + 3_600_000);
  expect([onRemote('main'), told, readSchedule(context()).publications]).toEqual([after, [], []]);
  expect(repository().read(ABOUT)).toBe(MINE);
});

test('refuses a time that has passed, an older list and a computer that may be off', async () => {
  await expect(plan({ at: '2026-11-30T09:00' })).rejects.toThrow('has passed');
  await expect(plan({ at: '2026-12-24' })).rejects.toThrow('a day and a time');
  await expect(plan({ fingerprint: 'older' })).rejects.toThrow('was saved since');
  const here = { ...context(), editor: undefined } as unknown as ContentContext;
  expect(readSchedule(here).canSchedule).toBe(false);
  const request = { at: '2026-12-24T09:30', message: 'm', files: [ABOUT], fingerprint: '' };
  await expect(schedulePublication(here, request)).rejects.toThrow('on your computer only');
});

test('takes a publication from the list', async () => {
  const [first] = (await plan()).publications;
  expect(cancelPublication(context(), first?.id ?? '').publications).toEqual([]);
  expect(() => cancelPublication(context(), first?.id ?? '')).toThrow('not in the list any more');
  const before = git('rev-parse', 'HEAD');
  await run();
  expect(git('rev-parse', 'HEAD')).toBe(before);
});
