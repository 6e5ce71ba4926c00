import { expect, test } from 'vitest';
import { builtPage, readBuiltPages } from '../../support/built-site.ts';
import { hrefsOf, missingIn, one } from '../../support/html.ts';

const LINKS = [
  '/about',
  '/services',
  '/services/data',
  '/services/system-implementation',
  '/services/development',
  '/privacy-policy',
  '/terms-of-service',
  '/faq',
];

test('a link in the footer returns to the top', () => {
  // Browsers scroll to the top of the page for #top.
  expect(hrefsOf(one(builtPage('/terms-of-service'), 'footer'), 'Back to top')).toEqual(['#top']);
});

test('the footer has the links and the partner logos', () => {
  const footer = one(builtPage('/cookie-policy'), 'footer');
  for (const href of LINKS) one(footer, `a[href="${href}"]`);
  for (const name of ['CRM partner', 'Cloud partner']) one(footer, `img[alt="${name}"]`);
});

test('every page has the shared help block between content and footer', () => {
  for (const { route, document } of readBuiltPages()) {
    const help = one(document, 'main ~ aside[aria-label="Help and contact"]');
    expect(missingIn(help, ['Need help?']), route).toEqual([]);
    expect(hrefsOf(help, 'See all contact details'), route).toEqual(['/contact']);
    one(document, 'aside[aria-label="Help and contact"] ~ footer');
  }
});
