import { expect, test } from '@json-site/engine/test';

test('the first page leads to the opening hours', async ({ page, open }) => {
  await open('/');
  await page.locator('main').getByRole('link', { name: 'Plan your visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visit');
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});
