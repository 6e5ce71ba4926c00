import { expect, test } from '@json-site/engine/test';

test('the first page links to the form', async ({ page, open }) => {
  await open('/');
  await page.locator('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});
