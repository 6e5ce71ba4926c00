import { expect, test } from 'vitest';
import { cleanPastedText, paragraphsOf, paragraphsOfHtml } from './pasted-text.ts';

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
    ['See [the list](https://example.org/list). And more'],
  ],
  [
    'bold words around a link',
    '<p><b>See <a href="/a">the list</a> today</b></p>',
    ['**See** [the list](/a) **today**'],
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

test('removes invisible characters', () => {
  expect(cleanPastedText('\uFEFFco\u00ADop\u200Bera\u2060tion\u00A0 works ')).toBe('cooperation works');
});

test.each(['👩‍💻 👨‍👩‍👧 🏳️‍🌈', 'क्‍ष', 'می‌خواهم', 'שלום‏!'])('keeps %s as it is written', (text) => {
  expect([cleanPastedText(text), paragraphsOfHtml(`<p>${text}</p>`)]).toEqual([text, [text]]);
});

test('splits plain text at empty lines', () => {
  expect(paragraphsOf('One\nline\r\n\r\nTwo\n \nThree\n')).toEqual(['One line', 'Two', 'Three']);
});
