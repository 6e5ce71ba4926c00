import { violationsInLooks } from '../../support/axe.ts';
import { expect, test } from '../../support/test.ts';

test('the search opens by a press, finds a page, and gives the focus back', async ({ page, open }) => {
  await open('/');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  const field = dialog.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('migraton');
  await expect(dialog.getByRole('status')).toHaveText(/^Pages found: \d+$/);
  expect(requested.every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true);
  expect(await violationsInLooks(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('listitem').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('accessibility statement');
  await expect(dialog.getByRole('link', { name: /^Accessibility/ }).first()).toBeVisible();
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/accessibility/);
});

test('a search without a result says so', async ({ page, open }) => {
  await open('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByRole('textbox').fill('xyzzyqq');
  await expect(dialog.getByRole('status')).toContainText('xyzzyqq');
  await expect(dialog.getByRole('link', { name: 'See all pages' })).toBeVisible();
});

test('a page loads nothing of the search before it is opened', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open('/services');
  expect(requested.filter((path) => path.includes('search'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page that lists all others', async ({ page, open }) => {
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/site-map$/);
    expect(await page.locator('main a').count()).toBeGreaterThan(20);
  });
});
