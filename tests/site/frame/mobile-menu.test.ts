import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { hrefsOf, one, textOf } from '../../support/html.ts';
import { INDUSTRIES } from '../support/site.ts';

test('the toggle opens a panel with every link of the wide menu', () => {
  const panel = one(builtPage('/'), 'header details[name="mobile-menu"] > summary + div');
  expect(hrefsOf(panel, 'About')).toEqual(['/about']);
  expect(hrefsOf(panel, 'Contact')).toEqual(['/contact']);
  expect(hrefsOf(panel, 'Get a Quote')).toEqual(['/quote']);
  const hrefsBelow = (title: string) =>
    panel
      .querySelectorAll('details')
      .filter((list) => textOf(one(list, 'summary')) === title)
      .flatMap((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href') ?? ''));
  const services = ['/services/data', '/services/development', '/services/system-implementation'];
  expect(hrefsBelow('Services').filter((href) => services.includes(href))).toEqual(services);
  expect(hrefsBelow('Industries')).toEqual(['/industries', ...INDUSTRIES.map(([, href]) => href)]);
});
