import { expect, test } from 'vitest';
import { loadContent } from '../../../../scripts/content/load-content.ts';
import { examplesFor } from './examples.ts';

test('an example needs nothing that the site does not have, such as a search', () => {
  const input = loadContent(process.cwd());
  expect(input.files.find(({ path }) => path === 'content/site.json')?.text).not.toContain('"search"');
  const found = Object.values(examplesFor(input).byBlock).flatMap((list) =>
    list.flatMap(({ diagnostics }) => diagnostics),
  );
  expect(found).toEqual([]);
});
