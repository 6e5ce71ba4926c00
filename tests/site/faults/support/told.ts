import { expect } from '@playwright/test';
import { readSite } from '../../../support/site-content.ts';
import type { Outcome } from '../table/fault.ts';
import type { Visit } from './visit.ts';

const OUTCOMES: Outcome[] = ['checkAnswers', 'tooMany', 'offline', 'notSent', 'sent'];

/** Longer than that nobody should wonder what happened. */
const PROMPT = 1000;

/** Fails unless the page says just this: its own words, beside the notice, with another way to get in touch. */
export async function expectOutcome({ page, form, log, email }: Visit, outcome: Outcome): Promise<void> {
  const main = page.locator('main');
  const { success, failure } = form.notices;
  const isSent = outcome === 'sent';
  await expect(main.getByText(form.outcomes[outcome].title, { exact: true })).toBeVisible({
    timeout: 10_000,
  });
  await expect(page.getByText(isSent ? success.title : failure.title, { exact: true })).toHaveCount(1);
  await expect(page.getByText(isSent ? failure.title : success.title, { exact: true })).toHaveCount(0);
  for (const other of OUTCOMES.filter((one) => one !== outcome)) {
    await expect(main.getByText(form.outcomes[other].title, { exact: true })).toHaveCount(0);
  }
  if (!isSent) {
    const { phone, email: address } = readSite().contact;
    const within = main.locator('form, [role="status"]').filter({ hasText: form.outcomes[outcome].title });
    await expect(within.first()).toContainText(phone);
    await expect(within.first()).toContainText(address);
  }
  expect(log.join('\n'), 'no answer in the console').not.toContain(email);
}

/** Fails unless the page says that it was sent, has nothing left in its fields and there is one row, word for word. */
export async function expectSent(visit: Visit): Promise<void> {
  await expectOutcome(visit, 'sent');
  expect(
    Object.values(await visit.fields())
      .flat()
      .join(''),
    'an empty form',
  ).toBe('');
  await visit.expectOneRow();
}

/** Begins to note when the words of an outcome come to stand on the page. */
export async function watchFor({ page, form }: Visit, outcome: Outcome): Promise<void> {
  const texts = [form.outcomes[outcome].title, form.notices.success.title];
  await page.evaluate((wanted) => window.faultWatch.start(wanted), texts);
}

/** Milliseconds between the end of the request and the words; fails when it took too long, or "sent" was ever said. */
export async function expectPrompt({ page, form }: Visit, outcome: Outcome): Promise<number> {
  const { began, ended, seen } = await page.evaluate(() => window.faultWatch);
  const told = seen[form.outcomes[outcome].title];
  expect(told, 'the words were seen').toBeDefined();
  if (outcome !== 'sent') expect(seen[form.notices.success.title], 'never "sent"').toBeUndefined();
  // Where no request was made at all, the press of the button is what the visitor waits from.
  const milliseconds = Math.max(0, Math.round((told ?? Number.NaN) - (Number.isNaN(ended) ? began : ended)));
  expect(milliseconds, 'told at once').toBeLessThanOrEqual(PROMPT);
  return milliseconds;
}
