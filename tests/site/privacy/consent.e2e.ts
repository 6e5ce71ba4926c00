import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../../scripts/content/project.ts';
import { violations } from '../../support/axe.ts';
import { keptBy, toldOn } from '../../support/browser-storage.ts';
import { expect } from '../../support/test.ts';
import { test, WORDS } from '../support/measured-site.ts';

// One after the other, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const { places } = JSON.parse(readFileSync(path.join(ROOT, 'content/storage.json'), 'utf8'));

/** Height of the first line of a text area with what is above it. */
const FIRST_LINE = 44;

const notice = (page: Page) => page.getByRole('region', { name: WORDS.heading });
const answer = (page: Page, words: string) => notice(page).getByRole('button', { name: words });
const change = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: WORDS.change });

test.beforeEach(({ measured }) => {
  measured.measurer.requests.length = 0;
});

/** What the health of a page reports where visits are measured. */
const MEASURING = /foreign request: http:\/\/localhost:\d+\/(count\.js|hit)/;

test('nobody is measured, and nothing is kept, before there is an answer', async ({
  page,
  open,
  measured,
}) => {
  for (const route of ['/', '/contact', '/about']) {
    await open(route);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await keptBy(page)).toEqual([]);
  expect(measured.measurer.requests).toEqual([]);
});

test('both answers are alike, and the keyboard comes to them right after the link to the content', async ({
  page,
  open,
}) => {
  await open('/about');
  const looks = await Promise.all(
    [WORDS.reject, WORDS.accept].map((words) =>
      answer(page, words).evaluate((button) => {
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
  await expect(answer(page, WORDS.reject)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answer(page, WORDS.accept)).toBeFocused();
});

for (const [width, height] of [
  [1280, 800],
  [320, 640],
] as const) {
  test(`what has the focus is never under the question, ${width} wide`, async ({ page, open }) => {
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
        // Browsers scroll to where writing begins, and on with the writing.
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

test('after a no nobody is asked again, and nothing is loaded', async ({ page, context, open, measured }) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(notice(other)).toBeVisible();
  await answer(page, WORDS.reject).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(other)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await open('/services');
  await expect(notice(page)).toHaveCount(0);
  await expect(change(page)).toHaveText('Visitor statistics: off');
  expect(await keptBy(page)).toEqual(['localStorage consent']);
  expect(measured.measurer.requests).toEqual([]);
});

test('after a yes the script is loaded under the policy, and keeps what the cookie policy lists', async ({
  page,
  open,
  health,
  measured: { measurer },
}) => {
  health.expect(MEASURING);
  const response = await open('/about');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${measurer.origin} 'sha256-`);
  expect(policy).toContain(`connect-src 'self' ${measurer.origin};`);
  expect(policy).toContain('trusted-types measuring');
  await answer(page, WORDS.accept).click();
  await expect.poll(() => measurer.requests).toEqual(['GET /count.js', 'POST /hit?/about']);
  await open('/cookie-policy');
  await expect.poll(() => measurer.requests).toContain('POST /hit?/cookie-policy');
  await expect(notice(page)).toHaveCount(0);
  const told = (await toldOn(page, places)).map((one) => one.replace('_seen_*', '_seen_north'));
  for (const kept of await keptBy(page)) expect(told).toContain(kept);
  expect(await keptBy(page)).toEqual(['cookie _seen_north', 'localStorage consent', 'localStorage seen']);
  await expect(page.locator('main')).toContainText('The page you read last');
  await expect(page.locator('main')).toContainText('We measure visits only where you have agreed');
  await expect(page.locator('main')).not.toContainText('no cookie banner');
});

test('a yes is taken back at the foot of the page: what was kept goes, and nothing measures any more', async ({
  page,
  open,
  health,
  measured: { measurer },
}) => {
  health.expect(MEASURING);
  await open('/about');
  await answer(page, WORDS.accept).click();
  await expect.poll(() => measurer.requests).toHaveLength(2);
  await expect(change(page)).toHaveText('Visitor statistics: on');
  await change(page).click();
  await expect(notice(page)).toBeFocused();
  await answer(page, WORDS.reject).click();
  await expect(change(page)).toHaveText('Visitor statistics: off');
  await expect.poll(() => keptBy(page)).toEqual(['localStorage consent']);
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="count.js"]').length)).toBe(0);
  await open('/faq');
  expect(measurer.requests).toHaveLength(2);
});

test('the same answer once more closes the question, and the focus is back where it was', async ({
  page,
  open,
}) => {
  await open('/about');
  await answer(page, WORDS.reject).click();
  await change(page).click();
  await answer(page, WORDS.reject).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(change(page)).toBeFocused();
});

test('where storage is refused, the answer holds for the visit', async ({ page, open, measured }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open('/');
  await answer(page, WORDS.reject).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(notice(page)).toHaveCount(0);
  expect(measured.measurer.requests).toEqual([]);
});

test('the question is accessible', async ({ page, open }) => {
  await open('/about');
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked what could not be answered', async ({ page, measured }) => {
    await page.goto('/');
    await expect(page.getByText(WORDS.heading)).toHaveCount(0);
    await expect(page.getByText(WORDS.change)).toHaveCount(0);
    expect(measured.measurer.requests).toEqual([]);
  });
});
