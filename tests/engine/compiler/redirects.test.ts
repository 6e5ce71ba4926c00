import { expect, test, vi } from 'vitest';
import * as urls from '../../../src/compiler/resolve/urls.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const redirects = (map: Record<string, unknown>) => ({ 'redirects.json': JSON.stringify(map) });

test('returns valid redirects to pages, anchors, media and other sites', () => {
  const map = {
    '/old': '/',
    '/Old_Page.html': 'https://example.org/new',
    '/leaflet': '/media/van.svg',
  };
  const { diagnostics, redirects: found } = compileFiles(
    redirects({ $schema: '../schemas/redirects.schema.json', ...map }),
  );
  expect(diagnostics).toEqual([]);
  expect(found).toEqual(Object.entries(map).map(([from, to]) => ({ from, to })));
});

test('returns no redirects for a site without redirects.json', () => {
  expect(compileFiles({}).redirects).toEqual([]);
});

test('redirect-conflict', () => {
  expect(errorsOf(redirects({ '/gone': '/', '/gone/': '/' }))).toEqual([
    'content/redirects.json:1:14 redirect-conflict | "/gone/" and "/gone" are the same address. | Delete one of them. | >> "/gone/"',
  ]);
});

test('checks targets like links', () => {
  const map = { '/a': '/abuot', '/b': '/#none', '/c': 'javascript:alert(1)', '/d': 'tel:+442079460000' };
  expect(errorsOf(redirects(map))).toEqual([
    'content/redirects.json:1:7 broken-link | "/a" is "/abuot"; no page has this address. | The address of a page is the path of its file in content/pages/. | >> "/abuot"',
    'content/redirects.json:1:21 broken-anchor | "/b" is "/#none"; no block of / has the id "none". | Ids: none yet | >> "/#none"',
    'content/redirects.json:1:35 unsafe-url | "/c" is "javascript:alert(1)"; it starts with "javascript:", which is not allowed. | Allowed are /a-page, #an-id, https://…, mailto:… and tel:…. | >> "javascript:alert(1)"',
    'content/redirects.json:1:62 wrong-pattern | "/d" redirects to "tel:+442079460000", which is not a page. | Where to go now. | >> "tel:+442079460000"',
  ]);
});

test('wrong-pattern: an old address that hosts would interpret as a pattern', () => {
  expect(errorsOf(redirects({ '/old/*': '/', old: '/', '/': '/' }))).toEqual([
    'content/redirects.json:1:2 wrong-pattern | "/old/*" cannot be the address of a former page. | Start it with /, and use no spaces and none of ? # * : { } " \\. | >> "/old/*"',
    'content/redirects.json:1:15 wrong-pattern | "old" cannot be the address of a former page. | Start it with /, and use no spaces and none of ? # * : { } " \\. | >> "old"',
    'content/redirects.json:1:25 wrong-pattern | "/" cannot be the address of a former page. | Start it with /, and use no spaces and none of ? # * : { } " \\. | >> "/"',
  ]);
});

test('wrong-type: a target that is not a text, and a list instead of an object', () => {
  expect(errorsOf(redirects({ '/a': 1 }))).toEqual([
    'content/redirects.json:1:7 wrong-type | "/a" is 1, a number; it must be text. | Where to go now. | >> 1',
  ]);
  expect(errorsOf({ 'redirects.json': '[]' })).toEqual([
    'content/redirects.json:1:1 wrong-type | This file is [], a list [ … ]; it must be an object { … }. | >> []',
  ]);
});

test('follows a chain of thousands once', () => {
  const LENGTH = 3000;
  const chain = Object.fromEntries(
    Array.from({ length: LENGTH }, (_, index) => [`/a${index}`, index + 1 < LENGTH ? `/a${index + 1}` : '/']),
  );
  const read = vi.spyOn(urls, 'readAddress').mockClear();
  const { diagnostics } = compileFiles(redirects(chain));
  const fixes = diagnostics.map(({ code, fix }) => [code, fix && 'value' in fix ? fix.value : '']);
  expect(fixes).toEqual(Array.from({ length: LENGTH - 1 }, () => ['redirect-chain', '/']));
  expect(read.mock.calls.length).toBeLessThan(LENGTH * 10);
});

test('a chain into a circle is a loop, and the chain beside it is none', () => {
  const map = { '/a': '/b', '/b': '/c/', '/c': '/b', '/d': '/a', '/e': '/f', '/f': '/' };
  const { diagnostics } = compileFiles(redirects(map));
  expect(diagnostics.map(({ code, path }) => `${path} ${code}`)).toEqual([
    '"/a" redirect-loop',
    '"/b" redirect-loop',
    '"/c" redirect-loop',
    '"/d" redirect-loop',
    '"/e" redirect-chain',
  ]);
});
