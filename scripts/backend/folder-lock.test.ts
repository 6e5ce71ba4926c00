import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { IS_FULL_RUN } from '../../tests/support/full-run.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { lockFolder } from './folder-lock.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const IN_USE = 'is using the database';

/** Locks the folder in another process. Resolves with its first output, `locked` or the message of the error. */
async function lockElsewhere(): Promise<{ child: ChildProcess; output: string }> {
  const module = JSON.stringify(path.resolve(import.meta.dirname, 'folder-lock.ts'));
  const code = `import { lockFolder } from ${module};
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('locked'), (error) => console.log(error.message));
    setInterval(() => {}, 1000);`;
  const options = ['--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { child, output: String(output).trim() };
}

it('releases the folder', async () => {
  const unlock = await lockFolder(folder);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

it('refuses a folder that a running process has locked, until that process is killed', async () => {
  const { child, output } = await lockElsewhere();
  expect(output).toBe('locked');
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another server (process ${child.pid}) ${IN_USE} in ${folder}`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toHaveLength(1);
  const unlock = await lockFolder(folder);
  expect(readdirSync(folder)).toEqual([expect.stringContaining(`-${process.pid}-`)]);
  unlock();
});

// The process that started this one runs, and has nothing to do with the database.
it.each(['lock', `lock-${process.ppid}-0123abcd`])(
  'ignores the file %s of an earlier process whose id another process has now',
  async (name) => {
    writeFileSync(path.join(folder, name), String(process.ppid));
    (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('gives the folder to at most one of many that ask at once', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const unlock = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(unlock.length).toBeLessThan(2);
  unlock[0]?.();
  (await lockFolder(folder))();
});

if (IS_FULL_RUN)
  it('gives the folder to at most one of many processes that start at once', {
    timeout: 60_000,
  }, async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => lockElsewhere()));
    expect(results.filter(({ output }) => output === 'locked').length).toBeLessThan(2);
    expect(
      results.filter(({ output }) => output !== 'locked').every(({ output }) => output.includes(IN_USE)),
    ).toBe(true);
  });

it('reports a path that is too long for a socket', async () => {
  const long = path.join(folder, 'x'.repeat(100));
  mkdirSync(long);
  await expect(lockFolder(long)).rejects.toThrow('Set BACKEND_DATA to a folder with a shorter path');
});
