import { expect, test } from '../support/test.ts';

/** Document, number of numbered sections, and what it must say. */
const DOCUMENTS: [route: string, sections: number, says: RegExp[]][] = [
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

const TERMS = [
  'Agreement',
  'services',
  'Eligibility',
  'Intellectual property',
  'Payment',
  'Cancellations and refunds',
  'User conduct',
  'Third-party links',
  'Confidentiality',
  'Disclaimers',
  'Limitation of liability',
  'Indemnity',
  'Governing law',
  'Dispute resolution',
  'Modifications',
  'Contact details',
];

for (const [route, count, says] of DOCUMENTS) {
  test(`${route} has ${count} numbered sections and says what it must`, async ({ page, open }) => {
    await open(route);
    const headings = page.locator('main h2').filter({ hasText: /^\d+\. / });
    await expect(headings).toHaveCount(count);
    const numbers = (await headings.allTextContents()).map((heading) => Number.parseInt(heading, 10));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    for (const words of says) await expect(page.locator('main')).toContainText(words);
  });

  test(`every entry of the contents of ${route} leads to its section`, async ({ page, open }) => {
    await open(route);
    const entries = page.locator('main nav').getByRole('link');
    await expect(entries).toHaveCount(count);
    await entries.last().click();
    const heading = page
      .locator('main h2')
      .filter({ hasText: /^\d+\. / })
      .last();
    await expect(heading).toBeInViewport();
  });
}

test('the sixteen sections of the terms stand in the order of the specification', async ({ page, open }) => {
  await open('/terms-of-service');
  await expect(page.locator('main h2').filter({ hasText: /^\d+\. / })).toHaveText(
    TERMS.map((name, index) => new RegExp(`^${index + 1}\\. .*${name}`, 'i')),
  );
});

test.describe('on another day than that of the build', () => {
  test.use({ timezoneId: 'Europe/London' });

  for (const [moment, day] of [
    ['2031-03-05T12:00:00Z', '5 March 2031'],
    ['2031-06-30T23:30:00Z', '1 July 2031'],
  ] as const) {
    test(`the date is that of the reader's day: ${day}`, async ({ page, open }) => {
      await page.clock.setFixedTime(new Date(moment));
      for (const [route] of DOCUMENTS) {
        await open(route);
        await expect(page.getByText(/^Last updated/)).toHaveText(`Last updated ${day}`);
      }
    });
  }
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the date is that of the build, in words', async ({ page }) => {
    await page.goto('/terms-of-service');
    await expect(page.getByText(/^Last updated/)).toHaveText(/^Last updated \d{1,2} [A-Z][a-z]+ 20\d\d$/);
  });
});
