import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { textOf, textsOf } from '../../support/html.ts';

test('each entry of a menu that links to a section or a card is named after its heading', () => {
  const links = builtPage('/').querySelectorAll('header nav a[href*="#"]');
  expect(links.length).toBeGreaterThan(0);
  const wrong = links.flatMap((link) => {
    // What follows a colon says which of several pages with this heading is meant.
    const [label = ''] = textOf(link).split(':');
    const [route = '', id] = (link.getAttribute('href') ?? '').split('#');
    const headings = textsOf(builtPage(route), `[id="${id}"] :is(h2, h3), button[id="${id}"]`);
    return headings.some((heading) => heading.startsWith(label))
      ? []
      : [`${textOf(link)}: ${headings.join(' · ')}`];
  });
  expect(wrong).toEqual([]);
});
