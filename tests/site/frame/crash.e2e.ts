import type { Page, Route } from '@playwright/test';
import { breakTextAreas } from '../../support/break-text-areas.ts';
import { expect, test } from '../../support/test.ts';

interface Payload {
  page: { blocks: ({ type: string } & Record<string, unknown>)[] | null };
}

/** Changes a page's data on its way, so that what shows it throws. */
async function spoil(page: Page, address: string, change: (payload: Payload) => void): Promise<void> {
  await page.route(address, async (route: Route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as Payload;
    change(payload);
    await route.fulfill({ response, json: payload });
  });
}

const FAILED = 'Part of this page could not be shown';

/** Whatever has failed: where to go from here, and how to reach us. */
async function expectWaysOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: '020 7946 0958' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Help and contact' })).toBeVisible();
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('a block that throws takes nothing else with it', async ({ page, open, health }) => {
  health.expect(/A block failed: TypeError/, /TypeError/);
  await spoil(page, '**/faq.data.json', ({ page: { blocks } }) => {
    for (const block of blocks ?? []) if (block.type === 'faq') block['items'] = null;
  });
  await open('/about');
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectWaysOut(page);
});

test('where the block with the main heading throws, the focus is on the message', async ({
  page,
  open,
  health,
}) => {
  health.expect(/A block failed: TypeError/, /TypeError/);
  await spoil(page, '**/faq.data.json', ({ page: { blocks } }) => {
    for (const block of blocks ?? []) if (block.type === 'page-header') block['intro'] = 7;
  });
  await open('/about');
  await footerLink(page, 'FAQ').click();
  await expect(page.locator('main').getByRole('alert')).toBeFocused();
  await expectWaysOut(page);
});

test('a page that throws as a whole leaves header, footer and a way to reach us', async ({
  page,
  open,
  health,
}) => {
  health.expect(/A block failed: TypeError/, /TypeError/);
  await spoil(page, '**/faq.data.json', (payload) => {
    payload.page.blocks = null;
  });
  await open('/about');
  await footerLink(page, 'FAQ').click();
  await expect(page.locator('main').getByRole('alert')).toBeFocused();
  await expectWaysOut(page);
  // The next page is as good as ever.
  await footerLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Runs in the page: from now on the header, which asks how far the page is scrolled, fails. */
function breakHeader(): void {
  Object.defineProperty(window, 'scrollY', {
    get() {
      throw new TypeError('The header is broken.');
    },
  });
  window.dispatchEvent(new Event('scroll'));
}

/** Runs in the page: from now on the footer, which asks for the chosen scheme, fails. */
function breakFooter(): void {
  const { dataset } = document.documentElement;
  const get = () => {
    throw new TypeError('The footer is broken.');
  };
  Object.defineProperty(document.documentElement, 'dataset', { value: new Proxy(dataset, { get }) });
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
}

for (const [part, role, breakIt] of [
  ['header', 'banner', breakHeader],
  ['footer', 'contentinfo', breakFooter],
] as const) {
  test(`a ${part} that throws takes nothing else with it`, async ({ page, open, health }) => {
    health.expect(/A block failed: TypeError/, /is broken/);
    await open('/about');
    await page.evaluate(breakIt);
    await expect(page.getByRole('alert').getByRole('link', { name: '020 7946 0958' })).toBeVisible();
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
    const other = page.getByRole(part === 'header' ? 'contentinfo' : 'banner');
    await other.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('a form that throws under somebody’s hands says so, where they are, with the answers', async ({
  page,
  open,
  health,
}) => {
  health.expect(/The form "contact" failed: Error/, /A widget is broken/);
  await open('/contact');
  const name = page.getByLabel('Your Name');
  await name.fill('Ada Brook');
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await page.evaluate(breakTextAreas);
  await page.getByLabel('Your Message').pressSequentially('Our');
  const message = page.locator('main').getByRole('alert');
  await expect(message).toBeFocused();
  await expect(message.getByLabel('Your answers so far, to copy')).toHaveValue(/Ada Brook/);
  await expectWaysOut(page);
});
