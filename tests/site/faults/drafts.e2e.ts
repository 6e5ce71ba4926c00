import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { fieldsOf } from '../../../src/forms/errors.ts';
import { columnsFor, type Typed } from './support/answers.ts';
import { REQUESTS } from './support/requests.ts';
import { expectOutcome, expectSent } from './support/told.ts';
import { Visit } from './support/visit.ts';

/** How long a visitor may see an empty form that was full. */
const BACK_WITHIN = 500;

/** Ways to leave the form and come back to it. */
const WAYS: Record<string, (page: Page, origin: string, context: BrowserContext) => Promise<unknown>> = {
  reload: (page) => page.reload({ waitUntil: 'domcontentloaded' }),
  async 'another address and back'(page, origin) {
    await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'domcontentloaded' });
  },
  async 'a link and back'(page, origin) {
    await page.locator('footer a[href="/faq"]').evaluate((link: HTMLAnchorElement) => link.click());
    // Shown, and not only in the address bar.
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

/** What has been entered when so many sections are done; everything after them is still empty. */
function upTo({ form }: Visit, all: Typed, sections: number): Typed {
  const done = form.sections.slice(0, sections).flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(
    fieldsOf(form).map(({ name, widget }) => {
      const empty = widget === 'checkboxes' ? [] : '';
      return [name, done.includes(name) ? (all[name] ?? empty) : empty];
    }),
  );
}

async function expectBack(visit: Visit, way: string): Promise<void> {
  const { page, origin } = visit;
  await WAYS[way]?.(page, origin, page.context());
  await visit.ready();
  const since = Date.now();
  await expect.poll(() => visit.fields(), { timeout: BACK_WITHIN, message: way }).toEqual(visit.typed);
  expect(Date.now() - since).toBeLessThanOrEqual(BACK_WITHIN);
}

for (const way of Object.keys(WAYS)) {
  const tag = way.startsWith('another') ? '@full' : [];
  test(`the answers are back after ${way}, wherever in the form it happens`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const visit = new Visit(page, 'quote', baseURL ?? '');
    const all = visit.typed;
    await visit.open();
    await visit.ready();
    for (const [index] of visit.form.sections.entries()) {
      visit.typed = upTo(visit, all, index + 1);
      await visit.fill();
      await expectBack(visit, way);
    }
    await page.route(REQUESTS, (route) => route.fulfill({ status: 500, body: '' }));
    await visit.send();
    await expectOutcome(visit, 'notSent');
    await expectBack(visit, way);
    await page.unrouteAll();
    await visit.send();
    await expectSent(visit);
    const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    expect(keys, 'nothing stays after success').toEqual([]);
    expect((await visit.rows())[0]).toMatchObject(columnsFor('quote', all));
    const description = JSON.stringify({ points: visit.form.sections.length + 1 });
    test.info().annotations.push({ type: 'drafts', description });
  });
}

test('answers can be cleared, and that can be undone', async ({ page, baseURL }) => {
  const visit = new Visit(page, 'quote', baseURL ?? '');
  const { draft } = visit.form;
  await visit.open();
  await visit.ready();
  await expect(page.getByRole('button', { name: draft.clear })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage)), 'nothing before the first key').toEqual([]);
  await visit.element.locator('[name="name"]').pressSequentially('A');
  expect(await page.evaluate(() => Object.keys(sessionStorage)), 'from the first key').toHaveLength(1);
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
    'cleared for good',
  ).toBe('');
});
