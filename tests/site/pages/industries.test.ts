import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, one, textOf, textsOf } from '../../support/html.ts';
import { INDUSTRIES } from '../support/site.ts';

const mainOf = (route: string) => one(builtPage(route), 'main');

const LISTS = ['Key Challenges', 'Our Solutions', 'Key Benefits'];

test('the overview has a card with a Learn more link for each industry', () => {
  const links = mainOf('/industries')
    .querySelectorAll('a')
    .filter((link) => textOf(link).startsWith('Learn more'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(INDUSTRIES.map(([, href]) => href));
});

test('each industry has six unique challenges, solutions and benefits', () => {
  const points: string[] = [];
  for (const [title, route] of INDUSTRIES) {
    const main = mainOf(route);
    expect(textOf(one(main, 'h1'))).toBe(title);
    const columns = main.querySelectorAll('div:has(> h2):has(> ul)');
    expect(
      columns.map((column) => textOf(one(column, 'h2'))),
      route,
    ).toEqual(LISTS);
    for (const column of columns) {
      const items = textsOf(column, 'li');
      expect(items, `${route} ${textOf(one(column, 'h2'))}`).toHaveLength(6);
      points.push(...items);
    }
    expect(hrefsOf(main, 'Back to industries')).toEqual(['/industries']);
    expect(hrefsOf(main, 'Get a Tailored Solution')).toEqual(['/quote']);
  }
  expect(new Set(points).size).toBe(8 * 18);
});

test('the image of an industry appears in previews and not on its page', () => {
  expect(mainOf('/industries/charity').querySelectorAll('img')).toEqual([]);
});
