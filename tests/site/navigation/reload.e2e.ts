import type { Page } from '@playwright/test';
import { selection } from '../../support/selection.ts';
import { expect, expectHydrated, test } from '../../support/test.ts';

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

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

test('a reload of an address with a fragment starts at its target', async ({ page, open }) => {
  await open('/terms-of-service#confidentiality');
  await scrollTo(page, 100);
  await page.reload();
  await expectHydrated(page);
  const top = () =>
    page.locator('#confidentiality').evaluate((target) => Math.round(target.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
});

test('after a reload, Back and Forward still restore the positions of both pages', async ({ page, open }) => {
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
