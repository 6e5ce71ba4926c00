import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { INDUSTRIES } from '../support/site.ts';

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** The summary that opens and closes a menu. */
function toggle(page: Page, name: string) {
  return page.getByRole('banner').locator('summary:visible').filter({ hasText: name });
}

test('the header stays at the top and has a background and shadow beyond 20 pixels of scrolling', async ({
  page,
  open,
}) => {
  await open('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 21);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await expect(header).not.toHaveCSS('background-color', /rgba\(.*, 0\)/);
  await scrollTo(page, 20);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 600);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the Industries menu links to the overview and to eight industries', async ({ page, open }) => {
  await open('/');
  await toggle(page, 'Industries').click();
  const links = page.getByRole('banner').locator('details[open]').getByRole('link');
  await expect(links).toHaveCount(9);
  await expect(links.first()).toHaveAttribute('href', '/industries');
  await expect(links).toHaveText([/./, ...INDUSTRIES.map(([title]) => title)]);
  await links.filter({ hasText: 'Aviation' }).click();
  await expect(page).toHaveURL('/industries/aviation');
  await expect(links).toHaveCount(0);
});

test('one menu is open at a time, and clicking the open menu closes it', async ({ page, open }) => {
  await open('/');
  const menus = page.getByRole('banner').locator('details[open]');
  await toggle(page, 'Services').click();
  await expect(menus).toContainText('Web Development');
  await toggle(page, 'Industries').click();
  await expect(menus).toHaveCount(1);
  await expect(menus).toContainText('Hospitality');
  await toggle(page, 'Industries').click();
  await expect(menus).toHaveCount(0);
});

test('Escape closes a menu and returns the focus; a click outside closes it', async ({ page, open }) => {
  await open('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Web Development' });
  await toggle(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle(page, 'Services')).toBeFocused();
  await toggle(page, 'Services').click();
  await expect(link).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(link).toBeHidden();
});

for (const [name, route] of [
  ['About', '/about'],
  ['Contact', '/contact'],
] as const) {
  test(`the ${name} link is marked as current on its own page only`, async ({ page, open }) => {
    await open('/faq');
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link).not.toHaveAttribute('aria-current');
    const plain = await link.evaluate((element) => getComputedStyle(element).color);
    await link.click();
    await expect(page).toHaveURL(route);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).not.toHaveCSS('color', plain);
    await expect(page.getByRole('banner').locator('[aria-current]:visible')).toHaveCount(1);
  });
}

test('Get a Quote opens the quote form', async ({ page, open }) => {
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a Detailed Quote');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open one at a time, and their links work', async ({ page }) => {
    await page.goto('/');
    const menus = page.getByRole('banner').locator('details[open]');
    await toggle(page, 'Services').click();
    await toggle(page, 'Industries').click();
    await expect(menus).toHaveCount(1);
    await menus.getByRole('link', { name: 'Aviation' }).click();
    await expect(page).toHaveURL('/industries/aviation');
  });

  test('the logo shows its picture and the name in two tones', async ({ page, open }) => {
    await open('/faq');
    const logo = page.getByRole('banner').getByRole('link', { name: /home/i });
    await expect(logo.locator('img')).toBeVisible();
    const [first, second] = await logo
      .locator('span span')
      .evaluateAll((names) => names.slice(-2).map((name) => getComputedStyle(name).color));
    expect(first).not.toBe(second);
  });

  test('the first Tab stop is a skip link past the header', async ({ page, open }) => {
    await open('/faq');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  });
});
