import type { Page } from '@playwright/test';
import { violationsInLooks } from '../../support/axe.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

const ABOUT = 'content/pages/about.json';
const FAQ = 'content/pages/faq.json';

// The tests edit the same copy of the site, so they run one after the other.
test.describe.configure({ mode: 'default' });

function tools(page: Page) {
  const region = page.getByRole('region', { name: 'Development' });
  return {
    badge: region.getByRole('button', { expanded: true }).or(region.getByRole('button', { expanded: false })),
    diagnostics: region.locator('.diagnostic').filter({ visible: true }),
    link: (name: string | RegExp) => region.getByRole('link', { name }),
    minimise: region.getByRole('button', { name: 'Minimise' }),
    message: region.getByRole('status'),
    outline: page.locator('[data-outline]'),
  };
}

/** The line on which a text first occurs. */
function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

test('shows an error at its block over the last valid page until its one right answer is written to the file', async ({
  page,
  open,
  copy,
}) => {
  const before = copy.read(ABOUT);
  const line = lineOf(before, '"card-grid"');
  const { badge, diagnostics, outline, message } = tools(page);
  await open('/about');
  await expect(badge).toHaveText('no diagnostics');
  copy.replace(ABOUT, '"card-grid"', '"card-gird"');
  await expect(diagnostics).toHaveCount(1);
  await expect(diagnostics).toContainText(`${ABOUT}:${line}:15 unknown-block`);
  await expect(diagnostics).toContainText('there is no such block');
  await expect(diagnostics).toContainText('Did you mean "card-grid"?');
  await expect(badge).toHaveText('1 error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);

  const block = page.locator('main > [data-block="card-grid"]').first();
  await block.scrollIntoViewIfNeeded();
  await expect(outline).toHaveCount(1);
  await expect(async () => expect(await outline.boundingBox()).toEqual(await block.boundingBox())).toPass();
  await expect(outline).toContainText('there is no such block');
  await outline.getByRole('link', { name: `Open line ${line}` }).click();
  await expect(message).toContainText(`Asked your editor to open ${ABOUT}:${line}.`);
  await expect.poll(() => copy.opened()).toContain(`${ABOUT} ${line} 15`);

  const text = outline.getByRole('list');
  await block.evaluate((element) => element.scrollIntoView());
  await page.mouse.wheel(0, 120);
  await expect(text).toBeInViewport();
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    expect((await text.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(text).not.toBeInViewport();

  await page.reload();
  await expect(diagnostics).toContainText('unknown-block');
  await expect(page.getByRole('heading', { name: 'Our Approach' })).toBeAttached();
  await diagnostics.getByRole('button', { name: `Fix ${ABOUT}:` }).click();
  await expect(message).toHaveText(`Fixed ${ABOUT}.`);
  await expect(diagnostics).toHaveCount(0);
  await expect(outline).toHaveCount(0);
  await expect(badge).toHaveText('no diagnostics');
  expect(copy.read(ABOUT)).toBe(before);
});

test('shows the error of a new block where the block belongs', { tag: '@full' }, async ({
  page,
  open,
  copy,
}) => {
  const before = copy.read(ABOUT);
  const { outline } = tools(page);
  await open('/about');
  copy.replace(ABOUT, '{ "type": "back-link"', '{ "type": "prose" }, { "type": "back-link"');
  await expect(outline).toHaveAttribute('data-outline', 'gap');
  await expect(outline).toContainText('Not shown here yet');
  await expect(outline).toContainText('has no "content"');
  copy.write(ABOUT, before);
  await expect(outline).toHaveCount(0);
});

test('lists all errors at once; a closed panel opens again for new errors', { tag: '@full' }, async ({
  page,
  open,
  copy,
}) => {
  const before = [ABOUT, FAQ].map((file) => [file, copy.read(file)] as const);
  const { badge, diagnostics, minimise } = tools(page);
  await open('/about');
  copy.replace(ABOUT, '"type": "prose"', '"type": "pros"');
  copy.replace(ABOUT, '"card-grid"', '"card-gird"');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(badge).toHaveText('3 errors');
  await expect(diagnostics).toHaveCount(3);
  await minimise.click();
  await expect(diagnostics).toHaveCount(0);
  await expect(badge).toHaveText('3 errors');
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  for (const [file, text] of before) copy.write(file, text);
  await expect(badge).toHaveText('no diagnostics');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(diagnostics).toHaveCount(1);
  copy.write(FAQ, before[1]?.[1] ?? '');
  await expect(diagnostics).toHaveCount(0);
});

test('keeps updating a valid page while another page has errors', { tag: '@full' }, async ({
  page,
  open,
  copy,
}) => {
  const before = copy.read(ABOUT);
  const faq = copy.read(FAQ);
  await open('/about');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(tools(page).diagnostics).toHaveCount(1);
  copy.replace(ABOUT, '"heading": "About ', '"heading": "All about ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^All about/);
  copy.write(ABOUT, before);
  copy.write(FAQ, faq);
  await expect(tools(page).diagnostics).toHaveCount(0);
});

test('reports a schema that is not JSON or has a wrong reference, and keeps the last valid site', {
  tag: '@full',
}, async ({ page, open, copy }) => {
  const schema = 'src/site/blocks/service-cards/block.schema.json';
  const before = copy.read(schema);
  const { badge, diagnostics } = tools(page);
  await open('/about');
  copy.write(schema, before.replace('{', ''));
  await expect(diagnostics).toContainText(schema);
  await expect(diagnostics).toContainText('invalid-json');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  copy.write(schema, before.replace('/inline"', '/inlin"'));
  await expect(diagnostics).toContainText('Did you mean "inline"?');
  copy.write(schema, before);
  await expect(badge).toHaveText('no diagnostics');
});

test('opens the warnings of the page by keyboard', { tag: '@full' }, async ({
  page,
  request,
  open,
  copy,
}) => {
  const lonely = 'content/pages/lonely.json';
  const { badge, diagnostics, link, message, outline } = tools(page);
  const { $schema: _, ...about } = JSON.parse(copy.read(ABOUT)) as Record<string, unknown>;
  copy.write(
    lonely,
    JSON.stringify({ ...about, title: 'Lonely' }).replace('We are a data', 'We are the the data'),
  );
  const headers = { accept: 'text/html' };
  await expect.poll(async () => (await request.get('/lonely', { headers })).status()).toBe(200);
  await open('/lonely');
  await expect(badge).toContainText('warning');
  await expect(diagnostics).toHaveCount(0);
  await expect(outline).toContainText('Warning: blocks[1].intro[0] contains "the the".');
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(diagnostics.filter({ hasText: 'orphan-page' })).toHaveCount(1);
  await link(`${lonely}:1:1`).first().press('Enter');
  await expect(message).toContainText(`Asked your editor to open ${lonely}:1.`);
  await page.keyboard.press('Escape');
  await expect(diagnostics).toHaveCount(0);
  expect(await violationsInLooks(page)).toEqual([]);
  copy.remove(lonely);
});

test('marks a draft, and links to it in lists and menus', { tag: '@full' }, async ({
  page,
  request,
  open,
  copy,
}) => {
  const plans = 'content/pages/industries/plans.json';
  const { $schema: _, ...about } = JSON.parse(copy.read(ABOUT)) as Record<string, unknown>;
  copy.write(plans, JSON.stringify({ ...about, title: 'Plans', draft: true }));
  const headers = { accept: 'text/html' };
  await expect.poll(async () => (await request.get('/industries/plans', { headers })).status()).toBe(200);
  await open('/industries/plans');
  const strip = page.getByText('Draft: no build contains this page.');
  await expect(strip).toBeVisible();
  await open('/industries');
  const mark = (route: string) =>
    page
      .locator(`main a[href="${route}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::before').content);
  await expect.poll(() => mark('/industries/plans')).toBe('"Draft"');
  expect(await mark('/industries/charity')).not.toContain('Draft');
  await expect(strip).toBeHidden();
  expect(await violationsInLooks(page)).toEqual([]);
  copy.remove(plans);
  // The next test opens pages whose menus must not change while they load.
  await expect(page.locator('a[href="/industries/plans"]')).toHaveCount(0);
});

test('opens the JSON of a block, and nothing else, on a click with Alt', { tag: '@full' }, async ({
  page,
  open,
  copy,
}) => {
  const { message, badge, link } = tools(page);
  const text = copy.read(ABOUT);
  const line = lineOf(text, '"type": "page-header"');
  await open('/about');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.down('Alt');
  await expect(page.locator('.inspected')).toContainText(/page-header content\/pages\/about\.json:\d+/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(message).toContainText('Asked your editor to open');
  await expect.poll(() => copy.opened().at(-1)).toMatch(new RegExp(`^${ABOUT} ${line - 1} \\d+$`));
  await page.locator('main > [data-block="back-link"] a').click();
  await expect(message).toContainText(`${ABOUT}:`);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.keyboard.up('Alt');
  await expect(page.locator('.inspected')).toHaveCount(0);

  await badge.press('Enter');
  await page.getByText('Blocks of this page').click();
  await expect(link('logo-grid')).toBeVisible();
  expect(await violationsInLooks(page)).toEqual([]);
});

test('leaves the layout of the page unchanged', { tag: '@full' }, async ({ page, open }) => {
  await open('/');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, [data-block], footer')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  await expect(tools(page).badge).toBeVisible();
  const withTools = await boxes();
  expect(withTools.length).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector('[data-dev-tools]')?.remove());
  expect(await boxes()).toEqual(withTools);
});
