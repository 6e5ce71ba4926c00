import { describe, expect, test } from 'vitest';
import { fixValue } from '../../../src/compiler/report/fixes.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { SCHEMAS } from '../../support/small-site/schemas.ts';
import { compileFiles, errorsOf, onOneLine } from '../support/virtual-project.ts';

const index = (...blocks: unknown[]) => errorsOf({ 'pages/index.json': pageWith(...blocks) });
const cards = { type: 'card-grid', items: [{ title: 'One' }, { title: 'Two' }] };

test('a valid project has no diagnostics', () => {
  expect(errorsOf({})).toEqual([]);
});

describe('blocks', () => {
  test('wrong-type: a block type that is not a text', () => {
    expect(index({ type: 7 })).toEqual([
      'content/pages/index.json:10:15 wrong-type | blocks[1].type is 7, a number; it must be text. | Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form | >> 7',
    ]);
  });
  test('wrong-type: a block that is not an object', () => {
    expect(index('card-grid')).toEqual([
      'content/pages/index.json:9:5 wrong-type | blocks[1] is "card-grid", text; a block is an object with a "type". | Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form | >> "card-grid"',
    ]);
  });
  test('omits an invalid block, and keeps the page and its other blocks', () => {
    const { pages } = compileFiles({
      'pages/index.json': pageWith({ type: 'card-gird' }, { type: 'card-grid' }, cards),
    });
    expect(pages.find(({ path }) => path === '/')?.blocks.map(({ type }) => type)).toEqual([
      'hero',
      'card-grid',
    ]);
  });
});

describe('properties', () => {
  test('unknown-property: reports a misspelt required property once', () => {
    expect(index({ type: 'card-grid', itmes: [] })).toEqual([
      'content/pages/index.json:11:7 unknown-property | blocks[1].itmes is not a known property. | Did you mean "items"?  Known: type, heading, items, columns, headingLevel, wide, tags, id, tone | >> "itmes"',
    ]);
  });
  test('unknown-property: names a property that has another name since, once, with its fix', () => {
    const schemas = structuredClone(SCHEMAS);
    const { items } = schemas.blocks['card-grid']?.properties ?? {};
    Object.assign(items ?? {}, { formerNames: ['cards'] });
    const { items: written, ...others } = cards;
    const page = pageWith({ ...others, cards: written });
    const { diagnostics } = compileFiles({ 'pages/index.json': page }, { schemas });
    expect(diagnostics.map(onOneLine)).toEqual([
      'content/pages/index.json:11:7 unknown-property | blocks[1].cards is not a known property. | It is called "items" now.',
    ]);
    const [fix] = diagnostics.flatMap((one) => one.fix ?? []);
    expect(fix && fixValue(JSON.parse(page), fix)).toMatchObject({ blocks: [{}, cards] });
  });
  test('wrong-type: null', () => {
    expect(index({ ...cards, heading: null })).toEqual([
      'content/pages/index.json:19:18 wrong-type | blocks[1].heading is null; it must be text. | A heading of 2 to 20 characters. | >> null',
    ]);
  });
  test('wrong-type: a document that is a list', () => {
    expect(errorsOf({ 'pages/about.json': '[]' })).toEqual([
      'content/pages/about.json:1:1 wrong-type | This file is [], a list [ … ]; it must be an object { … }. | >> []',
    ]);
  });
});

describe('values', () => {
  test('out-of-range: counts an emoji as one character', () => {
    expect(index({ ...cards, heading: '🚐'.repeat(20) })).toEqual([]);
  });
  test('not-allowed', () => {
    expect(index({ ...cards, tone: 'dark' })).toEqual([
      'content/pages/index.json:19:15 not-allowed | blocks[1].tone is "dark"; allowed: "plain", "tinted", "ink". | Background: "plain" for paper, "tinted" for a warm surface, "ink" for the dark one. Default "plain". | >> "dark"',
    ]);
  });
  test('checks the blocks of site.json like those of a page', () => {
    const site = '{ "url": "https://www.example.org", "sharedBlocks": [{ "type": "card-grid" }] }';
    expect(errorsOf({ 'site.json': site })).toEqual([
      'content/site.json:1:54 missing-property | sharedBlocks[0] has no "items". | Add "items": The cards in order. | >> {',
    ]);
  });
});

test('reports all diagnostics at once, sorted by file and line', () => {
  expect(
    errorsOf({
      'pages/about.json': '{ "title": "A", "blocks": [] }',
      'pages/index.json': pageWith({ type: 'card-gird' }, { ...cards, columns: 0, wide: 1, colour: 'red' }),
      'shuttles/van.json': '{ "titel": "Van" }',
    }),
  ).toEqual([
    'content/pages/about.json:1:1 missing-property | This file has no "description". | Add "description": What the page offers. | >> {',
    'content/pages/about.json:1:12 out-of-range | title is too short (1 of at least 2 characters). | The page\'s name. | >> "A"',
    'content/pages/about.json:1:27 out-of-range | blocks has too little (0 of at least 1 item). | From top to bottom. | >> []',
    'content/pages/index.json:10:15 unknown-block | blocks[1].type is "card-gird"; there is no such block. | Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, shuttle-list, stored-data, visit-form | >> "card-gird"',
    'content/pages/index.json:22:18 out-of-range | blocks[2].columns is 0; it must be at least 1. | Side by side. | >> 0',
    'content/pages/index.json:23:15 wrong-type | blocks[2].wide is 1, a number; it must be true or false. | As wide as the screen. | >> 1',
    'content/pages/index.json:24:7 unknown-property | blocks[2].colour is not a known property. | Known: type, heading, items, columns, headingLevel, wide, tags, id, tone | >> "colour"',
    'content/shuttles/van.json:1:3 unknown-property | titel is not a known property. | Did you mean "title"?  Known: title, text, icon | >> "titel"',
  ]);
});
