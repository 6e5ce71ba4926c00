import { expect, test } from 'vitest';
import { formatDiagnostics } from '../../../src/compiler/report/format-diagnostic.ts';
import { CARDS, home, homeSaying, json, page, site } from '../support/diagnostic-cases/parts.ts';
import { compileFiles, type Files, VAN } from '../support/virtual-project.ts';

const HOUSE_STYLE = {
  'house-style.json': json({
    spelling: { 'Power BI': ['PowerBI', 'Power Bi'] },
    vagueLinks: ['here', 'more'],
    redundantAlternatives: ['image of'],
    repeatable: ['had'],
  }),
};

const told = (files: Files) => formatDiagnostics(compileFiles({ ...HOUSE_STYLE, ...files }).diagnostics);

test.each([
  ['a number with and without the code of its country', 'Call [020 7123 4567](tel:+442071234567).'],
  ['words beside a number', 'Call [our office in 2026](tel:+442071234567).'],
  [
    'an e-mail address in capital letters',
    'Write to [Van@Example.com](mailto:van@example.com?subject=Stops).',
  ],
  ['a web address with and without www', 'See [example.com/stops](https://www.example.com/stops).'],
  ['a longer text with a vague word in it', 'See [more of our stops](/).'],
  ['a part of a longer word', 'The SuperPowerBI and PowerBIs.'],
  ['a wrong spelling in an address', 'See [its site](https://example.com/PowerBI).'],
  ['a word that may stand twice', 'The book that he had had.'],
  ['parts of words that look alike', 'On one, so some; re-read, a-a.'],
  ['signs that are no markup', 'If 3 < 4 and 5 > 4, R&D; 2 * 3, [sic] (that is).'],
  ['bold and links that are right', '**Bold** and [a link](/) and **more**.'],
])('%s is no mistake', (_, text) => {
  expect(told(homeSaying(text))).toBe('');
});

test('an alternative text may speak of pictures', () => {
  const preview = { src: 'van.svg', alt: 'The van, an image of calm, at a stop' };
  expect(told(site({ preview }))).toBe('');
});

test('a page is found by a list, and its address kept alive by a redirect, with or without a slash', () => {
  const files = {
    ...site({ sections: ['/*'] }),
    'pages/stops.json': page(),
    'redirects.json': json({ '/halts/': '/stops' }),
    'published.json': json({ routes: ['/', '/halts', '/stops'] }),
  };
  expect(told(files)).toBe('');
});

test('cards without a heading of their own may go on under the section before them', () => {
  const blocks = home({ ...CARDS, heading: 'Cards' }, { ...CARDS, headingLevel: 3 });
  expect(told(blocks)).toBe('');
});

test.each([
  ['a page that is half written', { 'pages/index.json': '{ "title": "Stops", ' }, ['invalid-json']],
  [
    'a block whose type is misspelt',
    home({ type: 'crads', services: ['library'], pages: '/stops/*', items: [{ image: 'map.svg' }] }),
    ['unknown-block'],
  ],
])('%s is one mistake: what it leads to is not said to be unused', (_, files, codes) => {
  const map = { ...VAN, name: 'map.svg' };
  const { diagnostics } = compileFiles(
    {
      ...site(),
      'pages/stops/mill.json': page({ title: 'Mill' }),
      'services/library.json': json({ title: 'Library' }),
      ...files,
    },
    { media: [VAN, map] },
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test('site.json and redirects that cannot be read are not said to be without what they may hold', () => {
  const files = {
    'site.json': '{',
    'redirects.json': '{',
    'published.json': json({ routes: ['/', '/halts', '/stops'] }),
    'pages/stops.json': page({ inNavigation: true }),
  };
  const codes = compileFiles(files).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['invalid-json', 'invalid-json']);
});

test('inNavigation is satisfied by the header', () => {
  const files = {
    ...site({ header: { links: ['/stops'] } }),
    'pages/stops.json': page({ inNavigation: true }),
  };
  expect(told(files)).toBe('');
});

test('a site without house style and list of addresses is checked by the rest', () => {
  expect(formatDiagnostics(compileFiles(homeSaying('PowerBI [here](/).')).diagnostics)).toBe('');
});

test('what has been found in a file does not outlive the house style by which it was found', () => {
  const texts = { ...site(), ...homeSaying('It had PowerBI.') };
  const unchanged = Object.entries(texts).map(([name, text]) => ({
    path: `content/${name}`,
    text: text ?? '',
  }));
  const under = (spelling: object) => {
    const style = { path: 'content/house-style.json', text: json({ spelling }) };
    const { diagnostics } = compileFiles({}, { files: [...unchanged, style] });
    return diagnostics.filter(({ code }) => code === 'spelling').map(({ message }) => message);
  };
  expect(under({ 'Power BI': ['PowerBI'] })).toEqual([expect.stringContaining('"PowerBI"')]);
  expect(under({ Had: ['had'] })).toEqual([expect.stringContaining('"had"')]);
});
