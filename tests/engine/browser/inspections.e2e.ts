import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../../support/inspect/axe.ts';
import { movement, namesAndStates, reflow, targets } from '../../support/inspect/inspect.ts';
import { looksOf, show } from '../../support/inspect/looks.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { pressThrough } from '../../support/inspect/tour.ts';

// Nothing moves, as in the runs that these inspections are made for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A check that finds nothing proves something only if it would have found something.

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures/defects');

async function openFixture(page: Page, name: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(readFileSync(path.join(FIXTURES, name), 'utf8'));
}

/** What an attribute says, wherever the page carries it. */
function marks(page: Page, attribute: string): Promise<string[]> {
  return page
    .locator(`[${attribute}]`)
    .evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? ''), attribute);
}

for (const look of looksOf([320, 1280], ['light', 'dark', 'forced'])) {
  test(`axe finds every kind of mistake: ${look.width} ${look.scheme}`, async ({ page }) => {
    await openFixture(page, 'axe.html');
    await show(page, look);
    const found = new Set((await violations(page)).map((one) => one.split(':')[0]));
    const wanted = await marks(page, 'data-rule');
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((rule) => !found.has(rule))).toEqual([]);
  });
}

test('every kind of missing name, reference and state is found, and nothing else', async ({ page }) => {
  await openFixture(page, 'names.html');
  const found = await namesAndStates(page);
  const wanted = await marks(page, 'data-problem');
  expect(found.map((one) => one.replace(/: .*/s, '')).sort()).toEqual(wanted.sort());
});

test('every kind of mistake in the layout is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openFixture(page, 'layout.html');
  const found = [...(await targets(page)), ...(await reflow(page))];
  const wanted = [...(await marks(page, 'data-problem')), 'the page is'];
  expect(wanted.filter((one) => !found.some((problem) => problem.includes(one)))).toEqual([]);
});

test('every kind of movement is found, and nothing that keeps still', async ({ page }) => {
  await openFixture(page, 'motion.html');
  const found = await movement(page);
  const wanted = await marks(page, 'data-problem');
  expect(found.map((one) => one.replace(/: .*/s, '')).sort()).toEqual(wanted.sort());
});

test('every kind of mistake at a stop of the keyboard is found, and nothing at a good one', async ({
  page,
}) => {
  await openFixture(page, 'keyboard.html');
  const stops = await pressThrough(page, 'Tab');
  const wanted = await page
    .locator('button')
    .evaluateAll((all) => all.map((one) => one.dataset['problem'] ?? ''));
  const told = stops.map(({ problems }, index) =>
    problems.some((problem) => problem.startsWith(wanted[index] || 'a problem'))
      ? wanted[index]
      : problems.join(),
  );
  expect(told).toEqual(wanted);
});
