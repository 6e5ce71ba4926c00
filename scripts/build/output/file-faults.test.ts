import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { compileProject } from '../../content/load-content.ts';
import { NOTHING_KEPT } from '../cache/kept-files.ts';
import { startHooks } from '../integrations/run-hooks.ts';
import { pageHeadDataFor, siteHeadData } from '../pages/head-data.ts';
import { writePages } from '../pages/write-pages.ts';
import { explainBundleFault, explainFileFault } from './file-faults.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
});

/** Lets every write to this file of the folder fail as on a full disk. */
const fillDiskAt = (file: string) => symlinkSync('/dev/full', path.join(folder, file));

const messageOf = (error: unknown) => (error as Error).message;

test('a full disk is no defect of the page that is written to it', async () => {
  fillDiskAt('404.html');
  const { site, theme, pages } = compileProject();
  if (!site || !theme) throw new Error('The content cannot be used.');
  const template = {
    html: '<!--app-->',
    styles: { base: '', parts: [], late: '', fonts: [] },
    sheet: '',
    inline: { scripts: [], styles: [] },
  };
  const writing = writePages({
    pages: pages.filter((page) => page.path === '/404'),
    context: { template, build: '', renderedOn: '', head: siteHeadData(site, theme), icons: new Set() },
    headDataFor: pageHeadDataFor(pages),
    renderer: { render: async () => '<main></main>', documentHtml: ({ app }) => app },
    rendererKey: '',
    kept: NOTHING_KEPT,
    hooks: startHooks([], site),
    folder,
  });
  const error: unknown = await writing.catch((reason: unknown) => reason);
  const message = messageOf(explainFileFault(error, 'dist/ is as before.'));
  expect(message).toMatch(/cannot be written: the disk is full \(ENOSPC\)\.\n\ndist\/ is as before\.$/);
});

test('a full disk while the bundler writes is reported without the stack of the bundler', async () => {
  fillDiskAt('entry.js');
  const plugins = [{ name: 'entry', resolveId: (id: string) => id, load: () => 'export const one = 1;' }];
  const bundle = await rolldown({ input: 'entry', plugins });
  const error: unknown = await bundle.write({ dir: folder }).catch((reason: unknown) => reason);
  const message = explainBundleFault(messageOf(error));
  expect(message).toMatch(/entry\.js cannot be written: No space left on device\.$/);
  expect(explainBundleFault('src/page.ts: Unexpected token')).toBe('src/page.ts: Unexpected token');
});

test('an error of the code keeps its stack', () => {
  const error = new TypeError('Not a function.');
  expect(explainFileFault(error, '')).toBe(error);
});
