import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { settings } from './settings.ts';

/** Other work may delay the watcher. */
const PATIENT = { timeout: 15_000 };

test('the development server does not follow a link to a folder above it', async () => {
  const root = temporaryFolder(onTestFinished);
  mkdirSync(path.join(root, 'content'));
  symlinkSync('..', path.join(root, 'content/up'));
  writeFileSync(path.join(root, 'content/site.json'), '{}');
  const server = await createServer({ root, configFile: false, plugins: [settings(root, undefined)] });
  try {
    const watched = () => Object.keys(server.watcher.getWatched());
    const added: string[] = [];
    server.watcher.on('add', (file) => added.push(file));
    let files = 0;
    // Files that are there before the first scan has ended are not announced.
    await vi.waitFor(() => {
      files += 1;
      writeFileSync(path.join(root, `content/${files}.json`), '{}');
      expect(added).not.toEqual([]);
    }, PATIENT);
    expect(watched().filter((folder) => folder.includes(path.join('content', 'up')))).toEqual([]);
  } finally {
    await server.close();
  }
});
