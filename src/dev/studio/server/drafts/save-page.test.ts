import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '../../../../../scripts/content/content-store.ts';
import { filesBelow } from '../../../../../scripts/content/read-files.ts';
import { copyProject, type ProjectCopy } from '../../../../../tests/support/project-copy.ts';
import { openPage } from './open-page.ts';
import { savePage } from './save-page.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.dispose());

test('a block whose removal was saved gets back the text that it had', async ({ skip }) => {
  const context = { root: copy.root, store: openContent(copy.root) };
  // A block with an object on one line, at the end of a page.
  const file = filesBelow(copy.root, 'content/pages').find((page) =>
    /\{ .* \}\]\n {4}\}\n {2}\]\n\}\n$/.test(copy.read(page)),
  );
  if (!file) return skip('No page of this site ends with such a block.');
  const text = copy.read(file);
  const { hash, value } = openPage(context, file);
  const blocks = value?.['blocks'] as unknown[];
  const removed = await savePage(context, { file, hash, value: { ...value, blocks: blocks.slice(0, -1) } });
  expect(removed.outcome).toBe('saved');
  await savePage(context, { file, hash: openPage(context, file).hash, value: { ...value } });
  expect(copy.read(file)).toBe(text);
});
