import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { copyProject, NODE_OPTIONS, type ProjectCopy } from './project-copy.ts';
import { test as base } from './test.ts';

/** A copy of the project with a development server of its own. */
export interface DevCopy extends ProjectCopy {
  url: string;
  /** What the editor has been asked to open, as `file line column`. */
  opened(): string[];
}

const EDITOR = 'editor.sh';
const OPENED = 'opened.txt';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves when the server answers; rejects with what it said when it ends instead. */
async function started(server: ChildProcess, url: string): Promise<void> {
  let output = '';
  let hasEnded = false;
  server.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  server.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  server.on('exit', () => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The development server ended: ${output}`);
}

/** Tests that edit files: each worker has a copy of the project, served at `baseURL`. */
export const test = base.extend<object, { copy: DevCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used.
    async ({}, use) => {
      const copy = copyProject();
      // Dependencies lie outside the copy, from where the server would not hand them out.
      copy.replace('vite.config.ts', 'server: {', 'server: { fs: { strict: false },');
      copy.write(EDITOR, `#!/bin/sh\necho "$*" >> ${path.join(copy.root, OPENED)}\n`);
      chmodSync(path.join(copy.root, EDITOR), 0o755);
      const opened = () =>
        (copy.exists(OPENED) ? copy.read(OPENED) : '').replaceAll(`${copy.root}/`, '').trim().split('\n');
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = spawn(process.execPath, [...NODE_OPTIONS, 'scripts/start.ts'], {
        cwd: copy.root,
        env: { ...process.env, PORT: String(port), LAUNCH_EDITOR: path.join(copy.root, EDITOR) },
      });
      // Where the time for starting runs out, the worker ends without the lines at the end.
      const stop = () => server.kill();
      process.once('exit', stop);
      try {
        await started(server, url);
        await use({ ...copy, url, opened });
      } finally {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        process.removeListener('exit', stop);
        stop();
        await ended;
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
});
