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

test('the records of a collection are ordered in the same way, without a number to write', {
  tag: '@full',
}, async ({ page, copy }) => {
  const walk = new StudioWalk(page, [PHONE, ...SIZES]);
  const file = 'schemas/records/services.schema.json';
  const schema = copy.read(file);
  const position = { type: 'integer', means: 'position', title: 'Seat', description: 'Its place in lists.' };
  copy.write(file, schema.replace('"properties": {', `"properties": { "seat": ${JSON.stringify(position)},`));
  await page.goto('/_studio#services/devops');
  const services = walk.navigation.getByRole('list', { name: 'Services' }).getByRole('button');
  const names = () => services.allInnerTexts().then((texts) => texts.map((text) => text.split('\n')[0]));
  await walk.press('Order services', page.getByRole('banner'));
  const rows = walk.dialog.getByRole('listitem');
  await expect(rows.first()).toHaveText('Custom Software');
  await walk.button('Move up: DevOps', walk.dialog).focus();
  for (const _ of (await rows.all()).slice(1)) await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first()).toHaveText('DevOps');
  await walk.view('order of records');
  await walk.press('Save the order', walk.dialog);
  await expect(walk.dialog).toHaveCount(0);
  await expect.poll(async () => (await names())[0]).toBe('DevOps');
  await expect(page.getByLabel('Seat')).toHaveCount(0);
  expect(JSON.parse(copy.read('content/services/devops.json'))).toMatchObject({ seat: 1 });
  await walk.press('Undo: Order “Services”', walk.navigation);
  await expect.poll(async () => (await names())[0]).toBe('Custom Software');
  expect(walk.found).toEqual([]);
  copy.write(file, schema);
});

test('an entry of a list in a form moves by Alt and an arrow key, and keeps the focus', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/_studio#services/devops');
  await page.getByRole('button', { name: 'Process', exact: true }).press('Enter');
  const first = page.getByRole('button', { name: /Follow one change/, expanded: false });
  const second = page.getByRole('button', { name: /Automate the build/, expanded: false });
  const above = async () => (await first.boundingBox())?.y ?? 0;
  const below = async () => (await second.boundingBox())?.y ?? 0;
  await first.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(first).toBeFocused();
  await expect.poll(async () => (await above()) > (await below())).toBe(true);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(first).toBeFocused();
  await expect.poll(async () => (await above()) < (await below())).toBe(true);
});
