import { expect, test } from 'vitest';
import { readBuiltPages } from '../../support/built-site.ts';
import { readSite } from '../../support/site-content.ts';

const { company } = readSite();

/** What regulations 24 and 25 of SI 2015/17 require on a company's website. */
const DISCLOSED = {
  'registered name': company.legalName,
  'part of the United Kingdom': /registered in (England and Wales|Wales|Scotland|Northern Ireland)/i,
  // A number that is not known is not invented: the page says that it is missing.
  'registered number': /company number (\d{8}|to be added)/i,
  'registered office': /registered office: .{10,}/i,
} as const;

test('every page says who is behind it, as a company must', () => {
  const missing = readBuiltPages().flatMap(({ route, document }) => {
    const text = document.querySelector('footer')?.textContent.replace(/\s+/g, ' ') ?? '';
    return Object.entries(DISCLOSED)
      .filter(([, words]) => !(typeof words === 'string' ? text.includes(words) : words.test(text)))
      .map(([what]) => `${what} on ${route}`);
  });
  expect(missing).toEqual([]);
});
