import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '../../model/content-types.ts';
import { SiteProvider } from '../../ui/context.tsx';
import { Flow } from './Flow.tsx';

const SITE = {
  labels: { flowTo: 'goes to {place}:', flowBack: 'comes back from {place}:' },
} as unknown as Site;

/** Returns the texts after each place, with those for screen readers: none without an arrow. */
function between(html: HTMLElement): string[][] {
  return html
    .querySelectorAll('ol > li')
    .map((item) => item.querySelectorAll('div:last-child:not(:first-child) > p').map(({ text }) => text));
}

test('an arrow follows every place but the last, which has one if it sends something', () => {
  const places = [{ name: 'Store' }, { name: 'Van', sends: 'Books', returns: 'Back: books' }];
  const rendered = (items: Parameters<typeof Flow>[0]['items']) =>
    parse(
      renderToStaticMarkup(
        <SiteProvider site={SITE}>
          <Flow type="flow" heading="Books go round" items={items} />
        </SiteProvider>,
      ),
    );
  expect(rendered(places).querySelector('figure')?.getAttribute('aria-label')).toBe('Books go round');
  expect(between(rendered([...places, { name: 'Village' }]))).toEqual([
    ['goes to Van: '],
    ['goes to Village: Books', 'comes back from Village: Back: books'],
    [],
  ]);
  expect(between(rendered([...places].reverse()))).toEqual([
    ['goes to Store: Books', 'comes back from Store: Back: books'],
    [],
  ]);
  expect(between(rendered(places))).toEqual([['goes to Van: '], ['Books', 'Back: books']]);
});
