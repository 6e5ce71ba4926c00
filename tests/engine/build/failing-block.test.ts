import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockBuild } from '../../../scripts/build/output/build-lock.ts';
import type { ProgramResult } from '../../../scripts/content/output-of.ts';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { blockFolders } from '../../../scripts/content/schema-sources.ts';
import { copyBuiltSite, type WorkingCopy } from '../../../scripts/test/site-copy.ts';
import { pascalCase } from '../../../src/compiler/schema/schema-set.ts';
import { BLOCK_FOLDERS } from '../../../src/compiler/source/site-files.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

let type = '';
let folder = '';
/** The pages with a block of that type. */
let pages: string[];
let copy: WorkingCopy;
let before: Record<string, string>;
let outcome: ProgramResult;

/** The text files of dist/, by path. */
function dist(): Record<string, string> {
  const files = filesBelow(copy.root, 'dist').filter((file) => !/\.(br|gz|png|ico|woff2)$/.test(file));
  return Object.fromEntries(files.map((file) => [file, copy.read(file)]));
}

/** A block of the site's own on few of its pages, whichever site it is, but on more than one if possible. */
function blockOnFewPages(): [type: string, pages: string[]] {
  const pagesOf = new Map<string, string[]>();
  for (const file of filesBelow(copy.root, 'content/pages')) {
    const { blocks } = JSON.parse(copy.read(file)) as { blocks: { type: string }[] };
    const own = blocks.filter(({ type: name }) => copy.exists(`${BLOCK_FOLDERS.site}/${name}`));
    for (const one of new Set(own.map((block) => block.type)))
      pagesOf.set(one, [...(pagesOf.get(one) ?? []), file]);
  }
  const byPages = [...pagesOf].sort(([, one], [, two]) => one.length - two.length);
  const found = byPages.find(([, on]) => on.length > 1) ?? byPages[0];
  if (!found) throw new Error('The site has no blocks of its own.');
  return found;
}

beforeAll(async () => {
  copy = await copyBuiltSite();
  before = dist();
  [type, pages] = blockOnFewPages();
  const name = pascalCase(type);
  folder = blockFolders(copy.root).find((one) => path.basename(one) === type) ?? '';
  copy.replace(
    `${folder}/${name}.tsx`,
    `export function ${name}(`,
    `export function ${name}(_: unknown): never { throw new TypeError('Broken.'); }\nexport function Unused(`,
  );
  outcome = await copy.run('build');
});
afterAll(() => copy.dispose());

test('a block that throws fails the build', () => {
  expect(outcome.status).toBe(1);
});

test('the output names each page with the block, the error and the folder of the block', () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const file of pages) expect(outcome.output).toContain(`${file}  render-failed`);
  expect(outcome.output).toContain(`] "${type}" cannot be rendered: Broken.`);
  expect(outcome.output).toContain(`${folder}/`);
});

test('the previous build stays unchanged', () => {
  expect(outcome.output).toContain('dist/ still holds the previous build');
  expect(dist()).toEqual(before);
});

if (IS_FULL_RUN) {
  test('a second build is refused while the first one runs', async () => {
    const release = await lockBuild(copy.root);
    const { status, output } = await copy.run('build');
    release();
    expect(status).toBe(1);
    expect(output).toContain('Another build of this project is running');
    expect(output).not.toMatch(/^ +at /m);
    expect(dist()).toEqual(before);
  });

  test('a syntax error is reported with its file, and the previous build stays unchanged', {
    timeout: 120_000,
  }, async () => {
    const file = `${folder}/${pascalCase(type)}.tsx`;
    copy.write(file, `export const ${pascalCase(type)} = () => <time>;`);
    const { status, output } = await copy.run('build');
    expect(status).toBe(1);
    expect(output).toContain(file);
    expect(output).toContain('dist/ still holds the previous build');
    expect(output).not.toContain('at async');
    expect(dist()).toEqual(before);
  });
}
