import { expect, test } from '../../support/test.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

test('the contact page shows phone, e-mail and both offices', async ({ page, open }) => {
  await open('/contact');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get In Touch With Our Team');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Phone',
    'Email',
    'London office',
    'Manchester office',
  ]);
  await expect(main.locator('address')).toHaveText([/London.*E1/s, /Manchester.*M1/s]);
});

test('phone and e-mail of the cards are plain text', async ({ page, open }) => {
  await open('/contact');
  const cards = page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.filter({ hasText: 'Phone' })).toContainText('020 7946 0958');
  await expect(cards.filter({ hasText: 'Email' })).toContainText(/\S+@\S+\.\S+/);
  await expect(cards.getByRole('link')).toHaveCount(0);
});
