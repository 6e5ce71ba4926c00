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
