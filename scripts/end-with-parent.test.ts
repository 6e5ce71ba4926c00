import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './root.ts';

const MODULE = pathToFileURL(path.join(ROOT, 'scripts/end-with-parent.mjs')).href;
const CHILD = `import('${MODULE}').then(({ endWithParent }) => {
  endWithParent();
  setInterval(() => {}, 1000);
  console.log(process.ppid, process.pid);
})`;
/** As npm and Playwright start a program: by a shell, which waits for it. */
const PARENT = `require('node:child_process').spawn('sh', ['-c', '"$NODE" -e "$CHILD"; true'], { stdio: 'inherit' })`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.runIf(process.platform === 'linux').each(['parent', 'shell'])(
  'a program ends when its %s is killed',
  async (name) => {
    const parent = spawn(process.execPath, ['-e', PARENT], {
      env: { ...process.env, NODE: process.execPath, CHILD },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const line = await new Promise<string>((resolve) => createInterface(parent.stdout).once('line', resolve));
    const [shell = 0, program = 0] = line.split(' ').map(Number);
    onTestFinished(() => {
      parent.kill('SIGKILL');
      if (isRunning(program)) process.kill(program, 'SIGKILL');
    });
    expect(isRunning(program)).toBe(true);
    process.kill(name === 'shell' ? shell : (parent.pid ?? 0), 'SIGKILL');
    await expect.poll(() => isRunning(program), { timeout: 20_000 }).toBe(false);
  },
);
