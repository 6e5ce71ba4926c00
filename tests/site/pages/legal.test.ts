import { expect, test } from 'vitest';
import { builtPage } from '../../support/built-site.ts';
import { missingIn, one, textOf, textsOf } from '../../support/html.ts';

/** Route, number of numbered sections, and statements that the document must contain. */
const DOCUMENTS: [route: string, sections: number, statements: RegExp[]][] = [
  [
    '/terms-of-service',
    16,
    [
      /18 or older/,
      /GBP/,
      /14 calendar days/,
      /8% per annum above the Bank of England base rate, or at the legal maximum if that is lower/,
      /within 7 days of the invoice date/,
      /If no schedule is agreed, we invoice monthly/,
      /50% upfront and 50% on completion/,
      /at least 5 years after the engagement ends/,
      /trade secrets and personal data it lasts indefinitely/,
      /£100, when you have paid us no fee/,
      /otherwise, the fees you paid us in the 12 months before/,
      /informally for 30 days/,
      /law of England and Wales/,
    ],
  ],
  [
    '/privacy-policy',
    12,
    [
      /Client data: 6 years/,
      /12[–-]18 months/,
      /Analytics data: 14 months/,
      /within one month/,
      /extend this by two more months/,
      /no data from people under 16/,
    ],
  ],
  ['/cookie-policy', 8, [/cookies/i]],
];

for (const [route, count, statements] of DOCUMENTS) {
  test(`${route} has ${count} numbered sections, the required statements, and contents that link to each section`, () => {
    const main = one(builtPage(route), 'main');
    const headings = main.querySelectorAll('h2').filter((heading) => /^\d+\. /.test(textOf(heading)));
    const numbers = headings.map((heading) => Number.parseInt(textOf(heading), 10));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(missingIn(main, statements)).toEqual([]);
    // The contents are in the file twice: beside the text for wide screens, and in a heading that opens for phones.
    const lists = main.querySelectorAll('nav ol');
    const links = lists.map((list) => list.querySelectorAll('a').map((link) => link.getAttribute('href')));
    const expected = headings.map((heading) => `#${heading.closest('section')?.id}`);
    expect(links).toEqual([expected, expected]);
  });
}

test('the date is the day of the build, written out', () => {
  const main = one(builtPage('/terms-of-service'), 'main');
  expect(textsOf(main, 'p').filter((text) => text.startsWith('Last updated'))).toEqual([
    expect.stringMatching(/^Last updated \d{1,2} [A-Z][a-z]+ 20\d\d$/),
  ]);
});
