import { expect, test } from 'vitest';
import { pageWith } from '../../../src/compiler/rules/examples/parts.ts';
import { compileFiles, errorsOf } from '../support/virtual-project.ts';

const redirects = (map: Record<string, unknown>) => ({ 'redirects.json': JSON.stringify(map) });

test('returns valid redirects to pages, anchors, media and other sites', () => {
  const map = {
    '/old': '/',
    '/Old_Page.html': 'https://example.org/new',
    '/leaflet': '/media/van.svg',
  };
  const { diagnostics, redirects: found } = compileFiles(redirects({ $schema: 'x', ...map }));
  expect(diagnostics).toEqual([]);
  expect(found).toEqual(Object.entries(map).map(([from, to]) => ({ from, to })));
});

test('returns no redirects for a site without redirects.json', () => {
  expect(compileFiles({}).redirects).toEqual([]);
});

test('redirect-conflict', () => {
  expect(errorsOf(redirects({ '/gone': '/', '/gone/': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:14  redirect-conflict
      "/gone/" and "/gone" are the same address.
      Delete one of them.
      >> "/gone/""
  `);
  const hidden = { 'pages/index.json': pageWith(), ...redirects({ '/404': '/' }) };
  expect(errorsOf(hidden)).toMatchInlineSnapshot(`
    "content/redirects.json:1:2  redirect-conflict
      "/404" is a page of this site, which visitors would no longer see.
      Delete this line or content/pages/404.json.
      >> "/404""
  `);
});

test('redirect-chain', () => {
  expect(errorsOf(redirects({ '/a': '/b', '/b': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  redirect-chain
      "/a" redirects to "/b", which redirects to "/".
      Write "/".
      >> "/b""
  `);
  expect(errorsOf(redirects({ '/a': '/a' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  redirect-loop
      "/a" redirects to itself.
      Change the target to a page, or delete this line.
      >> "/a""
  `);
});

test('checks targets like links', () => {
  const map = { '/a': '/abuot', '/b': '/#none', '/c': 'javascript:alert(1)', '/d': 'tel:+442079460000' };
  expect(errorsOf(redirects(map))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  broken-link
      "/a" is "/abuot"; no page has this address.
      The address of a page is the path of its file in content/pages/.
      >> "/abuot"

    content/redirects.json:1:21  broken-anchor
      "/b" is "/#none"; no block of / has the id "none".
      Ids: none yet
      >> "/#none"

    content/redirects.json:1:35  unsafe-url
      "/c" is "javascript:alert(1)"; it starts with "javascript:", which is not allowed.
      Allowed are /a-page, #an-id, https://…, mailto:… and tel:….
      >> "javascript:alert(1)"

    content/redirects.json:1:62  wrong-pattern
      "/d" redirects to "tel:+442079460000", which is not a page.
      Where to go now.
      >> "tel:+442079460000""
  `);
});

test('wrong-pattern: an old address that hosts would interpret as a pattern', () => {
  expect(errorsOf(redirects({ '/old/*': '/', old: '/', '/': '/' }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:2  wrong-pattern
      "/old/*" cannot be the address of a former page.
      Start it with /, and use no spaces and none of ? # * : { } " \\.
      >> "/old/*"

    content/redirects.json:1:15  wrong-pattern
      "old" cannot be the address of a former page.
      Start it with /, and use no spaces and none of ? # * : { } " \\.
      >> "old"

    content/redirects.json:1:25  wrong-pattern
      "/" cannot be the address of a former page.
      Start it with /, and use no spaces and none of ? # * : { } " \\.
      >> "/""
  `);
});

test('wrong-type: a target that is not a text, and a list instead of an object', () => {
  expect(errorsOf(redirects({ '/a': 1 }))).toMatchInlineSnapshot(`
    "content/redirects.json:1:7  wrong-type
      "/a" is 1, a number; it must be text.
      Where to go now.
      >> 1"
  `);
  expect(errorsOf({ 'redirects.json': '[]' })).toMatchInlineSnapshot(`
    "content/redirects.json:1:1  wrong-type
      This file is [], a list [ … ]; it must be an object { … }.
      >> []"
  `);
});

test('broken-link: the hint for a redirected address contains its target', () => {
  const page = pageWith().replace('"heading": "Start"', '"heading": "Start", "text": "[here](/old)"');
  expect(errorsOf({ 'pages/index.json': page, ...redirects({ '/old': '/' }) })).toMatchInlineSnapshot(`
    "content/pages/index.json:7:43  broken-link
      A link in blocks[0].text is "/old"; no page has this address.
      The address redirects. Write "/".
      >> /old"
  `);
});
