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

test.describe('the page that lists all others', () => {
  test('answers the words of its address, and what is typed', async ({ page, open }) => {
    await open('/site-map?q=migraton');
    const field = page.getByRole('searchbox', { name: 'Search this site' });
    await expect(field).toHaveValue('migraton');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^Pages found: \d+$/);
    expect(await violationsInLooks(page)).toEqual([]);
    await field.fill('accessibility statement');
    const result = page
      .getByRole('main')
      .getByRole('link', { name: /^Accessibility/ })
      .first();
    await expect(result).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\?q=accessibility\+statement$/);
    await result.click();
    await expect(page).toHaveURL(/\/accessibility/);
    await page.goBack();
    await expect(field).toHaveValue('accessibility statement');
    await expect(result).toBeVisible();
  });

  test('loads nothing of the search before its field is used', async ({ page, open }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open('/site-map');
    expect(requested.filter((path) => path.includes('search'))).toEqual([]);
    await page.getByRole('searchbox').pressSequentially('quote');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Pages found: \d+$/);
  });

  test('sends the form if the index cannot be loaded', async ({ page, open, health }) => {
    health.expect(/search\/en-GB\.json/);
    await page.route('**/search/*.json', (route) => route.abort());
    await open('/site-map');
    await page.getByRole('searchbox').fill('quote');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?q=quote$/);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Main pages' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the page that lists all others', async ({ page, open }) => {
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/site-map$/);
    expect(await page.locator('main a').count()).toBeGreaterThan(20);
  });

  test('the form leads to that page, too', async ({ page, open }) => {
    await open('/site-map');
    await page.getByRole('searchbox').fill('data & tea');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/site-map\?q=data\+%26\+tea$/);
  });
});
