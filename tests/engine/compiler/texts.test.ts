import { expect, test } from 'vitest';
import { readSchemas } from '../../../scripts/content/load-content.ts';
import { SITE } from '../../../scripts/root.ts';
import { fixSite } from '../../../src/compiler/fix-site.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { compile } from '../../../src/core/compile.ts';
import { pageWith } from '../../support/small-site/parts.ts';
import { SCHEMAS } from '../../support/small-site/schemas.ts';
import { inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const { $defs, blocks } = readSchemas(SITE).schemas;
const prose = blocks['prose'] as Schema;
const schemas = { ...SCHEMAS, $defs: { ...$defs, ...SCHEMAS.$defs }, blocks: { ...SCHEMAS.blocks, prose } };

const FILE = 'pages/index.json';

const compiled = (block: object) =>
  compileFiles({ [FILE]: pageWith({ type: 'prose', ...block }) }, { schemas });
const table = (...cells: string[]) => ({ caption: 'Fines', columns: ['Item', 'Fine'], rows: [{ cells }] });

test.each<[name: string, content: unknown[], expected: string[]]>([
  [
    'every kind of part',
    ['One', { list: ['a', { text: 'b', list: ['c'] }] }, { table: table('a', 'b') }],
    [],
  ],
  [
    'a part with a misspelt name',
    [{ lst: ['a'] }],
    [
      'unknown-property | blocks[1].content[0].lst does not say what blocks[1].content[0] is. | Did you mean "list"?',
    ],
  ],
  [
    'a paragraph in braces',
    ['One', { type: 'paragraph', text: 'Two' }],
    [
      'unknown-property | blocks[1].content[1].type does not say what blocks[1].content[1] is. | Write a paragraph as a text, without the braces.',
    ],
  ],
  [
    'a number',
    [7],
    [
      'wrong-type | blocks[1].content[0] is 7, a number; it must be text or an object. | An object has one of: list, numbered, heading, subheading, quote, picture, table, callout, code',
    ],
  ],
  [
    'a property of another part',
    [{ quote: 'Words.', name: 'Ann' }],
    [
      'unknown-property | blocks[1].content[0].name is not a known property. | Known: quote, source, language',
    ],
  ],
  [
    'a row with a cell too many',
    [{ table: table('a', 'b', 'c') }],
    ['invalid-table | blocks[1].content[0].table.rows[0].cells has 3 cells; there are 2 columns.'],
  ],
  [
    'a list of lists of lists',
    [{ list: [{ text: 'a', list: [{ text: 'b', list: ['c'] }] }] }],
    ['wrong-type | blocks[1].content[0].list[0].list[0] is {…}, an object { … }; it must be text.'],
  ],
  [
    'a heading that skips a level',
    ['One', { subheading: 'Two' }, { heading: 'Three' }],
    [
      'heading-order | blocks[1].content[1].subheading skips a level: there is no heading above it in this text. | Write "heading".',
    ],
  ],
  [
    'a broken link in an item of a list',
    [{ numbered: ['See [us](/nowhere).'] }],
    ['broken-link | A link in blocks[1].content[0].numbered[0] is "/nowhere"; no page has this address.'],
  ],
])('a text with %s', (_, content, expected) => {
  const errors = compiled({ content }).diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(onOneLine)).toEqual(expected.map((one) => expect.stringContaining(one)));
});

test('a page has the parts of a text without those that are wrong', () => {
  const content = ['A **b _c_**', { lst: [] }, { heading: 'D' }, { list: ['[**e** f](/about)'] }];
  const [page] = compiled({ content }).pages.filter(({ path }) => path === '/');
  expect(page?.blocks[1]).toEqual({
    type: 'prose',
    content: [
      ['A ', { strong: 'b ' }, { strong: { em: 'c' } }],
      { heading: 'D' },
      { list: [[{ text: [{ strong: 'e' }, ' f'], href: '/about' }]] },
    ],
  });
});

test.each([
  [
    'paragraphs and a list',
    { paragraphs: ['One', 'Two'], points: ['a', 'b'] },
    ['One', 'Two', { list: ['a', 'b'] }],
  ],
  ['paragraphs', { paragraphs: ['One'] }, ['One']],
])('fixes a text of an earlier version with %s', (_, block, content) => {
  const heading = 'Before';
  const input = inputOf({ [FILE]: pageWith({ type: 'prose', heading, ...block, id: 'x' }) }, { schemas });
  const { files } = fixSite(
    input,
    (one) => compile(one, 'dev').diagnostics,
    () => new Uint8Array(),
  );
  expect(JSON.parse(files.get(`content/${FILE}`) ?? '')).toMatchObject({
    blocks: [{}, { type: 'prose', heading, content, id: 'x' }],
  });
});
