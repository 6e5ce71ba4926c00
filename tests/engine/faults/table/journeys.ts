import { expect } from '@playwright/test';
import { fieldsOf } from '../../../../src/forms/fields.ts';
import { breakTextAreas } from '../../../support/break-text-areas.ts';
import { holdRequests } from '../../../support/hold.ts';
import { expectOutcome, expectSent } from '../support/outcomes.ts';
import { afterCommit, CLIENT_CODE, ENGINE_CODE } from '../support/requests.ts';
import type { Visit } from '../support/visit.ts';
import { Wire } from '../support/wire.ts';
import type { Fault } from './fault.ts';

/** A form value as the visitor reads it: an option by its label. */
function displayText({ form }: Visit, name: string, formValue: string): string {
  const { options = [] } = fieldsOf(form).find((field) => field.name === name) ?? {};
  return options.find(({ value }) => value === formValue)?.label ?? formValue;
}

/** Expects the fallback to show every form value for copying. */
async function expectValuesToCopy(visit: Visit): Promise<void> {
  const { page, form, typed } = visit;
  await expect(page.getByText(form.crash.heading, { exact: true })).toBeVisible();
  const shown = await page.getByLabel(form.crash.answers).inputValue();
  for (const [name, values] of Object.entries(typed)) {
    for (const value of [values].flat()) {
      expect(shown, 'no form value is lost').toContain(displayText(visit, name, value));
    }
  }
}

async function retryAfterCrash(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: visit.form.crash.retry }).click();
  await visit.ready();
  await visit.expectKept();
}

async function sendSuccessfully(visit: Visit): Promise<void> {
  await visit.send();
  await expectSent(visit);
}

/** Sends a request that hangs; later requests pass. */
async function sendAndHang(visit: Visit, isStored: boolean): Promise<void> {
  const wire = new Wire();
  await wire.attach(visit.page);
  const { hanging } = wire.hang(isStored);
  await visit.send();
  await hanging;
  wire.mode = 'pass';
}

async function reloadWhileSending(visit: Visit, isStored: boolean): Promise<void> {
  await visit.fill();
  await sendAndHang(visit, isStored);
  await visit.page.reload({ waitUntil: 'domcontentloaded' });
  await visit.ready();
  await visit.expectKept();
  expect(await visit.rows()).toHaveLength(isStored ? 1 : 0);
  await sendSuccessfully(visit);
}

async function leaveAndReturn({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** Simulates a return from the back/forward cache during a request that leaving the page aborted. */
async function restoreFromCache({ page, button }: Visit): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button).toBeEnabled();
}

const missing = { status: 404, body: '<h1>Not found</h1>', headers: { 'content-type': 'text/html' } };

/** Faults that take more steps than sending twice. Each ends with a sent form. */
export const JOURNEYS: Fault[] = [
  {
    id: '28a',
    title: 'reload while sending',
    outcome: 'sent',
    isOnlyInFullRun: true,
    journey: (visit) => reloadWhileSending(visit, false),
  },
  {
    id: '28b',
    title: 'reload after the row is stored, before the reply',
    outcome: 'sent',
    journey: (visit) => reloadWhileSending(visit, true),
  },
  {
    id: '29a',
    title: 'leave and return after a failure',
    outcome: 'sent',
    isOnlyInFullRun: true,
    async journey(visit) {
      await visit.fill();
      await afterCommit(visit.page, (route) => route.abort('connectionreset'));
      await visit.send();
      await expectOutcome(visit, 'notSent');
      await visit.page.unrouteAll();
      await leaveAndReturn(visit);
      await visit.ready();
      await visit.expectKept();
      await sendSuccessfully(visit);
    },
  },
  {
    id: '29b',
    title: 'leave and return after success',
    outcome: 'sent',
    isOnlyInFullRun: true,
    async journey(visit) {
      await visit.fill();
      await sendSuccessfully(visit);
      await leaveAndReturn(visit);
      await visit.ready();
      const fields = await visit.fields();
      expect(Object.values(fields).flat().join(''), 'an empty form').toBe('');
      expect(await visit.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
  },
  {
    id: '29c',
    title: 'return from the back/forward cache while sending',
    outcome: 'sent',
    isOnlyInFullRun: true,
    async journey(visit) {
      await visit.fill();
      await sendAndHang(visit, true);
      await restoreFromCache(visit);
      await visit.expectKept();
      await sendSuccessfully(visit);
    },
  },
  {
    id: '33a',
    title: "the form's code is missing on the server",
    outcome: 'sent',
    isOnlyInFullRun: true,
    async journey(visit) {
      const release = await holdRequests(visit.page, ENGINE_CODE, (route) => route.fulfill(missing));
      await visit.page.reload({ waitUntil: 'load' });
      await expect(visit.page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      // The code loads when the form is near, which depends on the width and on where the reload leaves the page.
      await visit.element.scrollIntoViewIfNeeded();
      await visit.fill();
      release();
      await expectValuesToCopy(visit);
      await visit.page.unrouteAll();
      await retryAfterCrash(visit);
      await sendSuccessfully(visit);
    },
  },
  {
    id: '33b',
    title: 'the code that sends is missing on the server',
    outcome: 'sent',
    isOnlyInFullRun: true,
    async journey(visit) {
      await visit.page.route(CLIENT_CODE, (route) => route.fulfill(missing));
      await visit.fill();
      await visit.send();
      await expectOutcome(visit, 'notSent');
      await visit.expectKept();
      await visit.page.unrouteAll();
      // The next try loads the code again.
      await sendSuccessfully(visit);
    },
  },
  {
    id: '34',
    title: 'a widget throws',
    outcome: 'sent',
    async journey(visit) {
      await visit.fill();
      await visit.page.evaluate(breakTextAreas);
      const [field = ''] = Object.keys(visit.typed).filter((name) =>
        /^(message|additionalComments)$/.test(name),
      );
      visit.typed = { ...visit.typed, [field]: `${visit.typed[field]}!` };
      await visit.element.locator(`[name="${field}"]`).focus();
      await visit.fill().catch(() => undefined);
      await expectValuesToCopy(visit);
      await expect(visit.page.locator('main').getByRole('alert')).toBeFocused();
      await retryAfterCrash(visit);
      await sendSuccessfully(visit);
    },
  },
];
