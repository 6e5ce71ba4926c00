import type { Page } from '@playwright/test';
import { followAndGoBack } from '../../support/quick-back.ts';
import { expect, test } from '../../support/test.ts';

/** Counts the transitions of the platform, those that were skipped too. Runs in the page. */
function countTransitions(): void {
  const start = document.startViewTransition.bind(document);
  Object.assign(window, { transitions: 0 });
  document.startViewTransition = (update) => {
    Object.assign(window, { transitions: (window as unknown as { transitions: number }).transitions + 1 });
    return start(update);
  };
}

function transitions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

const PAGES = [
  ['About', /^About/],
  ['FAQ', /questions$/],
  ['Cookie Policy', /^Cookie Policy/],
  ['About', /^About/],
] as const;

function link(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true });
}

/** Goes round a few pages, each one's data fetched ahead. */
async function goRound(page: Page): Promise<void> {
  for (const [name, heading] of PAGES) {
    await link(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countTransitions);
});

test('a quick device fades from page to page as soon as it has shown to be one', async ({ page, open }) => {
  // A machine that has other work to do is slow for once, and then slow until the next load.
  await expect(async () => {
    await open('/terms-of-service');
    await link(page, 'FAQ').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions$/);
    expect(await transitions(page), 'nothing is known of it yet').toBe(0);
    await goRound(page);
    expect(await transitions(page)).toBeGreaterThan(0);
  }).toPass({ timeout: 25_000 });
});

/** A clock so slow that every device seems quick. */
function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 1000;
}

test('no transition where less motion is asked for', async ({ page, open }) => {
  // A busy machine would show none either.
  await page.addInitScript(slowClock);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/terms-of-service');
  await goRound(page);
  expect(await transitions(page)).toBe(0);
});

test('no transition on a device six times slower', async ({ page, open }) => {
  await open('/terms-of-service');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await goRound(page);
  expect(await transitions(page)).toBe(0);
});

test('links pressed during a transition, and Back, end on the right page', async ({ page, open }) => {
  await open('/terms-of-service');
  await goRound(page);
  const heading = page.getByRole('heading', { level: 1 });
  // The data of all of them is there: each press starts a transition while the one before is still running.
  await page.getByRole('contentinfo').evaluate(async (footer) => {
    for (const href of ['/cookie-policy', '/faq', '/about', '/faq', '/cookie-policy']) {
      footer.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await expect(heading).toHaveText(/^Cookie Policy/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL('/cookie-policy');
  for (const wait of [0, 5, 20, 60]) {
    await followAndGoBack(link(page, 'About'), wait);
    await expect(page).toHaveURL('/cookie-policy');
    await expect(heading).toHaveText(/^Cookie Policy/);
    await expect(page).toHaveTitle(/^Cookie Policy/);
  }
});
