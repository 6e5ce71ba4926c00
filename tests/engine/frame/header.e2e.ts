import type { Page } from '@playwright/test';
import { scrollTo } from '../../support/position.ts';
import { expect, test } from '../../support/test.ts';

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

test('one menu is open at a time, and a second click, Escape, a click outside or a link closes it', async ({
  page,
  open,
}) => {
  await open('/');
  const menus = page.getByRole('banner').locator('details[open]');
  await toggle(page, 'Services').click();
  await expect(menus).toContainText('Web Development');
  await toggle(page, 'Industries').click();
  await expect(menus).toHaveCount(1);
  await expect(menus).toContainText('Hospitality');
  await toggle(page, 'Industries').click();
  await expect(menus).toHaveCount(0);
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

  await toggle(page, 'Industries').click();
  await menus.getByRole('link', { name: 'Aviation' }).click();
  await expect(page).toHaveURL('/industries/aviation');
  await expect(menus).toHaveCount(0);
});

test('About and Contact are marked as current on their own pages only, and the name has two tones', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/faq');
  const banner = page.getByRole('banner');
  for (const name of ['About', 'Contact']) {
    const link = banner.getByRole('link', { name, exact: true });
    await expect(link).not.toHaveAttribute('aria-current');
    const plain = await link.evaluate((element) => getComputedStyle(element).color);
    await link.click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(link).not.toHaveCSS('color', plain);
    await expect(banner.locator('[aria-current]:visible')).toHaveCount(1);
  }
  const logo = banner.getByRole('link', { name: /home/i });
  await expect(logo.locator('img')).toBeVisible();
  const tones = await logo
    .locator('span span')
    .evaluateAll((names) => names.slice(-2).map((name) => getComputedStyle(name).color));
  expect(new Set(tones).size).toBe(2);
});
