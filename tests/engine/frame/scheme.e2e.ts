import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

interface ThemeColours {
  colours: Record<'light' | 'dark', { paper: string }>;
}

const { colours } = JSON.parse(readFileSync('content/theme.json', 'utf8')) as ThemeColours;
const PAPER = { light: colours.light.paper, dark: colours.dark.paper };

/** The visitor's choice, and the opposite setting of the operating system. */
const CHOICES = [
  { chosen: 'Dark', scheme: 'dark', system: 'light' },
  { chosen: 'Light', scheme: 'light', system: 'dark' },
] as const;

const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colour scheme' });
const radio = (page: Page, name: string) => choice(page).getByRole('radio', { name });

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Records the background of the page in every frame, from the first one. */
async function watchFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
  });
}

const seenFrames = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

for (const { chosen, scheme, system } of CHOICES) {
  // A full run tries both choices in every way.
  const tag = chosen === 'Dark' ? [] : '@full';

  test.describe(`${chosen} with the system set to ${system}`, () => {
    test.use({ colorScheme: system });

    test('applies to the page, dialogs and controls immediately, and to the first frame of the next page', {
      tag,
    }, async ({ page, context, open, health }) => {
      health.expect(/request failed.*\/assets\//, /Failed to (load|fetch)/);
      await open('/contact');
      expect(await background(page)).toBe(rgb(PAPER[system]));
      await radio(page, chosen).check();
      expect(await background(page)).toBe(rgb(PAPER[scheme]));
      await expect(page.getByLabel('Your Name')).toHaveCSS('color-scheme', scheme);
      await open('/services/development');
      await page.locator('main').getByRole('button', { name: 'Custom Software', exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCSS('color-scheme', scheme);
      // Elements that are dark by design stay dark.
      await expect(page.getByRole('contentinfo')).toHaveCSS('color-scheme', 'dark');

      // Before any asset loads.
      await watchFrames(context);
      await page.route('**/assets/*', (route) => route.abort());
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seenFrames(page)).toEqual([rgb(PAPER[scheme])]);
    });

    test('persists through a page load, and its radio button stays checked', { tag: '@full' }, async ({
      page,
      context,
      open,
    }) => {
      await open('/');
      await radio(page, chosen).check();
      await watchFrames(context);
      await open('/faq');
      await expect(radio(page, chosen)).toBeChecked();
      await page.waitForLoadState('networkidle');
      expect(await seenFrames(page)).toEqual([rgb(PAPER[scheme])]);
    });
  });
}

test('the choice is the only stored value, System removes it, and the radio buttons work by keyboard', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(radio(page, 'System')).toBeChecked();
  expect(await stored(page)).toEqual({});
  await radio(page, 'Dark').check();
  expect(await stored(page)).toEqual({ scheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await radio(page, 'System').check();
  expect(await stored(page)).toEqual({});
  expect(await background(page)).toBe(rgb(PAPER.light));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(rgb(PAPER.dark));

  await page.setViewportSize({ width: 320, height: 700 });
  await radio(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(radio(page, 'Dark')).toBeChecked();
  await expect(radio(page, 'Dark')).toBeFocused();
  const words = choice(page).getByText('Dark');
  await expect(words).toHaveCSS('outline-style', 'solid');
  for (const one of await choice(page).getByRole('radio').all()) {
    const box = await one.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test('an unknown stored value is ignored', { tag: '@full' }, async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('scheme', '"]{'));
  await open('/');
  await expect(radio(page, 'System')).toBeChecked();
  expect(await background(page)).toBe(rgb(PAPER.light));
});

test('two tabs synchronize the choice', { tag: '@full' }, async ({ page, context, open }) => {
  await open('/');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(radio(other, 'System')).toBeChecked();
  await radio(page, 'Dark').check();
  await expect(radio(other, 'Dark')).toBeChecked();
  expect(await background(other)).toBe(rgb(PAPER.dark));
  await radio(other, 'System').check();
  await expect(radio(page, 'System')).toBeChecked();
  expect(await background(page)).toBe(rgb(PAPER.light));
});

for (const refused of selection(['touch', 'write'] as const, 2)) {
  test(`the choice lasts for the visit if storage cannot be ${refused === 'touch' ? 'accessed' : 'written'}`, {
    tag: '@full',
  }, async ({ page, open }) => {
    await page.addInitScript((what) => {
      const refuse = () => {
        throw new DOMException('refused', what === 'touch' ? 'SecurityError' : 'QuotaExceededError');
      };
      if (what === 'touch') Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, refused);
    await open('/');
    await radio(page, 'Dark').check();
    expect(await background(page)).toBe(rgb(PAPER.dark));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    // Simulates a page restored from the back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(radio(page, 'Dark')).toBeChecked();
    expect(await background(page)).toBe(rgb(PAPER.dark));
  });
}

test('the radio buttons appear without a layout shift', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/*.js', async (route) => {
    // The loader asks for the style sheet first. Below the first blocks, the page moves when it applies.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }));
    await route.continue();
  });
  const readShifts = await watchShifts(page);
  await page.goto('/about');
  await expect(choice(page)).toBeInViewport();
  expect(await readShifts()).toBeLessThan(0.001);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer shows neither radio buttons nor a gap', { tag: '@full' }, async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('contentinfo').getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Colour scheme')).toHaveCount(0);
    const gap = page.getByRole('contentinfo').locator('p + div:empty');
    await expect(gap).toHaveCount(1);
    await expect(gap).toBeHidden();
  });
});
