import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startProgram } from './start-program.ts';

const node = (code: string, input = '') => startProgram(process.execPath, ['-e', code], {}, input);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('returns the status, both outputs and what the program makes of its input', async () => {
  const code = 'process.stdin.pipe(process.stdout); console.error("é"); process.exitCode = 3';
  expect(await node(code, 'zażółć')).toEqual({ status: 3, stdout: 'zażółć', stderr: 'é\n' });
});

test('runs programs side by side, each with its answer', async () => {
  const ends = await Promise.all([1, 2, 3].map((one) => node(`console.log(${one})`)));
  expect(ends.map(({ stdout }) => stdout)).toEqual(['1\n', '2\n', '3\n']);
});

test('names a program that does not exist', async () => {
  const { status, failure } = await startProgram('no-such-program', [], {});
  expect([status, failure?.code]).toEqual([null, 'ENOENT']);
});

test('fails for a program that is lost with the process that starts programs, and starts the next one', async () => {
  const { status, failure } = await node('process.kill(process.ppid, "SIGKILL")');
  expect([status, failure?.message]).toEqual([
    null,
    'The process that starts programs has ended. Try again.',
  ]);
  expect((await node('console.log("again")')).stdout).toBe('again\n');
});

test('keeps no process running that has nothing else to do', async () => {
  const module = path.join(import.meta.dirname, 'start-program.ts');
  const code = `
    const { startProgram } = await import(${JSON.stringify(module)});
    console.log((await startProgram(process.execPath, ['-p', 'process.ppid'], {})).stdout);
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const starter = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 }).trim();
  await expect.poll(() => isRunning(Number(starter)), { timeout: 20_000 }).toBe(false);
});
