import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { lockBuild } from './build-lock.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder(onTestFinished);
});

test('the second of two builds is refused until the first has ended', async () => {
  const release = await lockBuild(root);
  await expect(lockBuild(root)).rejects.toThrow('Another build of this project is running');
  release();
  (await lockBuild(root))();
});

test('of builds that start at the same time, one runs', async () => {
  const started = await Promise.allSettled([1, 2, 3].map(() => lockBuild(root)));
  const running = started.filter(({ status }) => status === 'fulfilled');
  expect(running.length).toBe(1);
  for (const one of started) if (one.status === 'fulfilled') one.value();
});

test('builds of two folders run at the same time', async () => {
  const other = temporaryFolder(onTestFinished);
  const releases = await Promise.all([lockBuild(root), lockBuild(other)]);
  for (const release of releases) release();
});

test('a build that was killed leaves no lock, and neither does one that ends without releasing it', async () => {
  const lock = `import(${JSON.stringify(path.join(import.meta.dirname, 'build-lock.ts'))})`;
  for (const then of ['console.log(1); setInterval(() => {}, 1000)', '']) {
    const code = `${lock}.then(({ lockBuild }) => lockBuild(${JSON.stringify(root)})).then(() => { ${then} })`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--eval', code], { cwd: process.cwd() });
    const ended = once(child, 'exit');
    if (then) {
      await once(child.stdout, 'data');
      await expect(lockBuild(root)).rejects.toThrow('Another build');
      child.kill('SIGKILL');
    }
    await ended;
    (await lockBuild(root))();
  }
});
