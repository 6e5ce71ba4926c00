import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { textOf, textsOf } from '../../support/html.ts';

test('each entry of a menu that links to a section is named after a heading in it', () => {
  const links = builtPage('/').querySelectorAll('header nav a[href*="#"]');
  expect(links.length).toBeGreaterThan(0);
  const wrong = links.flatMap((link) => {
    // What follows a colon says which of several pages with this heading is meant.
    const [label = ''] = textOf(link).split(':');
    const [route = '', id] = (link.getAttribute('href') ?? '').split('#');
    const headings = textsOf(builtPage(route), `[id="${id}"] :is(h2, h3)`);
    return headings.some((heading) => heading.startsWith(label))
      ? []
      : [`${textOf(link)}: ${headings.join(' · ')}`];
  });
  expect(wrong).toEqual([]);
});
