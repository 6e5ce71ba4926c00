import type { Page, Route } from '@playwright/test';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

interface Payload {
  page: { blocks: ({ type: string } & Record<string, unknown>)[] | null };
}

/** Changes the data of a page in its response, so that the component that renders it throws. */
async function spoil(page: Page, address: string, change: (payload: Payload) => void): Promise<void> {
  await page.route(address, async (route: Route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as Payload;
    change(payload);
    await route.fulfill({ response, json: payload });
  });
}

const FAILED = 'Part of this page could not be shown';

/** Expects the fallback, with its links and contact details. */
async function expectWaysOut(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: '020 7946 0958' }).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Help and contact' })).toBeVisible();
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fallback = (page: Page) => page.locator('main').getByRole('alert');

/** Faults on the page of questions, and the element that has the focus after each. */
const BLOCKS: [what: string, change: (payload: Payload) => void, focused: typeof heading][] = [
  ['a block', (payload) => setAll(payload, 'faq', { items: null }), heading],
  ['the block with the main heading', (payload) => setAll(payload, 'page-header', { intro: 7 }), fallback],
  ['a page', ({ page }) => Object.assign(page, { blocks: null }), fallback],
];

function setAll({ page: { blocks } }: Payload, type: string, properties: object): void {
  for (const block of blocks ?? []) if (block.type === type) Object.assign(block, properties);
}

for (const [what, change, focused] of BLOCKS)
  test(`${what} that throws leaves the rest of the page usable`, {
    tag: what === 'a block' ? [] : '@full',
  }, async ({ page, open, health }) => {
    health.expect(/A block failed: TypeError/, /TypeError/);
    await spoil(page, '**/faq.data.json', change);
    await open('/about');
    await footerLink(page, 'FAQ').click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(focused(page)).toBeFocused();
    await expectWaysOut(page);
    // The next page works again.
    await footerLink(page, 'About').click();
    await expect(heading(page)).toHaveText(/^About/);
  });

/** Runs before the page. Makes the header, which marks that the page is scrolled, throw when it is hydrated. */
function breakHeader(): void {
  const { addEventListener } = window;
  window.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
    if (String(listener).includes('data-scrolled')) throw new TypeError('The header is broken.');
    addEventListener.call(window, type, listener, options);
  };
}

/** Runs in the page. Makes the footer, which reads the chosen scheme, throw. */
function breakFooter(): void {
  const { dataset } = document.documentElement;
  const get = () => {
    throw new TypeError('The footer is broken.');
  };
  Object.defineProperty(document.documentElement, 'dataset', { value: new Proxy(dataset, { get }) });
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
}

const PARTS = [
  ['header', 'banner', (page: Page) => page.addInitScript(breakHeader), undefined],
  ['footer', 'contentinfo', undefined, (page: Page) => page.evaluate(breakFooter)],
] as const;

for (const [part, role, before, after] of selection(PARTS, 2)) {
  test(`a ${part} that throws leaves the rest of the page usable`, async ({ page, open, health }) => {
    health.expect(/A block failed: TypeError/, /is broken/);
    await before?.(page);
    await open('/about');
    await after?.(page);
    await expect(page.getByRole('alert').getByRole('link', { name: '020 7946 0958' })).toBeVisible();
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
    const other = page.getByRole(part === 'header' ? 'contentinfo' : 'banner');
    await other.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
