import type { Locator, Page } from '@playwright/test';
import { readRows } from '../../../scripts/test/backend.ts';
import type { Form, FormField } from '../../../src/model/content-types.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { fillByKeyboard, type PlayerValues } from '../../support/fill-form.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { expect } from '../../support/test.ts';
import { valueAt } from '../../support/value-at.ts';
import { type BrokenText, brokenValues } from '../support/broken-values.ts';
import { CHOSEN_FORMS, CHOSEN_LONG_FORMS, readForeignSchema, test } from '../support/foreign-forms.ts';
import { sampleFor } from '../support/form-sample.ts';

// One worker runs all tests, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

interface FormSite {
  url: string;
  form: (name: string) => Form;
}

const TIME = /^\d{2}:\d{2}(:\d{2})?$/;
/** A point in time as the embedded API returns it, always in UTC. */
const STORED_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})\+00$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T/;

/** A value as it is stored, in one notation: a database returns times with seconds, and UUIDs in small letters. */
function asStored(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  // Check boxes are stored in the order of the options.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [...value].sort();
  if (typeof value !== 'string') return value;
  if (TIME.test(value)) return value.slice(0, 5);
  const [, day, time] = STORED_TIME.exec(value) ?? [];
  if (day) return new Date(`${day}T${time}Z`).toISOString();
  if (DATE_TIME.test(value)) return new Date(value).toISOString();
  return /^[0-9a-f-]{36}$/i.test(value) ? value.toLowerCase() : value;
}

async function openForm(page: Page, name: string): Promise<Locator> {
  await page.goto(`/forms/${name}`);
  const form = page.locator('main form');
  await awaitFormCode(form);
  return form;
}

const submitButton = (form: Locator) => form.locator('button[type="submit"]');

function fieldAt(fields: readonly FormField[], [name, ...rest]: string[]): FormField | undefined {
  const field = fields.find((one) => one.name === name);
  return rest.length > 0 ? fieldAt(field?.fields ?? [], rest) : field;
}

/** Matches the messages that the templates of the form and of the field make for a rule. */
function messagePattern(form: Form, path: string, rule: string): RegExp {
  const fields = form.sections.flatMap((section) => section.fields);
  // The path of a field in a list has its position: `children.0.name`.
  const names = path.split('.').filter((one) => !/^\d+$/.test(one));
  const own = fieldAt(fields, names)?.messages;
  const templates = [form.messages ?? {}, own ?? {}].flatMap((one) => Object.entries(one));
  const texts = templates.flatMap(([key, text]: [string, string]) =>
    key === rule || key.startsWith(`${rule}-`) ? [text] : [],
  );
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const patterns = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map(literal)
      .join('.+'),
  );
  return new RegExp(`(^|: )(${patterns.join('|')})$`);
}

/** A whole number is checked before its steps, and a short text may break its pattern too. */
const RULES_OF_ONE_MESSAGE: Record<string, string[]> = {
  multipleOf: ['multipleOf', 'type'],
  pattern: ['pattern', 'minLength', 'maxLength'],
  minLength: ['minLength', 'required'],
};

async function expectMessage(form: Locator, content: Form, { path, rule, text }: BrokenText): Promise<void> {
  // A date and a time are two controls, of which the first gets the text. Both are empty if nothing is answered.
  const [control, ...others] = await form.locator(`[name="${path}"]`).all();
  if (!control) throw new Error(`The form has no control ${path}.`);
  const changed = text === '' ? [control, ...others] : [control];
  const before = await Promise.all(changed.map((one) => one.inputValue()));
  for (const one of changed) await one.fill(text);
  await submitButton(form).click();
  const where = `${content.id} ${path} ${rule} "${text.slice(0, 20)}"`;
  const error = control.locator('xpath=ancestor::*[@data-field][1]').locator('[id$="-error"]');
  await expect(error, where).toBeVisible();
  const rules = RULES_OF_ONE_MESSAGE[rule] ?? [rule];
  const patterns = rules.map((one) => messagePattern(content, path, one).source).join('|');
  await expect(error, where).toHaveText(new RegExp(patterns));
  const id = await control.getAttribute('id');
  const link = form.locator(`[data-error-summary] a[href="#${id}"]`);
  await link.click();
  await expect(control, where).toBeFocused();
  for (const [index, one] of changed.entries()) await one.fill(before[index] ?? '');
}

/** Fills in a form with the keyboard alone, with the focus on its last button. */
async function fillIn(page: Page, name: string) {
  const { values, stored } = sampleFor(readForeignSchema(name));
  const form = await openForm(page, name);
  await fillByKeyboard(page, form, values);
  return { form, stored };
}

/** Sends the form that is filled in, and compares its row with what was entered. */
async function sendAndReadBack(
  page: Page,
  site: FormSite,
  name: string,
  stored: PlayerValues,
): Promise<void> {
  await page.keyboard.press('Enter');
  const { notices, destination } = site.form(name);
  await expect(page.getByText(notices.success.title, { exact: true }).first()).toBeVisible();
  const rows = await readRows(site.url, destination.table);
  const row = rows.at(-1);
  for (const { column, field } of destination.columns ?? [])
    expect(asStored(row?.[column]), `${column}: ${JSON.stringify(row)}`).toEqual(
      asStored(valueAt(stored, field)),
    );
}

// To make and build a site with these forms takes half a minute and more. In every run, second-site.e2e.ts tries a form
// that has every kind of field.
test('every form is made, checked and built by the commands', { tag: '@full' }, ({ site }) => {
  for (const { status, output } of site.made) expect(status, output).toBe(0);
});

for (const name of CHOSEN_FORMS) {
  test.describe(name, { tag: '@full' }, () => {
    test('is filled in by keyboard, sent and read back', async ({ page, site }) => {
      const { stored } = await fillIn(page, name);
      await sendAndReadBack(page, site, name, stored);
      expect(await readRows(site.url, site.form(name).destination.table)).toHaveLength(1);
    });

    test('shows the message of every rule that typed values can break', async ({ page, site }) => {
      const { fields, values } = sampleFor(readForeignSchema(name));
      const form = await openForm(page, name);
      await fillByKeyboard(page, form, values);
      for (const broken of brokenValues(fields, values)) await expectMessage(form, site.form(name), broken);
    });

    test('reports what is missing, and has no axe violations with errors', async ({ page }) => {
      const form = await openForm(page, name);
      await submitButton(form).click();
      await expect(page.locator('[data-error-summary]')).toBeVisible();
      expect(await violationsInLooks(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', { tag: '@full' }, () => {
  const PHONE = { width: 390, height: 844 };
  test.use({ viewport: PHONE });

  for (const name of CHOSEN_LONG_FORMS)
    test(`${name} has short sections and named controls, and is sent`, async ({ page, site }) => {
      const { form, stored } = await fillIn(page, name);
      for (const section of await form.locator('section').all()) {
        const { height = 0 } = (await section.boundingBox()) ?? {};
        expect(height / PHONE.height).toBeLessThanOrEqual(5);
      }
      for (const role of ['textbox', 'combobox', 'radio', 'checkbox', 'spinbutton'] as const)
        expect(await form.getByRole(role, { name: /^$/ }).count(), role).toBe(0);
      await sendAndReadBack(page, site, name, stored);
    });
});
