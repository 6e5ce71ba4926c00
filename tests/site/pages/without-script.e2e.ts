import type { Locator, Page } from '@playwright/test';
import { readForm } from '../../support/forms.ts';
import { expect, test } from '../../support/test.ts';
import { KINDS, ROUTES } from '../support/site.ts';

/** Presses a heading, menu or question twice: whatever it was, open or closed, it changes and changes back. */
async function expectToToggle(summary: Locator): Promise<void> {
  const details = summary.locator('xpath=..');
  const isOpen = () => details.evaluate((element) => (element as HTMLDetailsElement).open);
  const before = await isOpen();
  await summary.click();
  await expect.poll(isOpen).toBe(!before);
  await summary.click();
  await expect.poll(isOpen).toBe(before);
}

async function expectDialogToOpen(page: Page, button: Locator): Promise<void> {
  const dialog = page.locator(`dialog#${await button.getAttribute('commandfor')}`);
  await button.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

/** What a form that cannot be sent says instead of its button, within the given time. */
async function expectOtherWays(form: Locator, timeout: number): Promise<void> {
  const ways = form.getByRole('status').filter({ hasText: 'JavaScript' });
  for (const kind of ['tel:', 'mailto:'])
    await expect(ways.locator(`a[href^="${kind}"]`)).toBeVisible({ timeout });
  await expect(form.locator('button[type="submit"]')).toBeHidden();
}

interface Way {
  name: string;
  javaScriptEnabled: boolean;
  /** How long a form may take to say what else to do. */
  patience: number;
}

const WAYS: Way[] = [
  { name: 'with script off', javaScriptEnabled: false, patience: 5000 },
  { name: 'with every script blocked', javaScriptEnabled: true, patience: 14_000 },
];

for (const { name, javaScriptEnabled, patience } of WAYS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page, health }) => {
      if (!javaScriptEnabled) return;
      // The page's data goes with them: nobody but the script asks for it.
      await page.route(/\.js(on)?$/, (route) => route.abort('blockedbyclient'));
      health.expect(
        /request failed: .*\.js/,
        /Failed to load resource|preloaded using link preload but not used/,
        /page error: Failed to fetch/,
      );
    });

    for (const route of ROUTES) {
      // To the page, blocked scripts are the same as no script: a full run tries both on every route.
      const tag = javaScriptEnabled && !KINDS.includes(route) ? '@full' : [];
      test(`on ${route} everything opens and closes, and forms say how else to reach us`, { tag }, async ({
        page,
      }) => {
        await page.goto(route);
        const menus = await page.getByRole('banner').locator('summary:visible').all();
        expect(menus.length).toBeGreaterThan(1);
        const headings = await page.locator('main summary:visible, aside summary:visible').all();
        // First: to open one heading closes another, and the buttons below it.
        for (const button of await page.locator('button[commandfor]:visible').all())
          await expectDialogToOpen(page, button);
        for (const summary of [...menus, ...headings]) await expectToToggle(summary);
        for (const form of await page.locator('[data-block="form"]').all())
          await expectOtherWays(form, patience);
      });
    }
  });
}

test('a script that comes late takes the words away again, and nothing moves', async ({ page, health }) => {
  health.expect(/preloaded using link preload but not used/);
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Your Name').fill('Early Bird');
  const form = page.locator('[data-block="form"]');
  const ways = form.getByText('JavaScript');
  const button = form.getByRole('button', { name: 'Send Message' });
  await button.scrollIntoViewIfNeeded();
  const shifts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = (entries: PerformanceEntryList) =>
      seen.push(...entries.map((entry) => (entry as unknown as { value: number }).value));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { seen, readRest: () => note(observer.takeRecords()) };
  });
  await expect(ways).toBeHidden();
  await expect(ways).toBeVisible({ timeout: 14_000 });
  await expect(ways).toBeInViewport();
  letGo();
  await expect(button).toBeVisible();
  await expect(ways).toHaveCount(0);
  // All of the form's code is here now, and has drawn what it draws.
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const name = page.getByLabel('Your Name');
  await expect(name).toHaveValue('Early Bird');
  const moved = await shifts.evaluate(({ seen, readRest }) => {
    readRest();
    return seen.reduce((sum, shift) => sum + shift, 0);
  });
  expect(moved).toBeLessThan(0.001);
  const note = form.getByText(readForm('contact').draft.kept);
  await expect(note).toBeHidden();
  await name.press('!');
  await expect(note).toBeVisible();
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of the home page is hidden', async ({ page }) => {
    await page.goto('/');
    const sections = page.locator('main > section');
    await expect(sections).toHaveCount(5);
    for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
  });

  test('the header lies on a background of its own, so that text never lies on text', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
