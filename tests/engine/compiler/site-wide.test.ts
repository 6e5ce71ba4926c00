import { describe, expect, test } from 'vitest';
import { compile } from '../../../src/core/compile.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { VALID } from '../../support/small-site/site.ts';
import { growth } from '../support/growth.ts';
import { secondSiteInput } from '../support/second-site-input.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const linked = (...routes: string[]) =>
  JSON.stringify({ url: 'https://example.org', menu: routes, sharedBlocks: [] });

describe('files', () => {
  test('unknown-file', () => {
    const files = { 'page/about.json': '{}', 'shuttles/old/van.json': '{}', 'notes.txt': '' };
    expect(errorsOf(files)).toEqual([
      'content/notes.txt:1:1 unknown-file | The compiler does not read this file. | It reads content/site.json, content/theme.json, content/form-texts.json, content/storage.json, content/redirects.json, content/house-style.json, content/published.json, content/pages/, content/shuttles/<id>.json, content/forms/<id>.json and content/media/. | >> ',
      'content/page/about.json:1:1 unknown-file | content/page/ has no schema: there is no schemas/records/page.schema.json, so nothing reads its files. | Did you mean content/pages/?  To make it a collection, write schemas/records/page.schema.json. | >> {',
      'content/shuttles/old/van.json:1:1 unknown-file | The compiler does not read this file. | It reads content/site.json, content/theme.json, content/form-texts.json, content/storage.json, content/redirects.json, content/house-style.json, content/published.json, content/pages/, content/shuttles/<id>.json, content/forms/<id>.json and content/media/. | >> {',
    ]);
  });
  test('duplicate-route and bad-route: two files that differ only in capital letters', () => {
    const files = {
      'site.json': linked('/about'),
      'pages/About.json': pageWith(),
      'pages/about.json': pageWith(),
    };
    expect(errorsOf(files)).toEqual([
      'content/pages/About.json:1:1 bad-route | The address /About has characters that are hard to type and share. | Name the file content/pages/about.json: lowercase letters, digits and single hyphens. | >> {',
      'content/pages/about.json:1:1 duplicate-route | This file and content/pages/About.json are both the page /about. | Rename or delete one of them. | >> {',
    ]);
  });
  test('duplicate-route: a file that would be written over the home page', () => {
    expect(errorsOf({ 'site.json': linked(), 'pages/index/index.json': pageWith() })).toEqual([
      'content/pages/index/index.json:1:1 duplicate-route | This file and content/pages/index.json are both the page /. | Rename or delete one of them. | >> {',
    ]);
  });
  test.each(['media', 'media/press', 'assets/a/b', 'rest/v1', 'cdn-cgi/x', 'Media/Press'])(
    'bad-route: pages/%s.json, whose address is reserved',
    (name) => {
      const file = `pages/${name}.json`;
      expect(errorsOf({ [file]: VALID['pages/404.json'] ?? '' })).toEqual([
        expect.stringMatching(`^content/${file}:1:1 bad-route .* cannot be the address of a page: `),
      ]);
    },
  );

  test('allows pages whose address only resembles a reserved one', () => {
    const names = [
      'media-centre',
      'news/media',
      'news/assets/x',
      'restaurant',
      'functions/weddings',
      'cy/media',
    ];
    const pages = Object.fromEntries(
      names.map((name) => [`pages/${name}.json`, VALID['pages/404.json'] ?? '']),
    );
    expect(errorsOf(pages)).toEqual([]);
  });

  test('bad-route', () => {
    expect(errorsOf({ 'site.json': linked(), 'pages/Über uns_2.json': pageWith() })).toEqual([
      'content/pages/Über uns_2.json:1:1 bad-route | The address /Über uns_2 has characters that are hard to type and share. | Name the file content/pages/uber-uns-2.json: lowercase letters, digits and single hyphens. | >> {',
    ]);
  });
});

describe('a page as a whole', () => {
  test('duplicate-id: a block and a shared block', () => {
    const site = '{ "url": "https://example.org", "sharedBlocks": [{ "type": "sections", "id": "help" }] }';
    const files = { 'site.json': site, 'pages/index.json': pageWith({ type: 'sections', id: 'help' }) };
    expect(errorsOf(files)).toEqual([
      'content/pages/index.json:11:13 duplicate-id | blocks[1].id is "help", which sharedBlocks[0].id in content/site.json already uses. | A link to it could mean either block. Rename one of them. | >> "help"',
    ]);
  });
  test('heading-order: two main headings, and one in a shared block', () => {
    const site = '{ "url": "https://example.org", "sharedBlocks": [{ "type": "hero", "heading": "Hi" }] }';
    const files = { 'site.json': site, 'pages/index.json': pageWith({ type: 'hero', heading: 'Again' }) };
    expect(errorsOf(files)).toEqual([
      'content/pages/index.json:10:15 heading-order | blocks[1] shows a second main heading; blocks[0] already shows one. | Use one block per page of: hero. | >> "hero"',
      'content/site.json:1:60 heading-order | sharedBlocks[0].type shows a main heading, which every page already has. | Use a block with a section heading. | >> "hero"',
    ]);
  });
  test('orphan-page: a page that only links to itself', () => {
    const self = pageWith().replace('"heading": "Start"', '"heading": "Start", "text": "[here](/about)"');
    const { diagnostics } = compileFiles({ 'pages/about.json': self });
    expect(diagnostics.map(({ code }) => code)).toContain('orphan-page');
  });
});

test('returns complete pages', () => {
  const { pages, site } = compileFiles({ 'site.json': linked('/') });
  expect(site).toEqual({ url: 'https://example.org', menu: ['/'], sharedBlocks: [] });
  expect(pages).toEqual([
    {
      path: '/404',
      file: 'content/pages/404.json',
      title: 'Not here',
      description: 'Where to go from here.',
      summary: 'Where to go from here.',
      blocks: [{ type: 'hero', heading: 'Not here' }],
      origins: [
        { source: expect.objectContaining({ path: 'content/pages/404.json' }), jsonPath: ['blocks', 0] },
      ],
    },
    expect.objectContaining({ path: '/', title: 'Start' }),
  ]);
});

test('says of each block that it keeps where it is written', () => {
  const block = (heading: unknown) => ({ type: 'hero', heading });
  const { pages, sharedOrigins } = compileFiles({
    'site.json': JSON.stringify({
      url: 'https://example.org',
      menu: [],
      sharedBlocks: [{ type: 'unknown' }, block('Shared')],
    }),
    'pages/index.json': pageWith(block(1), block('Third')),
  });
  const pathsOf = (origins: readonly { jsonPath: unknown }[] = []) => origins.map(({ jsonPath }) => jsonPath);
  expect(pathsOf(pages.find(({ path }) => path === '/')?.origins)).toEqual([
    ['blocks', 0],
    ['blocks', 2],
  ]);
  expect(pathsOf(sharedOrigins['en'])).toEqual([['sharedBlocks', 1]]);
});

test('compiles thousands of pages in linear time', () => {
  const stop = (index: number) =>
    JSON.stringify({
      ...JSON.parse(pageWith()),
      title: `Stop ${index}`,
      description: `About stop ${index}.`,
    });
  const site = JSON.stringify({ url: 'https://example.org', sections: ['/stops/*'], sharedBlocks: [] });
  const compile = (count: number) => {
    const stops = Array.from({ length: count }, (_, index) => [`pages/stops/p${index}.json`, stop(index)]);
    const { pages, diagnostics } = compileFiles({ ...Object.fromEntries(stops), 'site.json': site });
    expect(diagnostics.filter(({ severity }) => severity !== 'notice')).toEqual([]);
    expect(pages).toHaveLength(count + 2);
  };
  expect(growth(400, compile)).toBe('linear');
});

test('a menu of the header has links', () => {
  const input = secondSiteInput();
  const files = input.files.map((file) => {
    if (file.path !== 'content/site.json') return file;
    return { ...file, text: file.text.replace(/,\s*"pages": "[^"]+"/, '') };
  });
  const { diagnostics } = compile({ ...input, files });
  const messages = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  expect(messages).toEqual(['header.menus[0] has too little (1 of at least 2 names).']);
});

test('a register whose schema lacks a part is left out, and stops nothing', () => {
  const input = secondSiteInput();
  const { properties, ...schema } = input.schemas.storage;
  for (const part of ['grounds', 'places', 'things']) {
    const { [part]: _, ...others } = properties ?? {};
    const storage = { ...schema, properties: others, required: [] };
    const { pages } = compile({ ...input, schemas: { ...input.schemas, storage } });
    expect(pages.length).toBeGreaterThan(5);
  }
});
