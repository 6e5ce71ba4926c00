import { mergeTests, type Page } from '@playwright/test';
import { test as devTest } from '../../support/dev-server.ts';
import { expect, test as inspectTest } from '../../support/inspect/test.ts';

const test = mergeTests(devTest, inspectTest);

// The tests share a copy of the site, so they run one after the other. Each leaves its draft on a page of its own.
test.describe.configure({ mode: 'default' });

const form = (page: Page) => page.getByRole('main');
const parts = (page: Page) => page.getByRole('region', { name: 'Parts' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });

async function open(page: Page, route: string, part: RegExp): Promise<void> {
  await page.goto(`/_studio#${route}`);
  await parts(page).getByRole('button', { name: part }).first().click({ timeout: 30_000 });
}

async function addBlock(page: Page, name: RegExp): Promise<void> {
  await parts(page).getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name }).first().click();
}

/** Copies what another program would put on the clipboard. */
async function copy(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => {
    const type = 'text/html';
    return navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([text], { type }) })]);
  }, html);
}

/** The cells of the table in the form. */
const cells = (page: Page) =>
  form(page)
    .locator('table tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => cell.querySelector('input')?.value ?? cell.textContent).join('|'),
      ),
    );

test('a table is a grid for the keyboard, and takes cells of a spreadsheet', async ({ page }) => {
  await open(page, '/about', /^Page header/);
  await addBlock(page, /^Add Table/);
  await field(page, 'Row 2, One trip').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('£1.50');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Row 3, One trip')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Row 3, Ten trips')).toBeFocused();
  await copy(page, '<table><tr><td>a</td><td><b>b</b></td></tr><tr><td></td><td>d</td></tr></table>');
  await page.keyboard.press('Control+v');
  await expect
    .poll(() => cells(page))
    .toEqual([
      'Ticket|One trip|Ten trips|',
      'Adults|£2.50|£20.00|–',
      'Children under 16|£1.50|£9.60|–',
      'Carers|free|a|b',
      '–|–|–|d',
    ]);
  await expect(field(page, 'Row 3, Ten trips')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(() => cells(page)).toHaveLength(4);
  await field(page, 'Row 1, Ticket').click();
  await form(page).getByRole('button', { name: 'Remove row 1' }).click();
  await expect(field(page, 'Row 1, Ticket')).toHaveText('Children under 16');
  await expect(field(page, 'Row 1, Ticket')).toBeFocused();
  await form(page).getByRole('button', { name: 'Add a column after Ticket' }).click();
  await expect(field(page, 'Header of column 2')).toBeFocused();
  // The errors of the new column are named as its cells are.
  await expect(
    form(page).getByRole('group', { name: 'Cells' }).getByText('Row 1 › Column 2 is too short'),
  ).toBeVisible();
});

test('offers a block for what a field cannot have, and moves the paste there', async ({ page }) => {
  await open(page, '/faq', /^Page header/);
  const heading = form(page).getByRole('textbox', { name: /^Heading/ });
  const before = await heading.inputValue();
  await heading.click();
  await page.keyboard.press('End');
  await copy(page, '<p>Two of <b>five</b></p><ul><li>One</li><li>Two</li></ul><img src="a.jpg">');
  await page.keyboard.press('Control+v');
  await expect(form(page)).toContainText(
    'Pasted without lists and paragraphs: every word is here as plain text. Not kept: 1 picture.',
  );
  await form(page).getByRole('button', { name: 'Put it into a block “Text” instead' }).click();
  await expect(field(page, 'Text 1')).toHaveText('Two of five');
  await expect(form(page).getByRole('button', { name: /^2 List: One/ })).toBeVisible();
  await parts(page)
    .getByRole('button', { name: /^Page header/ })
    .click();
  await expect(heading).toHaveValue(before);
});

test('writes headings, lists and quotations as one text', async ({ page }) => {
  await open(page, '/industries/aviation', /^Text/);
  await form(page).getByRole('button', { name: 'Add paragraph' }).click();
  await expect(field(page, 'Text 2')).toBeFocused();
  // As fast as a keyboard can: no letter may be lost between two fields.
  await page.keyboard.type('## Why');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await expect(field(page, 'Items 2')).toHaveText('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Said');
  const quotation = form(page).getByRole('textbox', { name: /^Quotation/ });
  await expect(quotation).toHaveText('Said');
  await expect(quotation).toBeFocused();
  // A key of word processors makes an item of the list before it.
  await page.keyboard.press('Control+Shift+Digit8');
  await expect(field(page, 'Items 3')).toHaveText('Said');
  await expect(field(page, 'Items 3')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(field(page, 'Items 2')).toHaveText('TwoSaid');
  const kind = form(page).getByRole('combobox', { name: 'Kind of Subheading: Why' });
  await kind.selectOption({ label: 'Heading' });
  await expect(form(page).getByRole('button', { name: '2 Heading: Why' })).toBeVisible();
  await field(page, 'Items 1').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(field(page, 'Items 1')).toHaveText('');
});

test('a date, a colour and an icon have their controls', async ({ page }) => {
  await open(page, '/contact', /^Page settings/);
  const date = form(page).getByLabel('Date', { exact: true });
  await date.fill('2026-11-20');
  await form(page).getByLabel('Date: time, if it matters').fill('09:30');
  await expect(date).toHaveValue('2026-11-20');
  const icon = form(page).getByRole('combobox', { name: /^Icon/ });
  await icon.fill('museum');
  await page.getByRole('option', { name: 'landmark', exact: true }).click();
  await expect(icon).toHaveValue('landmark');
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: /^Theme/ })
    .click();
  await parts(page).getByRole('button', { name: 'Colours' }).click();
  await form(page).getByLabel('Text: choose a colour').first().fill('#123456');
  await expect(form(page).getByRole('textbox', { name: /^Text/ }).first()).toHaveValue('#123456');
});
