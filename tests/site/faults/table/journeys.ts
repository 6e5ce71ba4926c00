import { expect } from '@playwright/test';
import { fieldsOf } from '../../../../src/forms/errors.ts';
import { breakTextAreas } from '../../../support/break-text-areas.ts';
import { afterCommit, CLIENT_CODE, ENGINE_CODE } from '../support/requests.ts';
import { expectOutcome, expectSent } from '../support/told.ts';
import type { Visit } from '../support/visit.ts';
import { Wire } from '../support/wire.ts';
import type { Fault } from './fault.ts';

/** An answer as a visitor reads it: an option by its label. */
function inWords({ form }: Visit, name: string, answer: string): string {
  const { options = [] } = fieldsOf(form).find((field) => field.name === name) ?? {};
  return options.find(({ value }) => value === answer)?.label ?? answer;
}

/** Every answer stands in the field that offers them for copying. */
async function expectAnswersToCopy(visit: Visit): Promise<void> {
  const { page, form, typed } = visit;
  await expect(page.getByText(form.crash.heading, { exact: true })).toBeVisible();
  const shown = await page.getByLabel(form.crash.answers).inputValue();
  for (const [name, answers] of Object.entries(typed)) {
    for (const answer of [answers].flat()) {
      expect(shown, 'no answer is lost').toContain(inWords(visit, name, answer));
    }
  }
}

async function retryAfterCrash(visit: Visit): Promise<void> {
  await visit.page.getByRole('button', { name: visit.form.crash.retry }).click();
  await visit.ready();
  await visit.expectKept();
}

async function sendAndBeTold(visit: Visit): Promise<void> {
  await visit.send();
  await expectSent(visit);
}

/** Sends into a wire that hangs; what comes later passes. */
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
  await sendAndBeTold(visit);
}

async function leaveAndReturn({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/faq`, { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** Back to a page that the browser has kept as it was, in the middle of a request that died with leaving it. */
async function returnToKeptPage({ page, button }: Visit): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button).toBeEnabled();
}

const missing = { status: 404, body: '<h1>Not found</h1>', headers: { 'content-type': 'text/html' } };

/** Faults that a visitor lives through in more steps than sending and sending again. All end well. */
export const JOURNEYS: Fault[] = [
  {
    id: '28a',
    title: 'reload while sending',
    outcome: 'sent',
    story: (visit) => reloadWhileSending(visit, false),
  },
  {
    id: '28b',
    title: 'reload after it was stored, before the answer',
    outcome: 'sent',
    story: (visit) => reloadWhileSending(visit, true),
  },
  {
    id: '29a',
    title: 'away and back after a failure',
    outcome: 'sent',
    async story(visit) {
      await visit.fill();
      await afterCommit(visit.page, (route) => route.abort('connectionreset'));
      await visit.send();
      await expectOutcome(visit, 'notSent');
      await visit.page.unrouteAll();
      await leaveAndReturn(visit);
      await visit.ready();
      await visit.expectKept();
      await sendAndBeTold(visit);
    },
  },
  {
    id: '29b',
    title: 'away and back after success',
    outcome: 'sent',
    async story(visit) {
      await visit.fill();
      await sendAndBeTold(visit);
      await leaveAndReturn(visit);
      await visit.ready();
      const fields = await visit.fields();
      expect(Object.values(fields).flat().join(''), 'an empty form').toBe('');
      expect(await visit.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
  },
  {
    id: '29c',
    title: 'back to the kept page while sending',
    outcome: 'sent',
    async story(visit) {
      await visit.fill();
      await sendAndHang(visit, true);
      await returnToKeptPage(visit);
      await visit.expectKept();
      await sendAndBeTold(visit);
    },
  },
  {
    id: '33a',
    title: "the form's code is gone from the server",
    outcome: 'sent',
    async story(visit) {
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await visit.page.route(ENGINE_CODE, async (route) => {
        await gate;
        await route.fulfill(missing);
      });
      await visit.page.reload({ waitUntil: 'load' });
      await expect(visit.page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      await visit.fill();
      letGo();
      await expectAnswersToCopy(visit);
      await visit.page.unrouteAll();
      await retryAfterCrash(visit);
      await sendAndBeTold(visit);
    },
  },
  {
    id: '33b',
    title: 'the code that sends is gone from the server',
    outcome: 'sent',
    async story(visit) {
      await visit.page.route(CLIENT_CODE, (route) => route.fulfill(missing));
      await visit.fill();
      await visit.send();
      await expectOutcome(visit, 'notSent');
      await visit.expectKept();
      await visit.page.unrouteAll();
      await visit.page.reload({ waitUntil: 'domcontentloaded' });
      await visit.ready();
      await visit.expectKept();
      await sendAndBeTold(visit);
    },
  },
  {
    id: '34',
    title: 'a widget throws',
    outcome: 'sent',
    async story(visit) {
      await visit.fill();
      await visit.page.evaluate(breakTextAreas);
      const [field = ''] = Object.keys(visit.typed).filter((name) =>
        /^(message|additionalComments)$/.test(name),
      );
      visit.typed = { ...visit.typed, [field]: `${visit.typed[field]}!` };
      await visit.fill().catch(() => undefined);
      await expectAnswersToCopy(visit);
      await retryAfterCrash(visit);
      await sendAndBeTold(visit);
    },
  },
];
