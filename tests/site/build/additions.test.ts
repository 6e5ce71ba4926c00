import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { sitemapUrls } from '../../../scripts/prerender/sitemap.ts';
import type { PageLink } from '../../../src/compiler/model.ts';
import type { Compiled } from '../../../src/compiler/types.ts';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';
import { NEW_BLOCK, NEW_INDUSTRY } from '../support/additions.ts';

const TSC = 'node_modules/typescript/bin/tsc';

describe('one new file in content/pages/industries/', () => {
  let copy: ProjectCopy;
  let compiled: Compiled;

  beforeAll(() => {
    copy = copyProject();
    copy.write(NEW_INDUSTRY.file, NEW_INDUSTRY.text);
    compiled = compileProject(copy.root);
  });
  afterAll(() => copy.dispose());

  function listedOn(path: string): PageLink[] {
    const blocks = compiled.pages.find((page) => page.path === path)?.blocks ?? [];
    return blocks.flatMap((block) => (block.type === 'page-cards' ? block.pages : []));
  }

  test('is right as it is', () => {
    expect(compiled.diagnostics).toEqual([]);
  });

  test('makes a page', () => {
    expect(compiled.pages.find(({ path }) => path === NEW_INDUSTRY.route)?.title).toBe(NEW_INDUSTRY.title);
  });

  test('is listed in the header, after its sisters', () => {
    const lists = compiled.site?.header.menus.map(({ pages = [] }) => pages.map(({ path }) => path)) ?? [];
    expect(lists.flat()).toHaveLength(9);
    expect(lists.flat().at(-1)).toBe(NEW_INDUSTRY.route);
  });

  test.each(['/', '/industries'])('is listed with its summary on %s', (path) => {
    expect(listedOn(path)).toHaveLength(9);
    expect(listedOn(path).at(-1)).toMatchObject({
      path: NEW_INDUSTRY.route,
      title: NEW_INDUSTRY.title,
      summary: NEW_INDUSTRY.summary,
    });
  });

  test('is listed in the sitemap', () => {
    const { site, pages } = compiled;
    expect(site && sitemapUrls(site, pages)).toContain(`${site?.url}${NEW_INDUSTRY.route}`);
  });
});

describe('one new folder in src/blocks/', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = copyProject();
    copy.write(NEW_BLOCK.schemaFile, NEW_BLOCK.schema);
    copy.write(NEW_BLOCK.componentFile, NEW_BLOCK.component);
    const about = JSON.parse(copy.read('content/pages/about.json')) as { blocks: unknown[] };
    about.blocks.splice(2, 0, { type: 'pull-quote', words: 'It just works & stays.' });
    copy.write('content/pages/about.json', JSON.stringify(about));
  });
  afterAll(() => copy.dispose());

  test('is built into the page that uses it', async () => {
    const { status, output } = await copy.run('scripts/run.mjs', 'build');
    expect(output).toContain('pages into dist/');
    expect(status).toBe(0);
    expect(copy.read('dist/about.html')).toContain('<blockquote>It just works &amp; stays.</blockquote>');
  });

  test('passes the type check and is in the schema that editors read', async () => {
    const generated = await copy.run('scripts/generate/generate.ts');
    expect(generated.status).toBe(0);
    expect(copy.read('schemas/block.schema.json')).toContain('"pull-quote"');
    const types = await copy.run(TSC, '--noEmit');
    expect(types.output).toBe('');
    expect(types.status).toBe(0);
  });

  test('without its component does not pass the type check', async () => {
    copy.remove(NEW_BLOCK.componentFile);
    const types = await copy.run(TSC, '--noEmit');
    expect(types.output).toContain('pull-quote/PullQuote.tsx');
    expect(types.status).not.toBe(0);
  });

  test('without its schema stops the commands, which name it', async () => {
    copy.remove(NEW_BLOCK.schemaFile);
    const build = await copy.run('scripts/run.mjs', 'build');
    expect(build.output).toContain('src/blocks/pull-quote/ has no block.schema.json');
    expect(build.status).not.toBe(0);
  });
});
