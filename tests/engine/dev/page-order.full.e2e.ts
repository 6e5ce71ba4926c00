import { mergeTests } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';
import { PHONE, SIZES, StudioWalk } from './studio-walk.ts';

const test = mergeTests(devTest, inspectTest);

test('the pages of a section are ordered by keys and by dragging, and one press takes it back', {
  tag: '@full',
}, async ({ page }) => {
  const walk = new StudioWalk(page, [PHONE, ...SIZES]);
  await page.goto('/_studio#/industries');
  const order = () =>
    walk.navigation
      .getByRole('button', { name: / \/industries\// })
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.split('\n')[0]));
  await walk.press('Order pages', page.getByRole('banner'));
  const before = ['Public Sector', 'Charity and Non-Profit', 'Social Housing'];
  const rest = ['Hospitality', 'Healthcare', 'Aviation'];
  const rows = walk.dialog.getByRole('listitem');
  await expect(rows).toContainText([...before, ...rest]);

  await walk.press('Move up: Social Housing', walk.dialog);
  await expect(walk.button('Move up: Social Housing', walk.dialog)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  const up = walk.button('Move up: Social Housing', walk.dialog);
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toContainText(['Social Housing', 'Public Sector', 'Charity and Non-Profit', ...rest]);
  await walk.view('order of pages');

  await rows.filter({ hasText: 'Aviation' }).dragTo(rows.filter({ hasText: 'Public Sector' }));
  const moved = ['Social Housing', 'Aviation', 'Public Sector', 'Charity and Non-Profit', 'Hospitality'];
  await expect(rows).toContainText([...moved, 'Healthcare']);
  await walk.press('Save the order', walk.dialog);
  await expect(walk.dialog).toHaveCount(0);
  await expect.poll(order).toEqual([...moved, 'Healthcare']);
  await walk.press('Undo: Order the pages below “Industries”', walk.navigation);
  await expect.poll(order).toEqual([...before, ...rest]);
  expect(walk.found).toEqual([]);
});
