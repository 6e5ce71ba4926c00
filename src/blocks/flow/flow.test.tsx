import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flow } from './Flow.tsx';

/** Returns the texts after each place: none without an arrow, an empty one for an arrow alone. */
function between(html: HTMLElement): string[][] {
  return html
    .querySelectorAll('ol > li')
    .map((item) => item.querySelectorAll('div:last-child:not(:first-child) > p').map(({ text }) => text));
}

test('an arrow follows every place but the last, which has one if it sends something', () => {
  const places = [{ name: 'Store' }, { name: 'Van', sends: 'Books', returns: 'Back: books' }];
  const rendered = (items: Parameters<typeof Flow>[0]['items']) =>
    parse(renderToStaticMarkup(<Flow type="flow" heading="Books go round" items={items} />));
  expect(between(rendered([...places, { name: 'Village' }]))).toEqual([[''], ['Books', 'Back: books'], []]);
  expect(between(rendered([...places].reverse()))).toEqual([['Books', 'Back: books'], []]);
  expect(between(rendered(places))).toEqual([[''], ['Books', 'Back: books']]);
});
