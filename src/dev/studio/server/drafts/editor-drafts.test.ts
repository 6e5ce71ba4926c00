import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { IS_FULL_RUN } from '../../../../../tests/support/full-run.ts';
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { editorDraft, editorDrafts, storeEditorDraft } from './editor-drafts.ts';
import { sharedDrafts, storeSharedDraft } from './shared-drafts.ts';

const ANN = 'ann@example.org';
const FILE = 'content/pages/about.json';
const CHILD = path.resolve(import.meta.dirname, '../../../../../tests/support/store-drafts.ts');
const KILLS = IS_FULL_RUN ? 100 : 10;
const AT_ONCE = 5;

const draft = (title: string) => ({ hash: 'h', base: { title: 'Base' }, value: { title } });

/**
 * Stores drafts in a process, kills it at a random moment, and returns the number of the last draft that it reported.
 */
async function killWhileStoring(root: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  await setTimeout(Math.random() * 300);
  child.kill('SIGKILL');
  await closed;
  return Number(output.trim().split('\n').at(-1));
}

test('has every stored draft, and half of none, when the process is killed at any moment', {
  timeout: 600_000,
}, async () => {
  for (let killed = 0; killed < KILLS; killed += AT_ONCE) {
    const roots = Array.from({ length: AT_ONCE }, () => temporaryFolder(onTestFinished));
    await Promise.all(
      roots.map(async (root) => {
        const last = await killWhileStoring(root);
        const numbers = editorDrafts(root, ANN).map((one) => Number(one.draft.value['number']));
        expect(Math.max(...numbers)).toBeGreaterThanOrEqual(last);
        // A newer draft of the same document may have been stored and not reported.
        for (const number of [last, last - 1, last - 2].filter((one) => one > 0))
          expect([number, number + 3]).toContain(numbers.find((one) => one % 3 === number % 3));
      }),
    );
  }
});

test('has one draft for each editor and document, in files whose names say neither', () => {
  const root = temporaryFolder(onTestFinished);
  storeEditorDraft(root, ANN, FILE, draft('Ann'));
  storeEditorDraft(root, 'bob@example.org', FILE, draft('Bob'));
  expect(editorDraft(root, ANN, FILE)?.draft).toEqual(draft('Ann'));
  expect(editorDrafts(root, 'bob@example.org').map((one) => one.draft.value)).toEqual([{ title: 'Bob' }]);
  const names = readdirSync(path.join(root, '.cache/studio-drafts'), { recursive: true }).join(' ');
  expect(names).not.toMatch(/ann|bob|about/);
  expect(storeEditorDraft(root, ANN, FILE, null)).toBe('');
  expect(editorDrafts(root, ANN)).toEqual([]);
});

const contextOf = (root: string, address: string, name: string) =>
  ({ root, editor: { address, name, role: 'write' } }) as unknown as ContentContext;

test('replaces only the version that the browser has seen', () => {
  const root = temporaryFolder(onTestFinished);
  mkdirSync(path.join(root, 'content'));
  const context = contextOf(root, ANN, 'Ann');
  const first = storeSharedDraft(context, { file: FILE, draft: draft('One'), seen: '' });
  expect(first.outcome).toBe('stored');
  const stale = storeSharedDraft(context, { file: FILE, draft: draft('Two'), seen: '' });
  expect(stale).toEqual({ outcome: 'newer', version: first.version, draft: draft('One') });
  expect(storeSharedDraft(context, { file: FILE, draft: draft('Two'), seen: first.version }).outcome).toBe(
    'stored',
  );
  expect(editorDraft(root, ANN, FILE)?.draft).toEqual(draft('Two'));
  const odd = { hash: 'h' } as unknown as Record<string, never>;
  expect(() => storeSharedDraft(context, { file: FILE, draft: odd, seen: '' })).toThrow('cannot be used');
});

test('names the other editors and what they have open, and keeps drafts in the browser where nobody signs in', () => {
  const root = temporaryFolder(onTestFinished);
  const [ann, bob] = [contextOf(root, ANN, 'Ann'), contextOf(root, 'bob@example.org', 'Bob')];
  expect(sharedDrafts(ann, { open: FILE })).toEqual({ isShared: true, versions: {}, present: [] });
  expect(sharedDrafts(bob, { open: '' }).present).toEqual([{ name: 'Ann', file: FILE }]);
  expect(sharedDrafts(ann, { open: FILE }).present).toEqual([{ name: 'Bob', file: '' }]);
  expect(sharedDrafts({ root } as ContentContext, { open: FILE }).isShared).toBe(false);
});
