import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { textAt } from '../git/content-changes.ts';
import { documentHistory } from './versions.ts';

const TEXT = '{\n  "title": "A title that is long enough",\n  "text": "to be recognised"\n}\n';

let repository: TestRepository;

beforeEach(() => {
  repository = createRepository({ 'content/pages/old.json': TEXT });
});
afterEach(() => repository.dispose());

test('lists the versions of a document across a move, newest first', async () => {
  const { root, git } = repository;
  git(['mv', 'content/pages/old.json', 'content/pages/new.json']);
  git(['commit', '--quiet', '--message=Move']);
  repository.write('content/pages/new.json', TEXT.replace('A title', 'Another title'));
  git(['commit', '--quiet', '--all', '--message=Change: “the title”\n\nWhy it changed.']);
  repository.write('content/pages/other.json', '{}');
  git(['add', '--all']);
  git(['commit', '--quiet', '--message=Another page']);

  const { versions, obstacle } = await documentHistory({ root } as ContentContext, 'content/pages/new.json');
  expect(obstacle).toBe('');
  expect(versions.map(({ subject, path, author }) => [subject, path, author])).toEqual([
    ['Change: “the title”', 'content/pages/new.json', 'Ada'],
    ['Move', 'content/pages/new.json', 'Ada'],
    ['First', 'content/pages/old.json', 'Ada'],
  ]);
  const oldest = versions.at(-1);
  expect(await textAt(root, oldest?.commit ?? '', oldest?.path ?? '')).toBe(TEXT);
  expect(await textAt(root, 'HEAD', 'content/pages/old.json')).toBeNull();
});

test('a file that git cannot read is an error, and not a file that was deleted', async () => {
  const { root } = repository;
  repository.write('.git/HEAD', 'broken\n');
  await expect(textAt(root, 'HEAD', 'content/pages/old.json')).rejects.toThrow('not a git repository');
});

test('a new document has no versions; a file outside content/ has none to show', async () => {
  const context = { root: repository.root } as ContentContext;
  repository.write('content/pages/draft.json', '{}');
  expect((await documentHistory(context, 'content/pages/draft.json')).versions).toEqual([]);
  await expect(documentHistory(context, '../package.json')).rejects.toThrow('is not a file in content/');
});
