import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockAs = (pid: number | undefined) => writeFileSync(path.join(folder, 'lock'), String(pid));

it('releases the folder', () => {
  lockFolder(folder)();
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
});

it('refuses a folder that a running process has locked, and names the process', () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    lockAs(other.pid);
    expect(() => lockFolder(folder)).toThrow(`Another server (process ${other.pid}) is using the database`);
  } finally {
    other.kill();
  }
});

it('takes over the lock of a process that was killed', () => {
  lockAs(spawnSync(process.execPath, ['-e', '']).pid);
  expect(() => lockFolder(folder)()).not.toThrow();
});

it.each(['', 'not a number'])('ignores a lock file that contains %j', (text) => {
  writeFileSync(path.join(folder, 'lock'), text);
  expect(() => lockFolder(folder)()).not.toThrow();
});
