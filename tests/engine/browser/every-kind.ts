import { expect, type Page } from '@playwright/test';
import { readRows } from '../../../scripts/test/backend.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import type { test as siteTest } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';

async function openForm(page: Page) {
  await page.goto('/every-kind');
  const form = page.locator('main form');
  await awaitFormCode(form);
  return form;
}

const guide = (page: Page) => page.getByRole('group', { name: /^Do you need a guide/ });
const visitor = (page: Page, number: number) => page.getByRole('group', { name: `Visitor ${number}` });
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Chooses an option by keyboard. */
async function choose(page: Page, option: ReturnType<Page['locator']>): Promise<void> {
  await option.focus();
  await page.keyboard.press('Space');
}

/** Tests of a form that has every kind of field, a condition, a group and a repeated group. */
export function testEveryKind(test: typeof siteTest): void {
  test('a conditional field appears and disappears announced, without moving the focus', async ({ page }) => {
    await openForm(page);
    const yes = guide(page).getByLabel('Yes');
    await expect(page.getByLabel('Topic')).toHaveCount(0);
    await choose(page, yes);
    await expect(page.getByLabel('Topic')).toBeVisible();
    await expect(yes).toBeFocused();
    await expect(announced(page, 'Language of the Guide, Topic')).toHaveCount(1);
    await page.getByLabel('Topic').fill('Fossils');
    await choose(page, guide(page).getByLabel('No'));
    await expect(page.getByLabel('Topic')).toHaveCount(0);
    await expect(guide(page).getByLabel('No')).toBeFocused();
    await choose(page, yes);
    await expect(page.getByLabel('Topic')).toHaveValue('Fossils');
  });

  test('a repeated group is added to, sorted and shortened by keyboard, announced each time', async ({
    page,
  }) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Add a visitor' }).focus();
    await page.keyboard.press('Enter');
    await expect(visitor(page, 2).getByLabel('Name')).toBeFocused();
    await expect(announced(page, 'Visitor 2 was added')).toHaveCount(1);
    await page.keyboard.type('Bo');
    await page.getByRole('button', { name: 'Move visitor 2 up' }).press('Enter');
    await expect(visitor(page, 1).getByLabel('Name')).toHaveValue('Bo');
    await expect(page.getByRole('button', { name: 'Move visitor 1 down' })).toBeFocused();
    await expect(announced(page, 'Visitor 2 moved to position 1')).toHaveCount(1);
    await choose(page, visitor(page, 1).getByLabel('Is a child'));
    await expect(visitor(page, 1).getByLabel('Age')).toBeVisible();
    await expect(visitor(page, 2).getByLabel('Age')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove visitor 1' }).press('Enter');
    await expect(visitor(page, 1)).toBeFocused();
    await expect(announced(page, 'Visitor 1 was removed')).toHaveCount(1);
    await expect(visitor(page, 1).getByLabel('Name')).toHaveValue('');
    // The form cannot be sent without a visitor.
    await expect(page.getByRole('button', { name: 'Remove visitor 1' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a link' }).press('Enter');
    await page.getByRole('button', { name: /^Remove link 1/i }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a link' })).toBeFocused();
  });

  test('the error summary links to nested and repeated fields', { tag: '@full' }, async ({ page }) => {
    const form = await openForm(page);
    await form.getByLabel('Number of Visits').fill('many');
    await choose(page, visitor(page, 1).getByLabel('Is a child'));
    await form.locator('button[type="submit"]').press('Enter');
    const links = page.getByRole('alert').getByRole('link');
    const reached: string[] = [];
    for (const link of await links.all()) {
      await link.press('Enter');
      reached.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).name));
    }
    expect(reached).toEqual([
      'name',
      'visits',
      'colour',
      'guide',
      'address.street',
      'visitors.0.name',
      'visitors.0.age',
      'agree',
    ]);
    await expect(form.getByLabel('Number of Visits')).toHaveValue('many');
  });

  test('nothing is stored on the device before the visitor types, and a draft has every shape', {
    tag: '@full',
  }, async ({ page }) => {
    await openForm(page);
    const stored = () => page.evaluate(() => Object.keys(sessionStorage).length);
    expect(await stored()).toBe(0);
    await page.getByLabel('Budget in Pounds').fill('1,250.50');
    await page.getByLabel('FR').check();
    await visitor(page, 1).getByLabel('Name').fill('Bo');
    await page.getByRole('button', { name: 'Add a link' }).click();
    await page.getByLabel('Link 1').fill('https://example.org');
    await page.reload();
    await awaitFormCode(page.locator('main form'));
    await expect(page.getByLabel('Budget in Pounds')).toHaveValue(/1,?250\.50?/);
    await expect(page.getByLabel('FR')).toBeChecked();
    await expect(visitor(page, 1).getByLabel('Name')).toHaveValue('Bo');
    await expect(page.getByLabel('Link 1')).toHaveValue('https://example.org');
  });

  test.describe('where the clocks go from 1:00 to 2:00', () => {
    test.use({ timezoneId: 'Europe/London' });

    test('a date and a time are shown as they are typed', { tag: '@full' }, async ({ page }) => {
      const form = await openForm(page);
      const date = form.getByLabel('Meeting with the Curator', { exact: true });
      const time = form.getByLabel('Time: Meeting with the Curator');
      await time.fill('01:30');
      await date.fill('29 March 2026');
      await expect(time).toHaveValue('01:30');
      await expect(date).toHaveValue('29 March 2026');
      await expect(form.getByText('29 March 2026')).toBeVisible();
    });
  });

  test('a form of every shape is stored without what is hidden', async ({ page, site }) => {
    const form = await openForm(page);
    await form.getByLabel('Full Name').fill('Ada Brook');
    await form.getByLabel('Number of Visits').fill('3');
    await form.getByLabel('Blue').check();
    await form.getByLabel('Size').selectOption('8');
    await form.getByLabel('Tuesday').check();
    await choose(page, guide(page).getByLabel('Yes'));
    await form.getByLabel('Topic').fill('Fossils');
    await choose(page, guide(page).getByLabel('No'));
    await form.getByLabel('Time of Arrival').fill('10:30');
    await form.getByLabel('Meeting with the Curator', { exact: true }).fill('27/03/2027');
    await form.getByLabel('Time: Meeting with the Curator').fill('10:30');
    await form.getByLabel('Street').fill('1 High Street');
    await visitor(page, 1).getByLabel('Name').fill('Bo');
    await visitor(page, 1).getByLabel('Is a child').check();
    await visitor(page, 1).getByLabel('Age').fill('7');
    await form.getByLabel('I agree to the terms').check();
    await form.locator('button[type="submit"]').click();
    await expect(page.locator('[data-confirmation]')).toContainText('Ada Brook');
    expect(await readRows(site.url, 'every_kind_submissions')).toEqual([
      expect.objectContaining({
        name: 'Ada Brook',
        visits: 3,
        colour: 'blue',
        size: 8,
        days: ['tuesday'],
        guide: false,
        topic: null,
        address_street: '1 High Street',
        address_country: 'GB',
        visitors: [{ name: 'Bo', isChild: true, age: 7 }],
        agree: true,
      }),
    ]);
  });

  test('a form of every shape has no axe violations, also with errors', { tag: '@full' }, async ({
    page,
  }) => {
    const form = await openForm(page);
    await guide(page).getByLabel('Yes').check();
    await page.getByRole('button', { name: 'Add a visitor' }).click();
    await page.getByRole('button', { name: 'Add a link' }).click();
    await form.locator('button[type="submit"]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsInLooks(page, { widths: selection([768, 320, 1280], 2) })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
