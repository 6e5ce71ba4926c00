import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineText } from '../InlineText.tsx';
import { TextLink } from './TextLink.tsx';

const render = (href: string) =>
  renderToStaticMarkup(
    <TextLink href={href} className="c">
      Go
    </TextLink>,
  );

test.each([
  ['/about#story', '<a href="/about#story" class="c">Go</a>'],
  ['#story', '<a href="#story" class="c">Go</a>'],
  ['https://example.org', '<a href="https://example.org" rel="noopener" class="c">Go</a>'],
  ['mailto:a@example.org', '<a href="mailto:a@example.org" class="c">Go</a>'],
])('a link to %s', (href, markup) => {
  expect(render(href)).toBe(markup);
});

test('inline text keeps its order and escapes HTML', () => {
  const text = ['One ', { strong: 'two' }, ' <i>three</i> ', { text: 'four', href: '#four' }];
  expect(renderToStaticMarkup(<InlineText text={text} />)).toBe(
    'One <strong>two</strong> &lt;i&gt;three&lt;/i&gt; <a href="#four">four</a>',
  );
});
