import { expect, test } from 'vitest';
import { compileFiles, pageWith, problemsOf } from '../support/virtual-project.ts';

const redirects = (map: Record<string, unknown>) => ({ 'redirects.json': JSON.stringify(map) });

test('sound redirects come out, to pages, places, media and other sites', () => {
  const map = {
    '/old': '/',
    '/Old_Page.html': 'https://example.org/new',
    '/leaflet': '/media/van.svg',
  };
  const { diagnostics, redirects: found } = compileFiles(redirects({ $schema: 'x', ...map }));
  expect(diagnostics).toEqual([]);
  expect(found).toEqual(Object.entries(map).map(([from, to]) => ({ from, to })));
});

test('a site without the file has none', () => {
  expect(compileFiles({}).redirects).toEqual([]);
});

test('redirect-conflict', () => {
  expect(problemsOf(redirects({ '/gone': '/', '/gone/': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:14  redirect-conflict
      "/gone/" and "/gone" are one address.
      Keep one of them.
      >> "/gone/""
  `);
  const hidden = { 'pages/index.json': pageWith(), ...redirects({ '/404': '/' }) };
  expect(problemsOf(hidden)).toMatchInlineSnapshot(`
    "content/redirects.json:1:2  redirect-conflict
      "/404" is a page of this site, which nobody would see any more.
      Delete this line or content/pages/404.json.
      >> "/404""
  `);
});

test('redirect-chain', () => {
  expect(problemsOf(redirects({ '/a': '/b', '/b': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  redirect-chain
      "/a" leads to "/b", which redirects to "/".
      Write "/".
      >> "/b""
  `);
  expect(problemsOf(redirects({ '/a': '/a' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  redirect-loop
      "/a" leads to itself.
      Let it lead to a page, or delete this line.
      >> "/a""
  `);
});

test('targets are checked as links are', () => {
  const map = { '/a': '/abuot', '/b': '/#none', '/c': 'javascript:alert(1)', '/d': 'tel:+442079460000' };
  expect(problemsOf(redirects(map))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  broken-link
      "/a" is "/abuot"; no page has this address.
      A page is a file in content/pages/: its path there is its address.
      >> "/abuot"

    content/redirects.json:1:21  broken-anchor
      "/b" is "/#none"; no block of / has the id "none".
      Ids there: none yet
      >> "/#none"

    content/redirects.json:1:35  unsafe-url
      "/c" is "javascript:alert(1)"; that starts with "javascript:", which is not allowed.
      Allowed are /a-page, #a-place, https://…, mailto:… and tel:….
      >> "javascript:alert(1)"

    content/redirects.json:1:62  wrong-pattern
      "/d" leads to "tel:+442079460000", which is no page.
      Where to go now.
      >> "tel:+442079460000""
  `);
});

test('an old address that hosts would read as a pattern', () => {
  expect(problemsOf(redirects({ '/old/*': '/', old: '/', '/': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:2  wrong-pattern
      "/old/*" is not the address of a page that was.
      It starts with / and has no spaces and none of ? # * : { } " \\.
      >> "/old/*"

    content/redirects.json:1:15  wrong-pattern
      "old" is not the address of a page that was.
      It starts with / and has no spaces and none of ? # * : { } " \\.
      >> "old"

    content/redirects.json:1:25  wrong-pattern
      "/" is not the address of a page that was.
      It starts with / and has no spaces and none of ? # * : { } " \\.
      >> "/""
  `);
});

test('a target that is no text, and a list in place of an object', () => {
  expect(problemsOf(redirects({ '/a': 1 }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  wrong-type
      "/a" is 1, a number; it must be text.
      Where to go now.
      >> 1"
  `);
  expect(problemsOf({ 'redirects.json': '[]' })).toMatchInlineSnapshot(`
    "content/redirects.json:1:1  wrong-type
      This file is [], a list [ … ]; it must be an object { … }.
      >> []"
  `);
});

test('a link to a redirected address says where to link', () => {
  const page = pageWith().replace('"heading": "Start"', '"heading": "Start", "text": "[here](/old)"');
  expect(problemsOf({ 'pages/index.json': page, ...redirects({ '/old': '/' }) })).toMatchInlineSnapshot(`
    "content/pages/index.json:7:43  broken-link
      A link in blocks[0].text is "/old"; no page has this address.
      It redirects: write "/".
      >> /old"
  `);
});
