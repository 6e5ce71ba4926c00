import { describe, expect, test } from 'vitest';
import { compileFiles, pageWith, problemsOf } from './testing/virtual-project.ts';

const index = (...blocks: unknown[]) => problemsOf({ 'pages/index.json': pageWith(...blocks) });
const cards = { type: 'card-grid', items: [{ title: 'One' }, { title: 'Two' }] };

test('a sound project has no problems', () => {
  expect(problemsOf({})).toBe('');
});

describe('blocks', () => {
  test('unknown-block', () => {
    expect(index({ type: 'card-gird' })).toMatchInlineSnapshot(`
      "content/pages/index.json:10:15  unknown-block
        blocks[1].type is "card-gird"; there is no such block.
        Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, service-list
        >> "card-gird""
    `);
  });
  test('a block without a type', () => {
    expect(index({ heading: 'Cards' })).toMatchInlineSnapshot(`
      "content/pages/index.json:9:5  missing-property
        blocks[1] has no "type", which says what block it is.
        Known: back-link, card-grid, hero, page-cards, sections, service-list
        >> {"
    `);
  });
  test('a type that is not text', () => {
    expect(index({ type: 7 })).toMatchInlineSnapshot(`
      "content/pages/index.json:10:15  wrong-type
        blocks[1].type is 7, a number; it must be text.
        Known: back-link, card-grid, hero, page-cards, sections, service-list
        >> 7"
    `);
  });
  test('something that is no block', () => {
    expect(index('card-grid')).toMatchInlineSnapshot(`
      "content/pages/index.json:9:5  wrong-type
        blocks[1] is "card-grid", text; a block is an object with a "type".
        Known: back-link, card-grid, hero, page-cards, sections, service-list
        >> "card-grid""
    `);
  });
  test('a bad block is left out; the page and its other blocks stay', () => {
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
  test('missing-property', () => {
    expect(index({ type: 'card-grid' })).toMatchInlineSnapshot(`
      "content/pages/index.json:9:5  missing-property
        blocks[1] has no "items".
        Add "items": The cards in order.
        >> {"
    `);
  });
  test('unknown-property', () => {
    expect(index({ ...cards, colums: 2 })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:7  unknown-property
        blocks[1].colums is not known here.
        Did you mean "columns"?  Known: type, id, tone, heading, items, columns, wide, tags
        >> "colums""
    `);
  });
  test('a misspelt required property is told once', () => {
    expect(index({ type: 'card-grid', itmes: [] })).toMatchInlineSnapshot(`
      "content/pages/index.json:11:7  unknown-property
        blocks[1].itmes is not known here.
        Did you mean "items"?  Known: type, id, tone, heading, items, columns, wide, tags
        >> "itmes""
    `);
  });
  test('wrong-type', () => {
    expect(index({ ...cards, wide: 'yes' })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:15  wrong-type
        blocks[1].wide is "yes", text; it must be true or false.
        As wide as the screen.
        >> "yes""
    `);
  });
  test('wrong-type: null', () => {
    expect(index({ ...cards, heading: null })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:18  wrong-type
        blocks[1].heading is null; it must be text.
        A heading of 2 to 20 characters.
        >> null"
    `);
  });
  test('wrong-type: a document that is a list', () => {
    expect(problemsOf({ 'pages/about.json': '[]' })).toMatchInlineSnapshot(`
      "content/pages/about.json:1:1  orphan-page (warning)
        No link and no list leads to /about.
        Link to it from another page, or add it to the header or footer in content/site.json.
        >> [

      content/pages/about.json:1:1  wrong-type
        This file is [], a list [ … ]; it must be an object { … }.
        >> []"
    `);
  });
  test('duplicate-property', () => {
    const text =
      '{ "title": "Start", "description": "D", "title": "Begin",\n "blocks": [{ "type": "hero", "heading": "Hi" }] }';
    expect(problemsOf({ 'pages/index.json': text })).toMatchInlineSnapshot(`
      "content/pages/index.json:1:41  duplicate-property
        title stands twice in the same object; only the last would count.
        Keep one of them.
        >> "title""
    `);
  });
});

describe('values', () => {
  test('out-of-range: a text that is too long', () => {
    expect(index({ ...cards, heading: 'A heading that does not end' })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:18  out-of-range
        blocks[1].heading has 27 characters; at most 20.
        A heading of 2 to 20 characters.
        >> "A heading that does not end""
    `);
  });
  test('out-of-range: characters are counted as people count them', () => {
    expect(index({ ...cards, heading: '🚐'.repeat(20) })).toBe('');
  });
  test('out-of-range: too few items', () => {
    expect(index({ ...cards, items: [{ title: 'One' }] })).toMatchInlineSnapshot(`
      "content/pages/index.json:11:16  out-of-range
        blocks[1].items has 1 item; at least 2.
        The cards in order.
        >> [ …"
    `);
  });
  test('out-of-range: a number', () => {
    expect(index({ ...cards, columns: 9 })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:18  out-of-range
        blocks[1].columns is 9; it must be at most 4.
        Side by side.
        >> 9"
    `);
  });
  test('not-allowed', () => {
    expect(index({ ...cards, tone: 'dark' })).toMatchInlineSnapshot(`
      "content/pages/index.json:19:15  not-allowed
        blocks[1].tone is "dark"; allowed: "plain", "tinted", "ink".
        Background: "plain" (default), "tinted" for a warm surface, "ink" for the dark one.
        >> "dark""
    `);
  });
  test('not-allowed: with a near one', () => {
    const hero = { type: 'hero', heading: 'Start', art: 'ring' };
    const page = { title: 'Start', description: 'About it.', blocks: [hero] };
    expect(problemsOf({ 'pages/index.json': JSON.stringify(page) })).toMatchInlineSnapshot(`
      "content/pages/index.json:1:93  not-allowed
        blocks[0].art is "ring"; allowed: "none", "folds", "rings".
        Did you mean "rings"?  A picture beside it.
        >> "ring""
    `);
  });
  test('not-allowed: the same twice', () => {
    expect(index({ ...cards, tags: ['red', 'blue', 'red'] })).toMatchInlineSnapshot(`
      "content/pages/index.json:22:9  not-allowed
        blocks[1].tags[2] says the same as blocks[1].tags[0].
        Each may stand once; delete one of them.
        >> "red""
    `);
  });
  test('wrong-pattern', () => {
    const site = '{ "url": "http://www.example.org/", "everyPage": [] }';
    expect(problemsOf({ 'site.json': site })).toMatchInlineSnapshot(`
      "content/site.json:1:10  wrong-pattern
        url is "http://www.example.org/"; that does not have the form it needs.
        Address of the site, without a slash at the end. Pattern: ^https://[^/\\s]+$
        >> "http://www.example.org/""
    `);
  });
  test('blocks of site.json are checked like those of a page', () => {
    const site = '{ "url": "https://www.example.org", "everyPage": [{ "type": "card-grid" }] }';
    expect(problemsOf({ 'site.json': site })).toMatchInlineSnapshot(`
      "content/site.json:1:51  missing-property
        everyPage[0] has no "items".
        Add "items": The cards in order.
        >> {"
    `);
  });
});

test('all problems at once, in the order of files and lines', () => {
  expect(
    problemsOf({
      'pages/about.json': '{ "title": "A", "blocks": [] }',
      'pages/index.json': pageWith({ type: 'card-gird' }, { ...cards, columns: 0, wide: 1, colour: 'red' }),
      'services/van.json': '{ "titel": "Van" }',
    }),
  ).toMatchInlineSnapshot(`
    "content/pages/about.json:1:1  missing-property
      This file has no "description".
      Add "description": What the page offers.
      >> {

    content/pages/about.json:1:1  orphan-page (warning)
      No link and no list leads to /about.
      Link to it from another page, or add it to the header or footer in content/site.json.
      >> {

    content/pages/about.json:1:12  out-of-range
      title has 1 character; at least 2.
      The page's name.
      >> "A"

    content/pages/about.json:1:27  out-of-range
      blocks has 0 items; at least 1.
      From top to bottom.
      >> []

    content/pages/index.json:10:15  unknown-block
      blocks[1].type is "card-gird"; there is no such block.
      Did you mean "card-grid"?  Known: back-link, card-grid, hero, page-cards, sections, service-list
      >> "card-gird"

    content/pages/index.json:22:18  out-of-range
      blocks[2].columns is 0; it must be at least 1.
      Side by side.
      >> 0

    content/pages/index.json:23:15  wrong-type
      blocks[2].wide is 1, a number; it must be true or false.
      As wide as the screen.
      >> 1

    content/pages/index.json:24:7  unknown-property
      blocks[2].colour is not known here.
      Known: type, id, tone, heading, items, columns, wide, tags
      >> "colour"

    content/services/van.json:1:3  unknown-property
      titel is not known here.
      Did you mean "title"?  Known: title, text, icon
      >> "titel""
  `);
});
