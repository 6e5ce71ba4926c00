import { expect, test } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const read = (html: string) => toMarkdown(`<body><p>No</p><main>${html}</main></body>`)?.trim();

test.each([
  ['<h1>The <em>old</em> mill</h1><p>By the\n river.</p>', '# The _old_ mill\n\nBy the river.'],
  [
    '<p>A <strong>bold </strong>word, <a href="/a b">a link</a> and <code>x*y</code>.</p>',
    'A **bold** word, [a link](/a%20b) and `x*y`.',
  ],
  ['<ul><li>one<ul><li>inner</li></ul></li><li><p>two</p></li></ul>', '- one\n  - inner\n- two'],
  ['<ol start="3"><li>three</li><li>four</li></ol>', '3. three\n4. four'],
  ['<blockquote><p>So.</p><p>Yes.</p></blockquote>', '> So.\n>\n> Yes.'],
  [
    '<table><caption>Prices</caption><tr><th>A</th><th>B|C</th></tr><tr><td>1</td><td>2</td></tr></table>',
    'Prices\n\n| A | B\\|C |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['<pre><code>a\n  b</code></pre>', '```\na\n  b\n```'],
  [
    '<figure><img src="/media/x.png" alt="A ship"><figcaption>At sea</figcaption></figure>',
    '![A ship](/media/x.png)\n\nAt sea',
  ],
  [
    '<p>1. no list, *no* bold, snake_case, [no](link)</p>',
    '1\\. no list, \\*no\\* bold, snake_case, \\[no\\](link)',
  ],
  [
    '<a href="/x"><span>Card</span> <span>Text</span></a><script>let a;</script><p hidden>No</p><svg><text>No</text></svg>',
    '[Card Text](/x)',
  ],
  ['<details><summary>Ask</summary><p>Answer.</p></details>', 'Ask\n\nAnswer.'],
])('%s', (html, markdown) => {
  expect(read(html)).toBe(markdown);
});
