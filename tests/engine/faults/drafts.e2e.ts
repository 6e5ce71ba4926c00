import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fieldsOf } from '../../../src/forms/fields.ts';
import { selection } from '../../support/selection.ts';
import { columnsFor, type Typed } from './support/form-values.ts';
import { expectOutcome, expectSent } from './support/outcomes.ts';
import { REQUESTS } from './support/requests.ts';
import { Visit } from './support/visit.ts';

/** Milliseconds within which the form must show the restored values. */
const RESTORE_LIMIT = 500;

/** Ways to leave the form and come back to it. */
const WAYS: Record<string, (page: Page, origin: string, context: BrowserContext) => Promise<unknown>> = {
  reload: (page) => page.reload({ waitUntil: 'domcontentloaded' }),
  async 'another address and back'(page, origin) {
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'domcontentloaded' });
  },
  async 'a link and back'(page, origin) {
    await page.locator('footer a[href="/faq"]').evaluate((link: HTMLAnchorElement) => link.click());
    // Wait for the page itself: the address bar changes first.
    await expect(page.locator('form[id^="form-"]')).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/faq`);
    await page.goBack();
  },
  async 'another tab and back'(page, origin, context) {
    const other = await context.newPage();
    await other.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await other.close();
    await page.bringToFront();
  },
};

/** The form values when only the first sections are filled in. */
function valuesUpTo({ form }: Visit, all: Typed, sections: number): Typed {
  const done = form.sections.slice(0, sections).flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(
    fieldsOf(form).map(({ name, widget }) => {
      const empty = widget === 'checkboxes' ? [] : '';
      return [name, done.includes(name) ? (all[name] ?? empty) : empty];
    }),
  );
}

async function expectRestored(visit: Visit, way: string): Promise<void> {
  const { page, origin } = visit;
  await WAYS[way]?.(page, origin, page.context());
  await visit.ready();
  const milliseconds = await visit.restored();
  expect(await visit.fields(), way).toEqual(visit.typed);
  expect(milliseconds, way).toBeLessThanOrEqual(RESTORE_LIMIT);
}

for (const way of Object.keys(WAYS)) {
  const tag = way === 'reload' ? [] : '@full';
  test(`the draft is restored after ${way}, from sections of the form`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const visit = new Visit(page, 'quote', baseURL ?? '');
    const all = visit.typed;
    await visit.open();
    await visit.ready();
    for (const index of selection([...visit.form.sections.keys()], 3)) {
      visit.typed = valuesUpTo(visit, all, index + 1);
      await visit.fill();
      await expectRestored(visit, way);
    }
    await page.route(REQUESTS, (route) => route.fulfill({ status: 500, body: '' }));
    await visit.send();
    await expectOutcome(visit, 'notSent');
    await expectRestored(visit, way);
    await page.unrouteAll();
    await visit.send();
    await expectSent(visit);
    const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    expect(keys, 'storage is empty after success').toEqual([]);
    expect((await visit.rows())[0]).toMatchObject(columnsFor('quote', all));
    const description = JSON.stringify({ points: visit.form.sections.length + 1 });
    test.info().annotations.push({ type: 'drafts', description });
  });
}

test('the clear button empties the form, and undo restores the values', { tag: '@full' }, async ({
  page,
  baseURL,
}) => {
  const visit = new Visit(page, 'quote', baseURL ?? '');
  const { draft } = visit.form;
  await visit.open();
  await visit.ready();
  await expect(page.getByRole('button', { name: draft.clear })).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage)),
    'storage is empty before the first key',
  ).toEqual([]);
  await visit.element.locator('[name="name"]').pressSequentially('A');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage)),
    'the draft is stored from the first key',
  ).toHaveLength(1);
  await visit.fill();
  await page.getByRole('button', { name: draft.clear }).click();
  expect(
    Object.values(await visit.fields())
      .flat()
      .join(''),
  ).toBe('');
  await page.getByRole('button', { name: draft.undo }).click();
  await visit.expectKept();
  await page.getByRole('button', { name: draft.clear }).click();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await visit.ready();
  expect(
    Object.values(await visit.fields())
      .flat()
      .join(''),
    'still empty after a reload',
  ).toBe('');
});
