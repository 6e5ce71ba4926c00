import type { Locator, Page } from '@playwright/test';
import { readForm } from '../../support/forms.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { holdRequests } from '../../support/hold.ts';
import { hurryAnimations } from '../../support/hurry-animations.ts';
import { expect, test } from '../../support/test.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';

/** Returns the first and last of the elements; all of them in a full run. */
async function endsOf(elements: Locator): Promise<Locator[]> {
  const all = await elements.all();
  return IS_FULL_RUN ? all : all.filter((_, index) => index === 0 || index === all.length - 1);
}

/** Clicks a heading, menu or question twice, and expects it to toggle and to toggle back. */
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

/** Expects a form that the browser itself can send. tests/engine/forms/plain-form.e2e.ts sends one. */
async function expectToBeSendable(block: Locator): Promise<void> {
  await expect(block.locator('button[type="submit"]')).toBeVisible();
  await expect(block.getByText('JavaScript')).toHaveCount(0);
  await expect(block.locator('form[method="post"]')).toHaveAttribute('action', /^\/_submit\//);
}

interface Condition {
  name: string;
  javaScriptEnabled: boolean;
  routes: readonly string[];
}

const CONDITIONS: Condition[] = [
  { name: 'with JavaScript off', javaScriptEnabled: false, routes: IS_FULL_RUN ? SAMPLE_ROUTES : ['/'] },
  {
    name: 'with every script blocked',
    javaScriptEnabled: true,
    routes: IS_FULL_RUN ? SAMPLE_ROUTES : ['/contact'],
  },
];

for (const { name, javaScriptEnabled, routes } of CONDITIONS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(async ({ page, health }) => {
      if (!javaScriptEnabled) return;
      // Page data is blocked as well, since only the script requests it.
      await page.route(/\.js(on)?$/, (route) => route.abort('blockedbyclient'));
      health.expect(
        /request failed: .*\.js/,
        /Failed to load resource|preloaded using link preload but not used/,
        /page error: Failed to fetch/,
      );
    });

    for (const route of routes) {
      test(`on ${route} all disclosures and dialogs work, and forms can be sent`, async ({ page }) => {
        await page.goto(route);
        const menus = await page.getByRole('banner').locator('summary:visible').all();
        expect(menus.length).toBeGreaterThan(1);
        const headings = await endsOf(page.locator('main summary:visible, aside summary:visible'));
        // Before the headings: opening a heading closes another one and the buttons below it.
        for (const button of await endsOf(page.locator('button[commandfor]:visible')))
          await expectDialogToOpen(page, button);
        for (const summary of [...menus, ...headings]) await expectToToggle(summary);
        for (const form of await page.locator('[data-block="form"]').all()) await expectToBeSendable(form);
      });
    }
  });
}

test('a script that loads late takes over a form without a layout shift', async ({ page, health }) => {
  health.expect(/preloaded using link preload but not used/);
  const release = await holdRequests(page, '**/*.js');
  await page.goto('/contact');
  await page.getByLabel('Your Name').fill('Early Bird');
  const form = page.locator('[data-block="form"]');
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
  await hurryAnimations(page);
  await expect(button).toBeVisible();
  // Chromium warns of a preloaded file that waits for seconds.
  await health.expectAll();
  release();
  await expect(button).toBeVisible();
  // The form's code has loaded and rendered.
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

test.describe('with JavaScript off', () => {
  // Sections fade in only for visitors who like movement.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('every section of the home page is visible, and the header has its own background, so that no text overlaps', async ({
    page,
  }) => {
    await page.goto('/');
    const sections = page.locator('main > section');
    await expect(sections).toHaveCount(5);
    for (const section of await sections.all()) await expect(section).toHaveCSS('opacity', '1');
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
