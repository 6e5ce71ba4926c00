import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../../support/inspect/axe.ts';
import { movement, namesAndStates, reflow, targets } from '../../support/inspect/inspect.ts';
import { looksOf, show } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { pressThrough } from '../../support/inspect/tour.ts';
import { selection } from '../../support/selection.ts';

// The accessibility tests use these inspections with reduced motion too.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// An inspection without results is only meaningful if it reports known defects.

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/defects');

async function openFixture(page: Page, name: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(readFileSync(path.join(FIXTURES, name), 'utf8'));
}

/** Returns every value of an attribute on the page. */
function marks(page: Page, attribute: string): Promise<string[]> {
  return page
    .locator(`[${attribute}]`)
    .evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? ''), attribute);
}

for (const look of selection(looksOf([320, 1280], ['light', 'dark', 'forced']), 6)) {
  test(`axe reports every kind of violation: ${look.width} ${look.scheme}`, async ({ page }) => {
    await openFixture(page, 'axe.html');
    await show(page, look);
    const found = new Set((await violations(page)).map((one) => one.split(':')[0]));
    const wanted = await marks(page, 'data-rule');
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((rule) => !found.has(rule))).toEqual([]);
  });
}

test('the inspection of names and states reports every defect and nothing else', async ({ page }) => {
  await openFixture(page, 'names.html');
  const found = await namesAndStates(page);
  const wanted = await marks(page, 'data-problem');
  expect(found.map((one) => one.replace(/: .*/s, '')).sort()).toEqual(wanted.sort());
});

test('the inspection of targets and reflow reports every defect, and no list that floats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openFixture(page, 'layout.html');
  const found = [...(await targets(page)), ...(await reflow(page))];
  const wanted = [...(await marks(page, 'data-problem')), 'the page is'];
  expect(wanted.filter((one) => !found.some((defect) => defect.includes(one)))).toEqual([]);
  expect(found.filter((one) => one.includes('floats'))).toEqual([]);
});

test('the inspection of motion reports every moving element and nothing else', async ({ page }) => {
  await openFixture(page, 'motion.html');
  const found = await movement(page);
  const wanted = await marks(page, 'data-problem');
  expect(found.map((one) => one.replace(/: .*/s, '')).sort()).toEqual(wanted.sort());
});

test('the keyboard inspection reports every defective Tab stop and nothing else', async ({ page }) => {
  await openFixture(page, 'keyboard.html');
  const stops = await pressThrough(page, 'Tab');
  const wanted = await page
    .locator('button')
    .evaluateAll((all) => all.map((one) => one.dataset['problem'] ?? ''));
  const reported = stops.map(({ problems }, index) =>
    problems.some((problem) => problem.startsWith(wanted[index] || 'no expected defect'))
      ? wanted[index]
      : problems.join(),
  );
  expect(reported).toEqual(wanted);
});
