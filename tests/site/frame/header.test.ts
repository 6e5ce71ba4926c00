import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { one, textOf, textsOf } from '../../support/html.ts';

const headerOf = (route: string) => one(builtPage(route), 'header');

test('the logo with the two-tone name links to the home page', () => {
  const logo = one(headerOf('/faq'), 'a[aria-label*="Home"]');
  expect(logo.getAttribute('href')).toBe('/');
  expect(logo.querySelectorAll('img')).toHaveLength(1);
});

test('the Services menu has three groups, each with a heading link and links', () => {
  const [menu] = headerOf('/')
    .querySelectorAll('details[name="menu"]')
    .filter((details) => textOf(one(details, 'summary')) === 'Services');
  if (!menu) throw new Error('The header has no menu Services.');
  const headings = textsOf(menu, 'div:has(> ul) > a');
  expect(headings).toEqual(['Data Solutions', 'Software Development', 'System Implementation']);
  const groups = menu.querySelectorAll('div:has(> a):has(> ul)');
  expect(groups.map((group) => group.querySelectorAll('li a').length > 0)).toEqual([true, true, true]);
  const hrefs = menu.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/services/data',
      '/services/development',
      '/services/development/custom-software',
      '/services/development/mobile-app',
      '/services/development/web-development',
      '/services/system-implementation',
    ]),
  );
});

test('no link is marked as current on a page that the header does not list', () => {
  expect(headerOf('/').querySelectorAll('[aria-current]')).toEqual([]);
});
