import { expect, test } from '../../support/test.ts';

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

test('the button in the footer scrolls to the top', async ({ page, open }) => {
  await open('/terms-of-service');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Back to top' });
  await button.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a link in the footer returns to the top', async ({ page }) => {
    await page.goto('/terms-of-service');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).click();
    await expect(page).toHaveURL(/#top$/);
  });

  test('the footer has the links and the partner logos', async ({ page, open }) => {
    await open('/cookie-policy');
    const footer = page.getByRole('contentinfo');
    for (const href of LINKS) await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    for (const name of ['CRM partner', 'Cloud partner']) {
      const logo = footer.getByRole('img', { name });
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('every page has the shared help block between content and footer', async ({ page, open }) => {
    for (const route of ['/', '/quote', '/industries/charity']) {
      await open(route);
      const help = page.getByRole('complementary', { name: 'Help and contact' });
      await expect(help).toContainText('Need help?');
      await expect(help.getByRole('link', { name: 'See all contact details' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });
});
