import type { Page } from '@playwright/test';
import { scrolled, scrollTo, topOf } from '../../support/position.ts';
import { selection } from '../../support/selection.ts';
import { expect, expectHydrated, test } from '../../support/test.ts';

/** Collects every scroll position other than the top that the next documents have. */
async function collectPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => window.scrollY > 0 && seen.push(window.scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

for (const route of selection(['/', '/quote', '/terms-of-service'], 2)) {
  test(`a reload of ${route} starts at the top and never shows another position`, async ({ page, open }) => {
    await open(route);
    await scrollTo(page, 700);
    await expect.poll(() => page.evaluate(() => window.history.state?.scroll?.top)).toBe(700);
    const positions = await collectPositions(page);
    await page.reload();
    await expectHydrated(page);
    expect(await scrolled(page)).toBe(0);
    expect(await positions()).toEqual([]);
  });
}

test('an address with a fragment opens at its target, also after a reload', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/terms-of-service#confidentiality');
  const target = page.locator('#confidentiality');
  await expect.poll(() => topOf(target)).toBe(80);
  await scrollTo(page, 100);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => topOf(target)).toBe(80);
});

test('after a reload, Back and Forward still restore the positions of both pages', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/terms-of-service');
  await scrollTo(page, 900);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^About/);
  await page.reload();
  await expectHydrated(page);
  await scrollTo(page, 500);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll?.top)).toBe(500);
  await page.goBack();
  await expect(heading).toHaveText('Terms of Service');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(heading).toHaveText(/^About/);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('Back from another site restores the position, also after a reload', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/terms-of-service');
  await page.reload();
  await expectHydrated(page);
  await scrollTo(page, 900);
  await expect.poll(() => page.evaluate(() => window.history.state?.scroll?.top)).toBe(900);
  await page.goto('about:blank');
  await page.goBack();
  await expectHydrated(page);
  await expect.poll(() => scrolled(page)).toBe(900);
});
