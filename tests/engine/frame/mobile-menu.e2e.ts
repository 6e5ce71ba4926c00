import type { Page } from '@playwright/test';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 780 } });

function toggle(page: Page, name: string) {
  return page.getByRole('banner').locator('summary:visible').filter({ hasText: name });
}

function banner(page: Page) {
  return page.getByRole('banner');
}

test('one list is open at a time, and Escape, a link and a link to the current page close the panel', async ({
  page,
  open,
}) => {
  await open('/about');
  const link = banner(page).getByRole('link', { name: 'About' });
  await toggle(page, 'Menu').click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/about');
  await toggle(page, 'Menu').click();
  await toggle(page, 'Services').click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(toggle(page, 'Menu')).toBeFocused();

  await toggle(page, 'Menu').click();
  const ofServices = banner(page).getByRole('link', { name: 'Mobile Apps' });
  const ofIndustries = banner(page).getByRole('link', { name: 'Social Housing' });
  await toggle(page, 'Industries').click();
  await expect(ofIndustries).toBeVisible();
  await toggle(page, 'Services').click();
  await expect(ofServices).toBeVisible();
  await expect(ofIndustries).toBeHidden();
  await toggle(page, 'Services').click();
  await expect(ofServices).toBeHidden();
  await expect(link).toBeVisible();
  await toggle(page, 'Industries').click();
  await ofIndustries.click();
  await expect(page).toHaveURL('/industries/social-housing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Social Housing');
  await expect(link).toBeHidden();
  await expect(toggle(page, 'Menu')).toBeVisible();
});

test('the wide menu begins at 768 pixels', { tag: '@full' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 767, height: 780 });
  await open('/');
  await expect(toggle(page, 'Menu')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 780 });
  await expect(toggle(page, 'Menu')).toBeHidden();
  for (const name of ['About', 'Contact', 'Get a Quote']) {
    await expect(banner(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes, and its lists and links work', async ({ page }) => {
    await page.goto('/');
    const link = banner(page).getByRole('link', { name: 'About' });
    await expect(link).toBeHidden();
    await toggle(page, 'Menu').click();
    for (const name of ['About', 'Contact', 'Get a Quote']) {
      await expect(banner(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await toggle(page, 'Menu').click();
    await expect(link).toBeHidden();
    await toggle(page, 'Menu').click();
    await toggle(page, 'Industries').click();
    await banner(page).getByRole('link', { name: 'Aviation' }).click();
    await expect(page).toHaveURL(/\/industries\/aviation$/);
  });

  for (const height of selection([780, 500], 2)) {
    test(`the open panel takes at most 90% of a screen ${height} pixels high, and scrolling reaches all of it`, {
      tag: '@full',
    }, async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height });
      await open('/');
      await toggle(page, 'Menu').click();
      await toggle(page, 'Services').click();
      const panel = banner(page).locator('details[open] > div');
      const box = await panel.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.9);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height * 0.9);
      const last = banner(page).getByRole('link', { name: 'Get a Quote' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  }
});
