import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '../../../scripts/root.ts';
import { topOf } from '../../support/position.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ABOUT = path.join(SITE, 'content/pages/about.json');
const ABOUT_BLOCKS = JSON.parse(readFileSync(ABOUT, 'utf8')).blocks.length as number;

/** Clicks a link in the footer and counts the blocks in the first frame with the next page's heading. */
async function blocksInFirstFrame(page: Page, name: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.hover();
  return link.evaluate((element) => {
    const before = document.querySelector('main h1');
    const blocks = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(document.querySelectorAll('main > section').length));
      }).observe(document.body, { childList: true, subtree: true });
    });
    (element as HTMLElement).click();
    return blocks;
  });
}

test('the next page shows all of its blocks in its first frame, and fades in except with reduced motion', async ({
  page,
  open,
}) => {
  await open('/faq');
  const movement = () =>
    page.locator('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  expect(await movement(), 'the page loaded as HTML').toBe('none');
  expect(await blocksInFirstFrame(page, 'About')).toBe(ABOUT_BLOCKS);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await movement()).toBe('0.15s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movement()).toBe('none');
});

test('the last of several quickly clicked links wins, whichever loads first', async ({ page, open }) => {
  await open('/faq');
  await page.route('**/about.data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const slow = page.waitForResponse('**/about.data.json');
  await page.getByRole('contentinfo').evaluate((footer) => {
    for (const href of ['/about', '/contact', '/about', '/quote'])
      footer.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quote/i);
  await slow;
  await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quote/i);
  await expect(page).toHaveURL('/quote');
});

test('Back after a reload restores the scroll position and focuses the followed link', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  const link = page
    .locator('main')
    .getByRole('link', { name: /cookie policy/i })
    .first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await topOf(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(link).toBeFocused();
  expect(Math.abs((await topOf(link)) - before)).toBeLessThan(5);
});

test('only the scroll position of a page is stored, in the history entry of the tab', {
  tag: '@full',
}, async ({ page, open, context }) => {
  await open('/privacy-policy');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll?.top)).toBeGreaterThan(0);
  const { cookies, origins } = await context.storageState();
  expect(cookies).toEqual([]);
  expect(origins).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
