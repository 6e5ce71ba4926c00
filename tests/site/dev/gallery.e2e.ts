import type { Page } from '@playwright/test';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ mode: 'default', timeout: 90_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const HERO = 'src/blocks/hero/block.schema.json';
const ABOUT = 'content/pages/about.json';

interface Schema {
  description: string;
  properties: Record<string, { description?: string }>;
  examples: { heading: string }[];
}

function block(page: Page, type: string) {
  const section = page.getByRole('region', { name: type, exact: true });
  return { section, frames: section.locator('iframe'), example: section.getByRole('article').first() };
}

test('shows every example of every block at three widths, light and dark', async ({ page, copy }) => {
  await page.goto('/_gallery');
  await expect(page.getByRole('heading', { name: 'hero', exact: true })).toBeAttached();
  const types = await page.getByRole('navigation', { name: 'Blocks' }).getByRole('link').allTextContents();
  expect(types.length).toBeGreaterThan(20);
  for (const type of types) {
    const { examples } = JSON.parse(copy.read(`src/blocks/${type}/block.schema.json`)) as Schema;
    expect(await block(page, type).frames.count(), type).toBe(examples.length * 3 * 2);
  }
  await expect(page.locator('pre[class*="diagnostic"]')).toHaveCount(0);
});

test('renders an example as the site does, at the width of the frame and in both colour schemes', async ({
  page,
}) => {
  await page.goto('/_gallery#hero');
  const { section, frames } = block(page, 'hero');
  await expect(section).toBeInViewport();
  const appearanceOf = (index: number) =>
    frames
      .nth(index)
      .contentFrame()
      .locator('[data-block="hero"]')
      .evaluate((element) => [
        element.ownerDocument.documentElement.clientWidth,
        getComputedStyle(element.ownerDocument.body).backgroundColor,
      ]);
  await expect(frames.first().contentFrame().getByRole('heading', { level: 1 })).toBeAttached();
  const light = await Promise.all([0, 1, 2].map(appearanceOf));
  const dark = await Promise.all([3, 4, 5].map(appearanceOf));
  expect(light.map(([width]) => width)).toEqual([390, 768, 1440]);
  expect(dark.map(([width]) => width)).toEqual([390, 768, 1440]);
  expect(light[0]?.[1]).not.toBe(dark[0]?.[1]);

  // The heading font loads although the frame runs no script of the site.
  const heading = frames.first().contentFrame().getByRole('heading', { level: 1 });
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const [family = ''] = getComputedStyle(element).fontFamily.split(',');
        const isSameFamily = (face: FontFace) =>
          face.family.replaceAll('"', '') === family.replaceAll('"', '');
        return [...element.ownerDocument.fonts].filter(isSameFamily).map(({ status }) => status);
      }),
    )
    .toEqual(['loaded']);

  await page.getByRole('radio', { name: 'dark' }).check();
  await expect(frames).toHaveCount(2 * 3);
  await expect(frames.first()).toHaveAttribute('title', /, 390 pixels wide, dark/);
});

test('scales examples down on narrow screens without cutting them off', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/_gallery#hero');
  const { frames } = block(page, 'hero');
  await expect(frames.nth(2)).toBeAttached();
  await expect
    .poll(() =>
      frames.nth(2).evaluate((frame) => {
        const outer = frame.parentElement?.getBoundingClientRect();
        return Math.round(frame.getBoundingClientRect().width - (outer?.width ?? 0));
      }),
    )
    .toBe(0);
  expect(await frames.nth(2).evaluate(({ clientWidth }) => clientWidth)).toBe(1440);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
});

test('hydrates an example on interaction', async ({ page }) => {
  await page.goto('/_gallery/service-cards/1');
  const button = page.getByRole('button').first();
  await button.hover();
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('copies the JSON of a block and lists its properties', async ({ page, copy }) => {
  const { properties, description } = JSON.parse(copy.read(HERO)) as Schema;
  await page.goto('/_gallery#hero');
  const { section, example } = block(page, 'hero');
  await expect(section).toContainText(description);
  for (const [name, property] of Object.entries(properties)) {
    const row = section.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(property.description ?? '');
  }
  await expect(section.getByRole('row', { name: /^text/ })).toContainText('1 to 1,200 characters');
  await example.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied: the JSON of hero, example 1');
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object;
  expect(copied).toMatchObject({ type: 'hero', heading: 'Books for every village' });
});

test('copied JSON that refers to a record or a file has no errors', async ({ page, copy }) => {
  const before = copy.read(ABOUT);
  await page.goto('/_gallery#service-detail');
  for (const type of ['form', 'service-cards', 'logo-grid']) {
    const text = await block(page, type).example.locator('pre').first().textContent();
    const about = JSON.parse(copy.read(ABOUT)) as { blocks: object[] };
    about.blocks.push(JSON.parse(text ?? '') as object);
    copy.write(ABOUT, JSON.stringify(about));
  }
  const { diagnostics } = compileProject(copy.root);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  copy.write(ABOUT, before);
});

test('lists the error messages of the forms', async ({ page }) => {
  await page.goto('/_gallery#forms');
  const section = page.getByRole('region', { name: 'contact', exact: true });
  const rows = section.getByRole('table', { name: 'Error messages of contact' }).getByRole('row');
  const messages = [
    ['Your Name', 'required', 'Name must be at least 2 characters'],
    ['Your Name', 'maxLength', '100', 'Name must be 100 characters or fewer'],
    ['Email Address', 'required', 'Please enter a valid email address'],
    ['Your Message', 'minLength', '10', 'Message must be at least 10 characters'],
  ];
  for (const parts of messages) {
    const row = parts.reduce((found, hasText) => found.filter({ hasText }), rows);
    await expect(row.first()).toBeVisible();
  }
  await expect(section).toContainText('Not sent: your answers are still here');
  await expect(section).toContainText('Your message is with us');
});

test('finds an icon by its name and copies the name', async ({ page }) => {
  await page.goto('/_gallery#icons');
  await expect(page.getByRole('heading', { name: /^1,\d{3} icons$/ })).toBeVisible();
  // A role selector would check the visibility of all 1,700 icons, which is slow.
  const icons = page.getByRole('region', { name: /icons$/ }).locator('li');
  const initialCount = await icons.count();
  await page.getByRole('button', { name: /^Show all 1,\d{3}$/ }).click();
  await expect.poll(() => icons.count()).toBeGreaterThan(1000);
  expect(initialCount).toBeLessThan(1000);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('book open');
  await expect.poll(() => icons.count()).toBeLessThan(50);
  const icon = page.getByRole('button', { name: 'book-open', exact: true });
  await icon.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied: book-open');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('book-open');
  expect(await violationsInLooks(page)).toEqual([]);
});

test('filters blocks by name and property, and shows a new example without a reload', async ({
  page,
  copy,
}) => {
  const before = copy.read(HERO);
  await page.goto('/_gallery');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const headings = page.getByRole('heading', { level: 2 });
  await filter.fill('partnersHeading');
  await expect(headings).toHaveText(['hero']);
  const { frames } = block(page, 'hero');
  const count = await frames.count();
  const schema = JSON.parse(before) as Schema;
  schema.examples.push({ ...(schema.examples[0] as Schema['examples'][0]), heading: 'Just written' });
  copy.write(HERO, JSON.stringify(schema));
  await expect(frames).toHaveCount(count + 6, { timeout: 15_000 });
  await frames.last().scrollIntoViewIfNeeded();
  await expect(frames.last().contentFrame().getByText('Just written')).toBeAttached();
  copy.write(HERO, before);
  await expect(frames).toHaveCount(count, { timeout: 15_000 });
  await filter.fill('nothing like it');
  await expect(page.getByText('No block matches “nothing like it”.')).toBeVisible();
});

test('has no axe violations, including the frames', async ({ page }) => {
  await page.goto('/_gallery#call-to-action');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('call-to-action');
  const { frames } = block(page, 'call-to-action');
  await frames.last().scrollIntoViewIfNeeded();
  await expect(frames.last().contentFrame().locator('section')).toBeAttached();
  expect(await violationsInLooks(page, { withFrames: true })).toEqual([]);
});
