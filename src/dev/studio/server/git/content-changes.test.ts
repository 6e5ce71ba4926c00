import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { listing, storeContent } from './content-changes.ts';

test('a file that disappears while git reads the folder is not in the tree, and stops nothing', async () => {
  const repository = createRepository({ 'content/a.json': '{}', 'content/b.json': '{}' });
  try {
    // Git calls the filter when it has listed the folder, and before it reads the second file.
    repository.write('.gitattributes', 'content/a.json filter=slow\n');
    repository.git(['config', 'filter.slow.clean', 'rm -f content/b.json; cat']);
    repository.write('content/a.json', '{ "title": "A" }');
    repository.write('content/b.json', '{ "title": "B" }');
    const tree = await storeContent(repository.root);
    expect([...(await listing(repository.root, tree)).keys()]).toEqual(['content/a.json']);
  } finally {
    repository.dispose();
  }
});

test('a file that was saved twice in one second is read again', async () => {
  const repository = createRepository({ 'content/a.json': '{ "a": 1 }' });
  try {
    const atOnce = (file: string) =>
      utimesSync(path.join(repository.root, file), 1_600_000_000, 1_600_000_000);
    // The time of the change of the inode cannot be set.
    repository.git(['config', 'core.trustctime', 'false']);
    atOnce('content/a.json');
    repository.git(['update-index', '--refresh']);
    atOnce('.git/index');
    repository.write('content/a.json', '{ "a": 2 }');
    atOnce('content/a.json');
    const before = await listing(repository.root, 'HEAD');
    const after = await listing(repository.root, await storeContent(repository.root));
    expect(after.get('content/a.json')).not.toBe(before.get('content/a.json'));
  } finally {
    repository.dispose();
  }
});

test('what a killed process has left of a file that it wrote is no content', async () => {
  const repository = createRepository({ 'content/a.json': '{}' });
  try {
    repository.write('content/.a.json.4711.tmp', '{ "half": ');
    const before = await listing(repository.root, 'HEAD');
    expect(await listing(repository.root, await storeContent(repository.root))).toEqual(before);
  } finally {
    repository.dispose();
  }
});
