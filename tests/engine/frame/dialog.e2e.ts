import type { Page } from '@playwright/test';
import { scrolled } from '../../support/position.ts';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

function card(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true });
}

async function openDialog(page: Page, name: string) {
  await card(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Ways to close the dialog. The overlay is clicked in its corner, which the dialog never covers. */
const WAYS: [string, (page: Page) => Promise<void>][] = [
  ['the Close button', (page) => page.getByRole('dialog').getByText('Close', { exact: true }).last().click()],
  ['the X', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()],
  ['a press on the overlay', (page) => page.mouse.click(4, 4)],
  ['Escape', (page) => page.keyboard.press('Escape')],
];

test('a dialog closes in four ways, returns the focus, keeps the keyboard inside, and its link opens a page', async ({
  page,
  open,
}) => {
  await open('/services/development');
  for (const [way, close] of WAYS)
    await test.step(way, async () => {
      const dialog = await openDialog(page, 'Custom Software');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(card(page, 'Custom Software')).toBeFocused();
      await expect(page).toHaveURL('/services/development');
    });

  await card(page, 'DevOps').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'DevOps' });
  await expect(dialog).toBeVisible();
  const reached = new Set<string>();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent || 'unnamed'));
    // Between the last and the first button the focus moves to the browser's toolbar, never to the page behind.
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
    );
    expect(isInside).toBe(true);
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Contact Us', 'Close']));

  await dialog.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch With Our Team');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a card of the home page opens its dialog, also again, and the focus returns to it', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/');
  await page.locator('#services summary', { hasText: 'System Implementation' }).click();
  for (const name of ['NEC Housing', 'Power BI', 'Power BI']) {
    const link = page.locator('#services').getByRole('link', { name, exact: true });
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('heading', { level: 3, name: 'Key Benefits' })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await expect(page).toHaveURL('/');
});

test('a link to a card opens its dialog: of another page, of the address bar, and of the page itself', async ({
  page,
  open,
  context,
}) => {
  await open('/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('#services')
      .getByRole('link', { name: 'Data Migration' })
      .click({ modifiers: ['Control'] }),
  ]);
  // Playwright may wait for a navigation of a new tab that is over. The next document has no such doubt.
  await expect.poll(() => tab.url()).toContain('/services/data#data-data-migration');
  await tab.reload();
  await expect(tab.getByRole('dialog', { name: 'Data Migration' })).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(card(tab, 'Data Migration')).toBeFocused();
  await tab.evaluate(() => {
    window.location.hash = 'data-data-engineering';
  });
  await expect(tab.getByRole('dialog', { name: 'Data Engineering' })).toBeVisible();
});

test('the page behind an open dialog does not scroll', { tag: '@full' }, async ({ page, open }) => {
  await open('/services/development');
  const dialog = await openDialog(page, 'Custom Software');
  const position = () => scrolled(page);
  const before = await position();
  const wheel = async (x: number, y: number) => {
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 1000);
  };
  await wheel(8, 400);
  await wheel(640, 400);
  await expect
    .poll(() =>
      dialog.evaluate((element) =>
        Math.max(element.scrollTop, ...[...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)),
      ),
    )
    .toBeGreaterThan(0);
  expect(await position()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await position()).toBe(before);
  await wheel(640, 400);
  await expect.poll(position).toBeGreaterThan(before);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a card of the home page links to the same card on the page of its services, which opens its dialog', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/');
    await page.locator('#services').getByRole('link', { name: 'Data Migration' }).click();
    await expect(page).toHaveURL('/services/data#data-data-migration');
    await expect(card(page, 'Data Migration')).toBeInViewport();
    const dialog = await openDialog(page, 'Data Migration');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openDialog(page, 'Data Migration');
    await dialog.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
  });

  const SIZES = [
    [1280, 640],
    [390, 780],
  ] as const;
  for (const [width, height] of selection(SIZES, 2)) {
    test(`on a screen of ${width} by ${height} the dialog takes at most 90% of the height`, {
      tag: '@full',
    }, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open('/services/development');
      const dialog = await openDialog(page, 'Custom Software');
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 0.5);
      expect(box?.width).toBeLessThanOrEqual(width);
      const last = dialog.getByText('Close', { exact: true }).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  }
});
