import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE } from '../../../scripts/root.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { readListedKeys, readStoredKeys } from '../../support/browser-storage.ts';
import { selection } from '../../support/selection.ts';
import { expect } from '../../support/test.ts';
import { COPY, test } from '../support/measured-site.ts';

// The tests run in one worker, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const { places } = JSON.parse(readFileSync(path.join(SITE, 'content/storage.json'), 'utf8'));

/** Height in pixels of a text area's first line, including the space above it. */
const FIRST_LINE = 44;

const notice = (page: Page) => page.getByRole('region', { name: COPY.heading });
const choice = (page: Page, name: string) => notice(page).getByRole('button', { name });
const change = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: COPY.change });

test.beforeEach(({ measured }) => {
  measured.analytics.requests.length = 0;
});

/** The requests that the health check reports as foreign when the analytics script runs. */
const ANALYTICS_REQUESTS = /foreign request: http:\/\/localhost:\d+\/(count\.js|hit)/;

test('the page measures no visit and stores nothing before the visitor chooses', { tag: '@full' }, async ({
  page,
  open,
  measured,
}) => {
  for (const route of ['/', '/contact', '/about']) {
    await open(route);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await readStoredKeys(page)).toEqual([]);
  expect(measured.analytics.requests).toEqual([]);
});

test('both choices look alike, Tab reaches them right after the skip link, and axe finds no violation', async ({
  page,
  open,
}) => {
  await open('/about');
  const looks = await Promise.all(
    [COPY.reject, COPY.accept].map((name) =>
      choice(page, name).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, COPY.reject)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, COPY.accept)).toBeFocused();
  expect(await violationsInLooks(page)).toEqual([]);
});

const SIZES = [
  [1280, 800],
  [320, 640],
] as const;

for (const [width, height] of selection(SIZES, 2)) {
  test(`the consent notice never covers the focused element, ${width} px wide`, { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open('/contact');
    await expect(notice(page)).toBeVisible();
    const covered: string[] = [];
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Back to top' });
    for (let stops = 0; stops < 120; stops += 1) {
      await page.keyboard.press('Tab');
      const found = await notice(page).evaluate((over, firstLine) => {
        const { activeElement } = document;
        if (!activeElement || over.contains(activeElement)) return undefined;
        const { bottom, top } = activeElement.getBoundingClientRect();
        // Browsers scroll only the first line of a text area into view, and scroll on as the visitor types.
        const end = activeElement.matches('textarea') ? top + firstLine : bottom;
        const limit = over.getBoundingClientRect().top;
        return end > limit + 1
          ? `${activeElement.outerHTML.slice(0, 80)} ${top}-${end} > ${limit}`
          : undefined;
      }, FIRST_LINE);
      if (found) covered.push(found);
      if (await last.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    expect(covered).toEqual([]);
  });
}

test('the page does not ask again or load the script after the visitor refuses', { tag: '@full' }, async ({
  page,
  context,
  open,
  measured,
}) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(notice(other)).toBeVisible();
  await choice(page, COPY.reject).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(other)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await open('/services');
  await expect(notice(page)).toHaveCount(0);
  await expect(change(page)).toHaveText('Visitor statistics: off');
  expect(await readStoredKeys(page)).toEqual(['localStorage consent']);
  expect(measured.analytics.requests).toEqual([]);
});

test('the script loads once the visitor accepts, stores only what the policy lists, and goes when they withdraw', async ({
  page,
  open,
  health,
  measured: { analytics },
}) => {
  health.expect(ANALYTICS_REQUESTS);
  const response = await open('/about');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${analytics.origin} 'sha256-`);
  expect(policy).toContain(`connect-src 'self' ${analytics.origin};`);
  expect(policy).toContain('trusted-types measuring');
  await expect(notice(page)).toBeVisible();
  expect(await readStoredKeys(page)).toEqual([]);
  expect(analytics.requests).toEqual([]);
  await choice(page, COPY.accept).click();
  await expect.poll(() => analytics.requests).toEqual(['GET /count.js', 'POST /hit?/about']);
  await open('/cookie-policy');
  await expect.poll(() => analytics.requests).toContain('POST /hit?/cookie-policy');
  await expect(notice(page)).toHaveCount(0);
  const listed = (await readListedKeys(page, places)).map((one) => one.replace('_seen_*', '_seen_north'));
  for (const key of await readStoredKeys(page)) expect(listed).toContain(key);
  expect(await readStoredKeys(page)).toEqual([
    'cookie _seen_north',
    'localStorage consent',
    'localStorage seen',
  ]);
  await expect(page.locator('main')).toContainText('The page you read last');
  await expect(page.locator('main')).toContainText('We measure visits only where you have agreed');
  await expect(page.locator('main')).not.toContainText('no cookie banner');

  await expect(change(page)).toHaveText('Visitor statistics: on');
  await change(page).click();
  await expect(notice(page)).toBeFocused();
  await choice(page, COPY.reject).click();
  await expect(change(page)).toHaveText('Visitor statistics: off');
  await expect.poll(() => readStoredKeys(page)).toEqual(['localStorage consent']);
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="count.js"]').length)).toBe(0);
  const { length } = analytics.requests;
  await open('/faq');
  expect(analytics.requests).toHaveLength(length);
});

test('the same choice again closes the notice and returns the focus to the footer button', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/about');
  await choice(page, COPY.reject).click();
  await change(page).click();
  await choice(page, COPY.reject).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(change(page)).toBeFocused();
});

test('the choice applies to the visit when storage is refused', { tag: '@full' }, async ({
  page,
  open,
  measured,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open('/');
  await choice(page, COPY.reject).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(notice(page)).toHaveCount(0);
  expect(measured.analytics.requests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows no consent notice and no button to change it', { tag: '@full' }, async ({
    page,
    measured,
  }) => {
    await page.goto('/');
    await expect(page.getByText(COPY.heading)).toHaveCount(0);
    await expect(page.getByText(COPY.change)).toHaveCount(0);
    expect(measured.analytics.requests).toEqual([]);
  });
});
