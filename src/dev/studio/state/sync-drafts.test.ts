import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fc } from '../../../../tests/support/fast-check.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import { editorDrafts } from '../server/drafts/editor-drafts.ts';
import { sharedDrafts, storeSharedDraft } from '../server/drafts/shared-drafts.ts';
import type { DraftToStore, StoredDraft } from './shared-drafts.ts';
import { syncDrafts } from './sync-drafts.ts';

// Two computers of one editor, and the operations of the server that both talk to.

class Storage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    delete (this as unknown as Record<string, string>)[name];
  }
}

const ANN = 'ann@example.org';
const FILE = 'content/pages/about.json';
const KEY = `studio:draft:${FILE}`;
const BASE = { title: 'Base', summary: 'Base' };

let root: string;
let computers: Storage[];
let isOnline = true;

/** Starts with a server and two computers without drafts. */
function start(): void {
  root = temporaryFolder(onTestFinished);
  mkdirSync(path.join(root, 'content'));
  computers = [new Storage(), new Storage()];
  isOnline = true;
}

beforeEach(() => {
  start();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', Event);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const context = {
      root,
      editor: { address: ANN, name: 'Ann', role: 'write' },
    } as unknown as ContentContext;
    if (!isOnline) throw new TypeError('offline');
    const input = JSON.parse(body) as DraftToStore & { open: string };
    return Response.json(
      address.endsWith('/store') ? storeSharedDraft(context, input) : sharedDrafts(context, input),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Continues at one of the computers. */
const at = (computer: number) => vi.stubGlobal('localStorage', computers[computer]);

const valueAt = (computer: number) => {
  const text = computers[computer]?.getItem(KEY) ?? null;
  return text === null ? null : (JSON.parse(text) as StoredDraft).value;
};

function write(computer: number, change: object): void {
  const value = { ...(valueAt(computer) ?? BASE), ...change };
  computers[computer]?.setItem(KEY, JSON.stringify({ hash: '1', base: BASE, value }));
}

async function sync(computer: number): Promise<void> {
  at(computer);
  await syncDrafts(FILE);
}

test('a draft of one computer is on the other, and is gone there once it is saved', async () => {
  write(0, { title: 'Typed' });
  await sync(0);
  await sync(1);
  expect(valueAt(1)).toEqual({ ...BASE, title: 'Typed' });
  computers[0]?.removeItem(KEY);
  await sync(0);
  await sync(1);
  expect([valueAt(1), editorDrafts(root, ANN)]).toEqual([null, []]);
});

test('what was written without a connection is combined by value afterwards', async () => {
  write(0, { title: 'First' });
  await sync(0);
  await sync(1);
  isOnline = false;
  write(0, { title: 'On a train' });
  await expect(sync(0)).rejects.toThrow('does not respond');
  isOnline = true;
  write(1, { summary: 'At the desk' });
  await sync(1);
  await sync(0);
  await sync(1);
  const both = { title: 'On a train', summary: 'At the desk' };
  expect([valueAt(0), valueAt(1), editorDrafts(root, ANN)[0]?.draft.value]).toEqual([both, both, both]);
});

test('what is written here stays when the other computer saves or undoes the version before it', async () => {
  write(0, { title: 'First' });
  await sync(0);
  await sync(1);
  write(1, { title: 'Still typing' });
  computers[0]?.removeItem(KEY);
  await sync(0);
  await sync(1);
  await sync(0);
  expect([valueAt(0), valueAt(1)].map((value) => value?.['title'])).toEqual(['Still typing', 'Still typing']);
});

test('neither computer loses what the other has typed, in any order of typing and syncing', async () => {
  const step = fc.record({ computer: fc.constantFrom(0, 1), types: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      start();
      const typed: Record<string, string> = {};
      let number = 0;
      for (const { computer, types } of steps) {
        const field = computer === 0 ? 'title' : 'summary';
        if (!types) {
          await sync(computer);
          continue;
        }
        number += 1;
        typed[field] = `${field} ${number}`;
        write(computer, { [field]: typed[field] });
      }
      for (const computer of [0, 1, 0, 1]) await sync(computer);
      const expected = Object.keys(typed).length === 0 ? null : { ...BASE, ...typed };
      expect([valueAt(0), valueAt(1)]).toEqual([expected, expected]);
    }),
  );
});
