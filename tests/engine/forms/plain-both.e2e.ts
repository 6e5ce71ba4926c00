import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { readForm } from '../../support/forms.ts';
import { expect, test } from '../../support/test.ts';
import { columnsFor, type FormId, ROUTE_OF, type Typed, typedValues } from '../faults/support/form-values.ts';
import { invalidValuesOf } from '../faults/support/invalid-values.ts';
import { storedRows } from '../faults/support/rows.ts';
import { sendButton } from '../support/contact-form.ts';

// Both forms of the site with an answer to each question, sent by the browser itself.

test.use({ javaScriptEnabled: false });

const formOn = (page: Page, id: FormId) => page.locator(`form#form-${id}`);
const controlsOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`);
const summaryOf = (page: Page) => page.locator('[data-error-summary]');
const confirmationOn = (page: Page) => page.locator('[data-confirmation]');
const newAddress = () => `plain-${randomUUID()}@example.com`;

async function enter(form: Locator, values: Typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const [control] = await controlsOf(form, name).all();
    if (!control) throw new Error(`No control is called "${name}".`);
    if (Array.isArray(value))
      for (const box of await controlsOf(form, name).all())
        await box.setChecked(value.includes((await box.getAttribute('value')) ?? ''));
    else if (await control.evaluate((element) => element.tagName === 'SELECT'))
      await control.selectOption(value);
    else await control.fill(value);
  }
}

/** What the controls of the form contain. */
const entered = (form: Locator, names: string[]): Promise<Typed> =>
  form.evaluate(
    (element, all) =>
      Object.fromEntries(
        all.map((name): [string, string | string[]] => {
          const controls = [...element.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)];
          if (controls[0]?.type !== 'checkbox') return [name, controls[0]?.value ?? 'no such field'];
          return [name, controls.filter((box) => box.checked).map((box) => box.value)];
        }),
      ),
    names,
  );

const rowsOf = (page: Page, id: FormId, email: string) =>
  storedRows(new URL(page.url()).origin, readForm(id).destination.table, email);

/** Expects one row with the values, and its reference in the confirmation. */
async function expectOneRow(page: Page, id: FormId, email: string, values: Typed): Promise<void> {
  await expect(confirmationOn(page)).toBeVisible();
  const rows = await rowsOf(page, id, email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(columnsFor(id, values));
  await expect(page.getByText(/^Your reference/)).toContainText(referenceOf(String(rows[0]?.['id'])));
}

test('the browser itself asks for a required answer that is missing, and sends nothing', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(ROUTE_OF.contact);
  const form = formOn(page, 'contact');
  await sendButton(form).click();
  await expect(controlsOf(form, 'name')).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  test(`${id}: two presses, a resend and Back store one row, with its reference each time`, {
    tag: '@full',
  }, async ({ page }) => {
    const posted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
    await page.goto(ROUTE_OF[id]);
    const email = newAddress();
    const values = typedValues(id, email);
    await enter(formOn(page, id), values);
    await sendButton(formOn(page, id)).dblclick();
    await expectOneRow(page, id, email, values);
    await page.reload();
    await expectOneRow(page, id, email, values);
    await page.goBack();
    await enter(formOn(page, id), values);
    await sendButton(formOn(page, id)).click();
    await expectOneRow(page, id, email, values);
    // Chromium can make one request of two presses.
    expect(posted.length).toBeGreaterThanOrEqual(3);
  });

  test(`${id}: each invalid value comes back with its message and all other answers`, {
    tag: '@full',
  }, async ({ page, health }) => {
    test.setTimeout(240_000);
    // The status of an answer with errors.
    health.expect(/\b422\b/);
    const { errors } = readForm(id);
    await page.goto(ROUTE_OF[id]);
    const title = await page.title();
    const email = newAddress();
    const values = typedValues(id, email);
    const names = Object.keys(values);
    const form = formOn(page, id);
    const invalidValues = invalidValuesOf(id);
    const [{ field: first = '', value: wrong = '' } = {}] = invalidValues;
    await enter(form, { ...values, [first]: wrong });
    // The browser itself judges the first page, as the test above shows.
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await sendButton(form).click();
    await expect(summaryOf(page).getByRole('link')).toHaveCount(1);
    for (const { field, rule, value, message } of invalidValues) {
      await test.step(`${field}: ${rule}`, async () => {
        // A line has no line breaks, and a browser refuses to fill in a date that no calendar has.
        await enter(form, { ...values, [field]: value });
        await sendButton(form).click();
        await expect(summaryOf(page).getByRole('link')).toHaveText([message]);
        await expect(page).toHaveTitle(`${errors.titlePrefix}${title}`);
        const control = controlsOf(form, field).first();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        const descriptions = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
        const texts = descriptions.map((one) => page.locator(`[id="${one}"]`).textContent());
        expect((await Promise.all(texts)).join(' ')).toContain(message);
        expect(await entered(form, names)).toEqual({ ...values, [field]: value });
        expect(await page.locator('[data-field] [id$="-error"]').count()).toBe(1);
        await summaryOf(page).getByRole('link').click();
        await expect(control).toBeFocused();
      });
    }
    expect(await rowsOf(page, id, email)).toEqual([]);
    await enter(form, values);
    await sendButton(form).click();
    await expectOneRow(page, id, email, values);
  });
}
