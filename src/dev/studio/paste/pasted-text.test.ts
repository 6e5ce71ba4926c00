import { expect, test } from 'vitest';
import { cleanPastedText, lostIn, paragraphsOf, paragraphsOfHtml, partsOfHtml } from './pasted-text.ts';

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
    ['See [the **list**](https://example.org/list). And more'],
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

test('a text with parts keeps headings, lists and quotations', () => {
  const html =
    '<h2>Why</h2><p>We <b>moved</b>.</p><ul><li>One</li><li><p>Two</p></li></ul><ol><li>First</li></ol>' +
    '<h3>Then</h3><blockquote><p>Well done.</p></blockquote><p style="mso-list:l0">Item</p><table></table>';
  const kinds = ['text', 'heading', 'subheading', 'list', 'numbered', 'quote'];
  expect(partsOfHtml(html, kinds)).toEqual([
    { heading: 'Why' },
    'We **moved**.',
    { list: ['One', 'Two'] },
    { numbered: ['First'] },
    { subheading: 'Then' },
    { quote: 'Well done.' },
    { list: ['Item'] },
  ]);
  expect(partsOfHtml(html, [])).toEqual([
    'Why',
    'We **moved**.',
    'One',
    'Two',
    'First',
    'Then',
    'Well done.',
    'Item',
  ]);
  expect([lostIn(html, kinds), lostIn(html)]).toEqual([['tables'], ['headings', 'lists', 'tables']]);
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
