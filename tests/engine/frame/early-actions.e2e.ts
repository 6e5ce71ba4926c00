import type { Page } from '@playwright/test';
import { randomNumbers } from '../../../src/form-core/sample/random.ts';
import { SEED } from '../../support/seed.ts';
import { expect, expectHydrated, test } from '../../support/test.ts';

/** Actions of a visitor on a phone as soon as the page is painted. */
interface EarlyAction {
  title: string;
  route: string;
  /** Before the random moment. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The effect, whenever the page was hydrated. */
  verify: (page: Page) => Promise<void>;
}

const card = (page: Page) => page.locator('#services').getByRole('link', { name: 'Data Migration' });
const menu = (page: Page) => page.getByRole('banner').locator('summary:visible').first();
const group = (page: Page) => page.locator('#services summary', { hasText: 'System Implementation' });
const isOpen = (summary: ReturnType<typeof menu>) => expect(summary.locator('..')).toHaveAttribute('open');
const name = (page: Page) => page.getByLabel('Your Name');

const ACTIONS: EarlyAction[] = [
  {
    title: 'a click on a card',
    route: '/',
    prepare: (page) => card(page).scrollIntoViewIfNeeded(),
    act: (page) => card(page).click(),
    // The dialog opens on this page, or on the page that the link leads to.
    verify: (page) => expect(page.getByRole('dialog', { name: 'Data Migration' })).toBeVisible(),
  },
  {
    title: 'a click on the menu',
    route: '/quote',
    act: (page) => menu(page).click(),
    verify: (page) => isOpen(menu(page)),
  },
  {
    title: 'Enter on a group of services',
    route: '/',
    act: (page) => group(page).press('Enter'),
    verify: (page) => isOpen(group(page)),
  },
  {
    title: 'typing into a form',
    route: '/contact',
    act: (page) => name(page).pressSequentially('Ann Lee'),
    verify: async (page) => {
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await expect(name(page)).toHaveValue('Ann Lee');
    },
  },
  {
    title: 'an attempt to send an empty form',
    route: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    // The browser's own validation focuses the first field; that of the form focuses its summary.
    verify: async (page) => {
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('form :focus, [role="alert"]:focus')).toHaveCount(1);
    },
  },
  {
    title: 'a link, and Back',
    route: '/about',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await page.waitForURL('/faq');
      await page.goBack();
    },
    verify: async (page) => {
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    },
  },
];

const RUNS = 50;
/** A slowed page is hydrated by then. */
const LATEST_MS = 1500;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.setTimeout(600_000);

// Each action waits for a slowed page.
test('no action between the first paint and the hydration is lost', { tag: '@full' }, async ({
  page,
  context,
  baseURL,
}) => {
  const random = randomNumbers(SEED);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let run = 0; run < RUNS; run += 1) {
    const action = ACTIONS[run % ACTIONS.length];
    if (!action) throw new Error('There is no action.');
    const { title, route, prepare, act, verify } = action;
    const moment = Math.round(random() * LATEST_MS);
    await test.step(`${title}, ${moment} ms after the first paint`, async () => {
      await page.goto('about:blank');
      // Otherwise the form would begin with the draft of an earlier run.
      await session.send('Storage.clearDataForOrigin', {
        origin: baseURL ?? '',
        storageTypes: 'local_storage',
      });
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await prepare?.(page);
      await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), moment);
      await act(page);
      await expectHydrated(page);
      await verify(page);
    });
  }
});
