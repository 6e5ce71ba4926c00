import { expect, test } from '@playwright/test';
import type { FormId } from './support/answers.ts';
import { fillIn } from './support/in-page.ts';
import { type Mistake, mistakesOf } from './support/mistakes.ts';
import { REQUESTS } from './support/requests.ts';
import { Visit } from './support/visit.ts';

const endingWith = (text: string) => new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Makes one mistake, sends, looks at everything that is said about it, and puts it right. */
async function checkMistake(visit: Visit, { field, answer, message }: Mistake, title: string): Promise<void> {
  const { page, element, form } = visit;
  const right = visit.typed[field] ?? '';
  const control = element.locator(`[name="${field}"]`);
  await element.evaluate(fillIn, { [field]: answer });
  await visit.send();
  const summary = element.getByRole('alert').filter({ hasText: form.errors.heading });
  await expect(summary, 'the summary has the focus').toBeFocused();
  await expect(summary.getByRole('link'), 'one mistake, in its words').toHaveText([message]);
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
  const top = () => label.evaluate((words) => words.getBoundingClientRect().top);
  await expect.poll(top, { message: 'the label is not under the header' }).toBeGreaterThanOrEqual(bottom);
  await element.evaluate(fillIn, { [field]: right });
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(title);
}

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  for (const width of [390, 1280]) {
    const tag = id === 'contact' && width === 390 ? [] : '@full';
    test(`${id} at ${width} px: every mistake that can be made is put into words and found`, { tag }, async ({
      page,
      baseURL,
    }) => {
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
      const mistakes = mistakesOf(id);
      const wrong = Object.fromEntries(mistakes.map(({ field, answer }) => [field, answer]));
      await visit.element.evaluate(fillIn, wrong);
      await expect(visit.element.getByRole('alert'), 'nothing is said before sending').toHaveCount(0);
      await expect(visit.element.locator('[aria-invalid]')).toHaveCount(0);
      await visit.fill();
      for (const mistake of mistakes) {
        await test.step(`${mistake.field}: ${mistake.rule}`, () => checkMistake(visit, mistake, title));
      }
      expect(requests, 'nothing is sent with a mistake').toEqual([]);
      test.info().annotations.push({
        type: 'mistakes',
        description: JSON.stringify({ id, width, count: mistakes.length }),
      });
    });
  }
}
