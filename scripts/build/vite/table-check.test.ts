import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, it, onTestFinished, vi } from 'vitest';
import type { Diagnostic } from '../../../src/compiler/types.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { createTableCheck } from './table-check.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

const WAIT = { timeout: 20_000 };
const reported: Diagnostic[][] = [];
// JavaScript, which starts faster than TypeScript.
const program = () => path.join(folder, 'compare.mjs');
const startChecks = () => createTableCheck(process.cwd(), (found) => reported.push(found), [program()]);
const write = (code: string) => writeFileSync(program(), code);
const lastMessages = () => reported.at(-1)?.map(({ message }) => message);

it('reports nothing of an earlier comparison when the next one fails', async () => {
  const check = startChecks();
  write(`process.stdout.write('[{"message":"PostgreSQL refuses this migration"}]')`);
  check();
  await vi.waitUntil(() => lastMessages()?.length === 1, WAIT);
  write('throw new Error()');
  check();
  await vi.waitUntil(() => lastMessages()?.length === 0, WAIT);
});

it('ends a comparison of files that have changed since', async () => {
  const pid = path.join(folder, 'pid');
  const check = startChecks();
  write(`import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(pid)}, String(process.pid));
    setInterval(() => {}, 1000);`);
  check();
  await vi.waitUntil(() => existsSync(pid) && readFileSync(pid, 'utf8') !== '', WAIT);
  write(`process.stdout.write('[{"message":"of the current files"}]')`);
  check();
  await vi.waitUntil(() => lastMessages()?.[0] === 'of the current files', WAIT);
  const first = Number(readFileSync(pid, 'utf8'));
  await vi.waitUntil(() => {
    try {
      return !process.kill(first, 0);
    } catch {
      return true;
    }
  }, WAIT);
});
