import { expect, test } from 'vitest';
import { cleanPastedText, paragraphsOf } from './clean-text.ts';
import { textsOf } from './copied-parts.ts';
import { fitParts } from './fit-parts.ts';
import { readPlain } from './plain-parts.ts';
import { readCopied, readCopiedCells } from './read-copied.ts';

const paragraphsOfHtml = (html: string) => textsOf(readCopied(html).parts);
const partsOfHtml = (html: string, kinds: readonly string[]) => fitParts(readCopied(html).parts, kinds);

test.each([
  [
    'Word',
    '<p class=MsoNormal><b style="mso-bidi-font-weight:normal">Data</b> in&nbsp;order<o:p></o:p></p><p class=MsoNormal>Next <span style="font-weight:bold">one</span></p>',
    ['**Data** in order', 'Next **one**'],
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Plain </span><span style="font-weight:700">bold </span><span>end</span></p></b>',
    ['Plain **bold** end'],
  ],
  [
    'a web page',
    '<div>See <a href="https://example.org/list">the <b>list</b></a>.<br>And more</div><script>alert(1)</script>',
    ['See [the **list**](https://example.org/list).\nAnd more'],
  ],
  [
    'bold words around a link',
    '<p><b>See <a href="/a">the list</a> today</b></p>',
    ['**See** [**the list**](/a) **today**'],
  ],
  [
    'italics, code and raised characters',
    '<p><i>See</i> <code>a_b</code>, 5 m<sup>2</sup></p>',
    ['_See_ `a_b`, 5 m^2^'],
  ],
  [
    'a list of Word',
    '<p style="mso-list:l0"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp; </span></span><![endif]>One</p>',
    ['One'],
  ],
  ['a list', '<ul><li>One</li><li>Two</li></ul>', ['One', 'Two']],
  ['an unsafe link', '<p><a href="javascript:alert(1)">Click</a></p>', ['Click']],
  ['a comment', '<!--StartFragment--><p>Text</p><!--EndFragment-->', ['Text']],
  ['nothing', '', []],
])('reads the paragraphs of %s', (_, html, paragraphs) => {
  expect(paragraphsOfHtml(html)).toEqual(paragraphs);
});

test('a place without headings, lists and quotations gets their words', () => {
  const html = '<h2>Why</h2><ul><li>One<ol><li>Two</li></ol></li></ul><blockquote>Well done.</blockquote>';
  expect(partsOfHtml(html, [])).toEqual({
    values: ['Why', 'One', 'Two', 'Well done.'],
    lost: ['headings', 'lists', 'quotations'],
  });
});

test('keeps the links of a text of the studio', () => {
  expect(paragraphsOfHtml('<p><span data-link="" title="#prices">Prices</span></p>')).toEqual([
    '[Prices](#prices)',
  ]);
});

test('reads plain text as e-mails and Markdown have it', () => {
  const text =
    '# Why\n\nWe\nmoved.\n- One\n  - inner\n- Two\n  goes on\n\n2. Second\n3. Third\n> Well\n> done';
  expect(fitParts(readPlain(text), ['heading', 'list', 'numbered', 'quote']).values).toEqual([
    { heading: 'Why' },
    'We moved.',
    { list: [{ text: 'One', list: ['inner'] }, 'Two goes on'] },
    { numbered: ['Second', 'Third'], start: 2 },
    { quote: 'Well done' },
  ]);
});

test('reads lines of cells as a table', () => {
  expect(fitParts(readPlain('Day\tRoom\nMonday\tHall\n'), ['table']).values).toEqual([
    { table: { caption: '', columns: ['Day', 'Room'], rows: [{ cells: ['Monday', 'Hall'] }] } },
  ]);
});

test('removes invisible characters', () => {
  expect(cleanPastedText('\uFEFFco\u00ADop\u200Bera\u2060tion\u00A0 works ')).toBe('cooperation works');
});

test.each(['👩‍💻 👨‍👩‍👧 🏳️‍🌈', 'क्‍ष', 'می‌خواهم', 'שלום‏!'])('keeps %s as it is written', (text) => {
  expect([cleanPastedText(text), paragraphsOfHtml(`<p>${text}</p>`)]).toEqual([text, [text]]);
});

test('splits plain text at empty lines', () => {
  expect(paragraphsOf('One\nline\r\n\r\nTwo\n \nThree\n')).toEqual(['One line', 'Two', 'Three']);
});

test('reads copied cells where they are', () => {
  const html =
    '<style>td {}</style><table><tr><td>1</td><td></td></tr><tr><td></td><td><b>2</b></td></tr></table>';
  expect(readCopiedCells(html)).toEqual([
    ['1', ''],
    ['', '**2**'],
  ]);
  expect(readCopiedCells(`<p>Text</p>${html}`)).toBeUndefined();
});
