import { expect, test } from '@playwright/test';
import type { FormId } from './support/form-values.ts';
import { fillControl } from './support/in-page.ts';
import { type InvalidValue, invalidValuesOf } from './support/invalid-values.ts';
import { REQUESTS } from './support/requests.ts';
import { Visit } from './support/visit.ts';

const endingWith = (text: string) => new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Enters one invalid value, sends, checks every place that shows the error, and corrects the value. */
async function checkError(
  visit: Visit,
  { field, value, message }: InvalidValue,
  title: string,
): Promise<void> {
  const { page, element, form } = visit;
  const valid = visit.typed[field] ?? '';
  const control = element.locator(`[name="${field}"]`);
  await element.evaluate(fillControl, { [field]: value });
  await visit.send();
  const summary = element.getByRole('alert').filter({ hasText: form.errors.heading });
  await expect(summary, 'the summary has the focus').toBeFocused();
  await expect(summary.getByRole('link'), 'one error, with its message').toHaveText([message]);
  await expect(page).toHaveTitle(`${form.errors.titlePrefix}${title}`);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(endingWith(message));
  await summary.getByRole('link').click();
  await expect(control).toBeFocused();
  const label = element.locator(`label[for="${await control.getAttribute('id')}"]`);
  await expect(label).toBeInViewport({ ratio: 1 });
  const { bottom } = await page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect());
  const top = () => label.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top, { message: 'the header does not cover the label' }).toBeGreaterThanOrEqual(bottom);
  await element.evaluate(fillControl, { [field]: valid });
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
}

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  for (const width of [390, 1280]) {
    const tag = id === 'contact' && width === 390 ? [] : '@full';
    test(`${id} at ${width} px: every invalid value shows its message, and the summary links to its field`, {
      tag,
    }, async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      const requests: string[] = [];
      await page.route(REQUESTS, (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
      const visit = new Visit(page, id, baseURL ?? '');
      await visit.open();
      await visit.ready();
      const title = await page.title();
      const invalidValues = invalidValuesOf(id);
      const allInvalid = Object.fromEntries(invalidValues.map(({ field, value }) => [field, value]));
      await visit.element.evaluate(fillControl, allInvalid);
      await expect(visit.element.getByRole('alert'), 'no error shows before sending').toHaveCount(0);
      await expect(visit.element.locator('[aria-invalid]')).toHaveCount(0);
      await visit.fill();
      for (const invalid of invalidValues) {
        await test.step(`${invalid.field}: ${invalid.rule}`, () => checkError(visit, invalid, title));
      }
      expect(requests, 'no request is made with an invalid value').toEqual([]);
      test.info().annotations.push({
        type: 'mistakes',
        description: JSON.stringify({ id, width, count: invalidValues.length }),
      });
    });
  }
}
