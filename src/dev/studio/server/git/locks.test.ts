import { utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createRepository } from '../../../../../tests/support/git-repository.ts';
import { isLocked, removeOldLocks } from './locks.ts';

test('removes the locks of a git that was killed, and none that one may still have', async () => {
  const repository = createRepository({ 'content/a.json': '{}' });
  onTestFinished(() => repository.dispose());
  const now = Date.now();
  const lock = (name: string, seconds: number) => {
    repository.write(name, '');
    const time = now / 1000 - seconds;
    utimesSync(path.join(repository.root, name), time, time);
  };
  const [index, branch, other] = ['.git/index.lock', '.git/refs/heads/main.lock', '.git/HEAD.lock'];
  for (const name of [index, branch]) lock(name, 61);
  lock(other, 30);
  expect(await isLocked(repository.root)).toBe(true);
  await removeOldLocks(repository.root, now);
  expect([index, branch, other].filter((name) => repository.exists(name))).toEqual([other]);
  expect(await isLocked(repository.root)).toBe(false);
});
