import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

const ABOUT = 'content/pages/about.json';
const FAQ = 'content/pages/faq.json';

// One after the other: they edit the same copy.
test.describe.configure({ mode: 'default', timeout: 60_000 });

function tools(page: Page) {
  const region = page.getByRole('region', { name: 'Development' });
  return {
    badge: region.getByRole('button', { expanded: true }).or(region.getByRole('button', { expanded: false })),
    problems: region.locator('.problem').filter({ visible: true }),
    link: (name: string | RegExp) => region.getByRole('link', { name }),
    minimise: region.getByRole('button', { name: 'Minimise' }),
    told: region.getByRole('status'),
    outline: page.locator('[data-outline]'),
  };
}

/** The line of a file that first says something. */
function lineOf(text: string, what: string): number {
  return text.slice(0, text.indexOf(what)).split('\n').length;
}

test('a mistake is told where the block stands, over the last good page, until it is mended', async ({
  page,
  open,
  copy,
}) => {
  const before = copy.read(ABOUT);
  const line = lineOf(before, '"card-grid"');
  const { badge, problems, outline, told } = tools(page);
  await open('/about');
  await expect(badge).toHaveText('no diagnostics');
  copy.replace(ABOUT, '"card-grid"', '"card-gird"');
  await expect(problems).toHaveCount(1);
  await expect(problems).toContainText(`${ABOUT}:${line}:15 unknown-block`);
  await expect(problems).toContainText('there is no such block');
  await expect(problems).toContainText('Did you mean "card-grid"?');
  await expect(badge).toHaveText('1 error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);

  const block = page.locator('main > [data-block="card-grid"]').first();
  await block.scrollIntoViewIfNeeded();
  await expect(outline).toHaveCount(1);
  await expect(async () => expect(await outline.boundingBox()).toEqual(await block.boundingBox())).toPass();
  await expect(outline).toContainText('there is no such block');
  await outline.getByRole('link', { name: `Open line ${line}` }).click();
  await expect(told).toHaveText(`Asked your editor to open ${ABOUT}:${line}.`);
  await expect.poll(() => copy.opened()).toContain(`${ABOUT} ${line} 15`);

  const words = outline.getByRole('list');
  await block.evaluate((element) => element.scrollIntoView());
  await page.mouse.wheel(0, 120);
  await expect(words).toBeInViewport();
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    expect((await words.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(words).not.toBeInViewport();

  await page.reload();
  await expect(problems).toContainText('unknown-block');
  await expect(page.getByRole('heading', { name: 'Our Approach' })).toBeAttached();
  copy.write(ABOUT, before);
  await expect(problems).toHaveCount(0);
  await expect(outline).toHaveCount(0);
  await expect(badge).toHaveText('no diagnostics');
});

test('JSON that is half written shows where it breaks off', async ({ page, open, copy }) => {
  const before = copy.read(ABOUT);
  const { problems } = tools(page);
  await open('/about');
  copy.write(ABOUT, before.slice(0, before.length / 2));
  await expect(problems).toContainText('invalid-json');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
  copy.write(ABOUT, before);
  await expect(problems).toHaveCount(0);
});

test('a new block with a mistake is announced where it would stand', async ({ page, open, copy }) => {
  const before = copy.read(ABOUT);
  const { outline } = tools(page);
  await open('/about');
  copy.replace(ABOUT, '{ "type": "back-link"', '{ "type": "prose" }, { "type": "back-link"');
  await expect(outline).toHaveAttribute('data-outline', 'gap');
  await expect(outline).toContainText('Not shown here yet');
  await expect(outline).toContainText('has no "paragraphs"');
  copy.write(ABOUT, before);
  await expect(outline).toHaveCount(0);
});

test('all mistakes are listed at once, can be put aside, and come back when there are new ones', async ({
  page,
  open,
  copy,
}) => {
  const before = [ABOUT, FAQ].map((file) => [file, copy.read(file)] as const);
  const { badge, problems, minimise } = tools(page);
  await open('/about');
  copy.replace(ABOUT, '"type": "prose"', '"type": "pros"');
  copy.replace(ABOUT, '"card-grid"', '"card-gird"');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(badge).toHaveText('3 errors');
  await expect(problems).toHaveCount(3);
  await minimise.click();
  await expect(problems).toHaveCount(0);
  await expect(badge).toHaveText('3 errors');
  await expect(badge).toHaveAttribute('aria-expanded', 'false');
  for (const [file, text] of before) copy.write(file, text);
  await expect(badge).toHaveText('no diagnostics');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(problems).toHaveCount(1);
  copy.write(FAQ, before[1]?.[1] ?? '');
  await expect(problems).toHaveCount(0);
});

test('a page without a mistake goes on changing while another one has some', async ({ page, open, copy }) => {
  const before = copy.read(ABOUT);
  const faq = copy.read(FAQ);
  await open('/about');
  copy.replace(FAQ, '"title"', '"titel"');
  await expect(tools(page).problems).toHaveCount(1);
  copy.replace(ABOUT, '"heading": "About ', '"heading": "All about ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^All about/);
  copy.write(ABOUT, before);
  copy.write(FAQ, faq);
  await expect(tools(page).problems).toHaveCount(0);
});

test('a schema that is no JSON stops the site from changing, and says so', async ({ page, open, copy }) => {
  const schema = 'src/blocks/prose/block.schema.json';
  const before = copy.read(schema);
  const { badge, problems } = tools(page);
  await open('/about');
  copy.write(schema, before.replace('{', ''));
  await expect(problems).toContainText(`${schema} is not valid JSON`);
  await expect(badge).toHaveText('stopped');
  copy.write(schema, before);
  await expect(badge).toHaveText('no diagnostics');
});

test('the badge lists a page’s own warnings, by keyboard', async ({ page, request, open, copy }) => {
  const lonely = 'content/pages/lonely.json';
  const { badge, problems, link, told, outline } = tools(page);
  const { $schema: _, ...about } = JSON.parse(copy.read(ABOUT)) as Record<string, unknown>;
  copy.write(lonely, JSON.stringify({ ...about, title: 'Lonely' }).replace('the figures', 'the the figures'));
  const headers = { accept: 'text/html' };
  await expect.poll(async () => (await request.get('/lonely', { headers })).status()).toBe(200);
  await open('/lonely');
  await expect(badge).toContainText('warning');
  await expect(problems).toHaveCount(0);
  await expect(outline).toContainText('Warning: blocks[1].intro[1] contains "the the".');
  await badge.focus();
  await page.keyboard.press('Enter');
  await expect(problems.filter({ hasText: 'orphan-page' })).toHaveCount(1);
  await link(`${lonely}:1:1`).first().press('Enter');
  await expect(told).toContainText(`Asked your editor to open ${lonely}:1.`);
  await page.keyboard.press('Escape');
  await expect(problems).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  copy.remove(lonely);
});

test('with Alt held, a click on a block opens its JSON and nothing else', async ({ page, open, copy }) => {
  const { told, badge, link } = tools(page);
  const text = copy.read(ABOUT);
  const line = lineOf(text, '"type": "page-header"');
  await open('/about');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.keyboard.down('Alt');
  await expect(page.locator('.aim')).toContainText(/page-header content\/pages\/about\.json:\d+/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(told).toContainText('Asked your editor to open');
  await expect.poll(() => copy.opened().at(-1)).toMatch(new RegExp(`^${ABOUT} ${line - 1} \\d+$`));
  await page.locator('main > [data-block="back-link"] a').click();
  await expect(told).toContainText(`${ABOUT}:`);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.keyboard.up('Alt');
  await expect(page.locator('.aim')).toHaveCount(0);

  await badge.press('Enter');
  await page.getByText('Blocks of this page').click();
  await expect(link('logo-grid')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('what only developers see moves nothing on the page', async ({ page, open }) => {
  await open('/');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, [data-block], footer')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  await expect(tools(page).badge).toBeVisible();
  const withTools = await places();
  expect(withTools.length).toBeGreaterThan(5);
  await page.evaluate(() => document.querySelector('[data-dev-tools]')?.remove());
  expect(await places()).toEqual(withTools);
});

test('no other page can ask the development server or open an editor', async ({ request, copy }) => {
  const address = `${copy.root}/${ABOUT}:1:1`;
  const foreign = { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site', 'x-dev-tools': '1' };
  const own = { origin: copy.url, 'sec-fetch-site': 'same-origin' };
  const ask = (headers: Record<string, string>) =>
    request.post('/_dev/page-facts', { headers, data: { path: '/about' } }).then((answer) => answer.status());
  const edit = (headers: Record<string, string>) =>
    request.get(`/__open-in-editor?file=${address}`, { headers }).then((answer) => answer.status());
  expect(await ask({ ...own, 'x-dev-tools': '1' })).toBe(200);
  expect(await ask(own)).toBe(403);
  expect(await ask(foreign)).toBe(403);
  expect(await edit(foreign)).toBe(403);
  expect(await edit({})).toBe(403);
});
