import { expect, test } from 'vitest';
import { readBuiltPages } from '../../support/built-site.ts';
import { readSite } from '../../support/site-content.ts';

const { company } = readSite();

/** The details that regulations 24 and 25 of SI 2015/17 require on a company's website. */
const DISCLOSED = {
  'registered name': company.legalName,
  'part of the United Kingdom': /registered in (England and Wales|Wales|Scotland|Northern Ireland)/i,
  // Until the number is known, the page states that it is missing.
  'registered number': /company number (\d{8}|to be added)/i,
  'registered office': /registered office: .{10,}/i,
} as const;

test('every page shows the legally required company details', () => {
  const missing = readBuiltPages().flatMap(({ route, document }) => {
    const text = document.querySelector('footer')?.textContent.replace(/\s+/g, ' ') ?? '';
    return Object.entries(DISCLOSED)
      .filter(
        ([, expected]) => !(typeof expected === 'string' ? text.includes(expected) : expected.test(text)),
      )
      .map(([detail]) => `${detail} on ${route}`);
  });
  expect(missing).toEqual([]);
});
