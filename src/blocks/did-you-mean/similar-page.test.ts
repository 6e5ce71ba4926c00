import { expect, test } from 'vitest';
import type { Site } from '../../model/content-types.ts';
import { similarPage } from './similar-page.ts';

const page = (path: string, title: string) => ({ path, title });
const link = (href: string, label: string) => ({ href, label });

const SITE = {
  header: {
    menus: [
      {
        label: 'Vans',
        groups: [{ heading: link('/vans', 'All vans'), links: [link('/vans/big#seats', 'Seats')] }],
        pages: [page('/vans/book-van', 'The book van'), page('/vans/toy-van', 'The toy van')],
      },
    ],
    links: [link('/', 'Start'), link('/stops', 'Stops')],
    action: link('/join', 'Join'),
  },
  footer: { groups: [{ heading: 'Help', links: [link('/opening-hours', 'Hours'), link('/vans', 'Vans')] }] },
} as unknown as Site;

test.each([
  ['/vans/bok-van', '/vans/book-van', 'a letter is missing'],
  ['/Vans/Book_Van.html', '/vans/book-van', 'the path of another server'],
  ['/vans/book%20van/', '/vans/book-van', 'with a space'],
  ['/book-van', '/vans/book-van', 'without its section'],
  ['/help/opening-hours', '/opening-hours', 'in the wrong section'],
  ['/vans/index.php', '/vans', 'an index'],
  ['/vans/the-one-that-was-sold-years-ago', '/vans', 'only the section is known'],
])('%s is similar to %s: %s', (unknown, href) => {
  expect(similarPage(unknown, SITE)?.href).toBe(href);
});

test.each(['/no/such-page', '/wp-login', '/x', '/'])('%s is similar to no page', (unknown) => {
  expect(similarPage(unknown, SITE)).toBeUndefined();
});

test('a page has its first label', () => {
  expect(similarPage('/van', SITE)).toEqual(link('/vans', 'All vans'));
});
