import { expect } from '@playwright/test';
import { readSite } from '../../../support/site-content.ts';
import type { Outcome } from '../table/fault.ts';
import type { Visit } from './visit.ts';

const OUTCOMES: Outcome[] = ['checkAnswers', 'tooMany', 'offline', 'notSent', 'sent'];

/** Milliseconds after the reply within which the outcome must show. */
const PROMPT = 1000;

/** Expects exactly this outcome: its text, the notice, and the contact details unless it was sent. */
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
    const { phone = '', email: address } = readSite().contact;
    const within = main.locator('form, [role="status"]').filter({ hasText: form.outcomes[outcome].title });
    await expect(within.first()).toContainText(phone);
    await expect(within.first()).toContainText(address);
  }
  expect(log.join('\n'), 'no form value in the console').not.toContain(email);
}

/** Expects the outcome "sent", empty fields, and one row with exactly the typed values. */
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

/** Starts to record when the text of an outcome appears on the page. */
export async function watchFor({ page, form }: Visit, outcome: Outcome): Promise<void> {
  const texts = [form.outcomes[outcome].title, form.notices.success.title];
  await page.evaluate((wanted) => window.faultWatch.start(wanted), texts);
}

/**
 * Returns the milliseconds between the end of the request and the outcome's text. Fails if the text
 * took too long, or if the page showed "sent" at any time for another outcome.
 */
export async function expectPrompt({ page, form }: Visit, outcome: Outcome): Promise<number> {
  const { began, ended, seen } = await page.evaluate(() => window.faultWatch);
  const shownAt = seen[form.outcomes[outcome].title];
  expect(shownAt, 'the text appeared').toBeDefined();
  if (outcome !== 'sent')
    expect(seen[form.notices.success.title], 'the page never showed "sent"').toBeUndefined();
  // Without a request, the visitor waits from the press of the button.
  const milliseconds = Math.max(
    0,
    Math.round((shownAt ?? Number.NaN) - (Number.isNaN(ended) ? began : ended)),
  );
  expect(milliseconds, 'the outcome shows in time').toBeLessThanOrEqual(PROMPT);
  return milliseconds;
}
