import { expect, type Page, test } from '@playwright/test';
import { fieldsOf } from '../../../src/forms/fields.ts';
import type { FormId } from './support/form-values.ts';
import { expectSent } from './support/outcomes.ts';
import { Visit } from './support/visit.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps a field and types into it. */
async function tapAndType(page: Page, selector: string, text: string): Promise<void> {
  const control = page.locator(selector);
  await control.tap();
  await expect(control).toBeFocused();
  await page.keyboard.insertText(text);
}

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  const tag = id === 'quote' ? [] : '@full';
  test(`a visitor completes and sends the ${id} form by touch at 390 px`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const visit = new Visit(page, id, baseURL ?? '');
    await visit.open();
    await visit.ready();
    for (const { name, widget } of fieldsOf(visit.form)) {
      const wanted = visit.typed[name] ?? '';
      const selector = `form#form-${id} [name="${name}"]`;
      if (widget === 'checkboxes') {
        for (const value of wanted) {
          const box = page.locator(`${selector}[value="${value}"]`);
          // Visitors tap the label more easily than the box.
          await page.locator(`label[for="${await box.getAttribute('id')}"]`).tap();
          await expect(box).toBeChecked();
        }
      } else if (widget === 'select') {
        await page.locator(selector).tap();
        // The operating system draws the list, so a test cannot tap its options.
        await page.locator(selector).selectOption(wanted);
      } else await tapAndType(page, selector, String(wanted));
    }
    await visit.button.tap();
    await expectSent(visit);
  });
}

test('a visitor chooses a date from the calendar by touch', { tag: '@full' }, async ({ page, baseURL }) => {
  const visit = new Visit(page, 'quote', baseURL ?? '');
  await visit.open();
  await visit.ready();
  await page.getByRole('button', { name: /calendar: Desired Start Date$/ }).tap();
  await page.locator('[role="dialog"] td button').nth(10).tap();
  await expect(visit.element.locator('[name="desiredStartDate"]')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
});
