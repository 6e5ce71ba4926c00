import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { folderOf } from '../../../scripts/content/folders.ts';
import { compileProject } from '../../../scripts/content/load-content.ts';
import { blockFolders } from '../../../scripts/content/schema-sources.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { test } from '../../support/dev-server.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { selection } from '../../support/selection.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The test changes examples of a block of the site. */
const OWN = 'service-cards';
const ABOUT = 'content/pages/about.json';

interface Schema {
  description: string;
  properties: Record<string, { description?: string }>;
  examples: { heading: string }[];
}

/** The file of a block's schema, from the root. Other tests may have added blocks to the copy of the site. */
function schemaFile(root: string, type: string): string {
  const folder = blockFolders(root).find((one) => path.basename(one) === type);
  return `${folder}/block.schema.json`;
}

/** The schema of a block of the site or of its engine. */
function schemaOf(root: string, type: string): Schema {
  const file = schemaFile(root, type);
  return JSON.parse(readFileSync(path.join(folderOf(root, file), file), 'utf8')) as Schema;
}

function block(page: Page, type: string) {
  const section = page.getByRole('region', { name: type, exact: true });
  return { section, frames: section.locator('iframe'), example: section.getByRole('article').first() };
}

// One visit, because the page with every example takes seconds to load.
test('shows every example of every block, the texts and the icons, for copying, and new examples at once', {
  tag: '@full',
}, async ({ page, copy }) => {
  await page.goto('/_gallery#hero');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const { section, frames, example } = block(page, 'hero');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('every example of every block at three widths, light and dark', async () => {
    await expect(section).toBeInViewport();
    const types = await page.getByRole('navigation', { name: 'Blocks' }).getByRole('link').allTextContents();
    expect(types.length).toBeGreaterThan(20);
    const counts = await page
      .locator('main > section')
      .evaluateAll((sections) => sections.map((one) => [one.id, one.querySelectorAll('iframe').length]));
    const expected = types.map((type) => {
      const { examples } = schemaOf(copy.root, type);
      return [type, examples.length * 3 * 2];
    });
    expect(counts).toEqual(expected);
    await expect(page.locator('pre[class*="diagnostic"]')).toHaveCount(0);
  });

  // Fewer elements make the following steps faster.
  await filter.fill('partnersHeading');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['hero']);

  await test.step('an example as the site renders it, at the width of the frame and in both schemes', async () => {
    const appearanceOf = (index: number) =>
      frames
        .nth(index)
        .contentFrame()
        .locator('[data-block="hero"]')
        .evaluate((element) => [
          element.ownerDocument.documentElement.clientWidth,
          getComputedStyle(element.ownerDocument.body).backgroundColor,
        ]);
    const heading = frames.first().contentFrame().getByRole('heading', { level: 1 });
    await expect(heading).toBeAttached();
    const light = await Promise.all([0, 1, 2].map(appearanceOf));
    const dark = await Promise.all([3, 4, 5].map(appearanceOf));
    expect(light.map(([width]) => width)).toEqual([390, 768, 1440]);
    expect(dark.map(([width]) => width)).toEqual([390, 768, 1440]);
    expect(light[0]?.[1]).not.toBe(dark[0]?.[1]);

    // The heading font loads although the frame runs no script of the site.
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
  });

  await test.step('scaled down on a narrow screen, without cutting examples off', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
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
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a new example, without a reload', async () => {
    await filter.fill(OWN);
    const { frames: own } = block(page, OWN);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([OWN]);
    const file = schemaFile(copy.root, OWN);
    const before = copy.read(file);
    const count = await own.count();
    const schema = JSON.parse(before) as Schema;
    schema.examples.push({ ...(schema.examples[0] as Schema['examples'][0]), heading: 'Just written' });
    copy.write(file, JSON.stringify(schema));
    await expect(own).toHaveCount(count + 6, { timeout: 15_000 });
    await own.last().scrollIntoViewIfNeeded();
    await expect(own.last().contentFrame().getByText('Just written')).toBeAttached();
    copy.write(file, before);
    await expect(own).toHaveCount(count, { timeout: 15_000 });
    await filter.fill('partnersHeading');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['hero']);
  });

  await test.step('the properties of a block, and its JSON for copying', async () => {
    const { properties, description } = schemaOf(copy.root, 'hero');
    await expect(section).toContainText(description);
    for (const [name, property] of Object.entries(properties)) {
      const row = section
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(property.description ?? '');
    }
    await expect(section.getByRole('row', { name: /^text/ })).toContainText('1 to 1,200 characters');
    await example.getByRole('button', { name: 'Copy JSON' }).click();
    await expect(page.getByRole('status')).toHaveText('Copied: the JSON of hero, example 1');
    expect(JSON.parse(await copied())).toMatchObject({ type: 'hero', heading: 'Books for every village' });
  });

  await test.step('one colour scheme', async () => {
    await page.getByRole('radio', { name: 'dark' }).check();
    await expect(frames).toHaveCount(schemaOf(copy.root, 'hero').examples.length * 3);
    await expect(frames.first()).toHaveAttribute('title', /, 390 pixels wide, dark/);
  });

  await test.step('no block for a filter that matches none, and no axe violations', async () => {
    await filter.fill('nothing like it');
    await expect(page.getByText('No block matches “nothing like it”.')).toBeVisible();
    await filter.fill('call-to-action');
    const last = block(page, 'call-to-action').frames.last();
    await last.scrollIntoViewIfNeeded();
    await expect(last.contentFrame().locator('section')).toBeAttached();
    // tests/engine/accessibility/ looks at the blocks themselves, in pages, in every run.
    expect(await violationsInLooks(page, { withFrames: IS_FULL_RUN })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('JSON that refers to a record or a file has no errors on another page', async () => {
    const before = copy.read(ABOUT);
    const about = JSON.parse(before) as { blocks: object[] };
    for (const type of ['form', 'service-cards', 'logo-grid']) {
      await filter.fill(type);
      const text = await page.locator(`section[id="${type}"] article pre`).first().textContent();
      about.blocks.push(JSON.parse(text ?? '') as object);
    }
    copy.write(ABOUT, JSON.stringify(about));
    const { diagnostics } = compileProject(copy.root);
    copy.write(ABOUT, before);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    // Examples are sample texts.
    expect(errors.filter(({ code }) => code !== 'sample-text')).toEqual([]);
  });

  await test.step('the error messages of the forms', async () => {
    await filter.fill('');
    await page.getByRole('link', { name: 'Forms', exact: true }).click();
    const form = page.getByRole('region', { name: 'contact', exact: true });
    const rows = form.getByRole('table', { name: 'Error messages of contact' }).getByRole('row');
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
    await expect(form).toContainText('Not sent: your answers are still here');
    await expect(form).toContainText('Your message is with us');
  });

  await test.step('an icon by its name, and its name for copying', async () => {
    await page.getByRole('link', { name: 'Icons', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^1,\d{3} icons$/ })).toBeVisible();
    // A role selector would check the visibility of all 1,700 icons, which is slow.
    const icons = page.getByRole('region', { name: /icons$/ }).locator('li');
    const initialCount = await icons.count();
    await page.getByRole('button', { name: /^Show all 1,\d{3}$/ }).click();
    await expect.poll(() => icons.count()).toBeGreaterThan(1000);
    expect(initialCount).toBeLessThan(1000);
    await filter.fill('book open');
    await expect.poll(() => icons.count()).toBeLessThan(50);
    await page.getByRole('button', { name: 'book-open', exact: true }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('Copied: book-open');
    expect(await copied()).toBe('book-open');
    expect(await violationsInLooks(page)).toEqual([]);
  });
});

// A violation of the policy is an error in the console, with which any test fails.
test('loads each example of each block under the policy of the built site', async ({ page, copy }) => {
  const types = blockFolders(copy.root).map((folder) => path.basename(folder));
  const examples = types.flatMap((type) => {
    const { examples: all } = schemaOf(copy.root, type);
    return all.map((_, index) => `/_gallery/${type}/${index + 1}`);
  });
  // Pictures far below load late.
  await page.setViewportSize({ width: 1280, height: 4000 });
  for (const example of selection(examples, 16)) {
    const response = await page.goto(example);
    expect(response?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; .*trusted-types 'none'/,
    );
  }
});

test('hydrates an example on interaction', { tag: '@full' }, async ({ page }) => {
  await page.goto('/_gallery/service-cards/1');
  const button = page.getByRole('button').first();
  const dialog = page.getByRole('dialog');
  await button.hover();
  // A dialog that opens late covers the button.
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
});
