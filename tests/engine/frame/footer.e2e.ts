import { scrolled } from '../../support/position.ts';
import { expect, test } from '../../support/test.ts';

test('the button in the footer scrolls to the top', { tag: '@full' }, async ({ page, open }) => {
  await open('/terms-of-service');
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Back to top' });
  await button.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the partner logos in the footer load', { tag: '@full' }, async ({ page, open }) => {
    await open('/cookie-policy');
    const footer = page.getByRole('contentinfo');
    for (const name of ['CRM partner', 'Cloud partner']) {
      const logo = footer.getByRole('img', { name });
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
