import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRepository, type TestRepository } from '../../../../../tests/support/git-repository.ts';
import { startBranch } from './branch.ts';

let repository: TestRepository;
beforeEach(() => {
  repository = createRepository({ 'content/site.json': '{}\n' });
});
afterEach(() => repository.dispose());

const branches = (folder?: string) => repository.git(['branch', '--format=%(refname:short)'], folder);

test.each(['--force', '@{-1}', 'a b', 'refs/../x'])('starts no branch with the name %s', async (name) => {
  await expect(startBranch(repository.root, name)).rejects.toThrow('cannot be the name of a branch');
  expect([branches(), branches(repository.remote)]).toEqual(['main', 'main']);
});
