import { expect, type Page } from '@playwright/test';
import { IS_FULL_RUN } from '../../../support/full-run.ts';
import { WIDTHS } from '../../../support/inspect/widths.ts';
import { loseNetwork } from '../../../support/network.ts';
import type { FormId } from '../../faults/support/form-values.ts';
import { expectOutcome } from '../../faults/support/outcomes.ts';
import { REQUESTS } from '../../faults/support/requests.ts';
import { Visit } from '../../faults/support/visit.ts';
import { Wire } from '../../faults/support/wire.ts';
import type { Outcome } from '../../faults/table/fault.ts';
import type { Scene } from './scene.ts';

const FORMS: FormId[] = IS_FULL_RUN ? ['contact', 'quote'] : ['contact'];
const FORM = '[data-block="form"]';

/** Waits until the code of the form on the open page has loaded. */
async function visitForm(page: Page, id: FormId): Promise<Visit> {
  const visit = new Visit(page, id, new URL(page.url()).origin);
  await visit.ready();
  return visit;
}

async function send(page: Page, id: FormId): Promise<Visit> {
  const visit = await visitForm(page, id);
  await visit.fill();
  await visit.send();
  return visit;
}

async function sendAndExpectOutcome(page: Page, id: FormId, outcome: Outcome): Promise<void> {
  await expectOutcome(await send(page, id), outcome);
}

/** Disables the long timeouts of a submission, which would end before axe has checked the state nine times. */
function waitForever(): void {
  const original = window.setTimeout;
  window.setTimeout = ((task: TimerHandler, wait = 0, ...rest: unknown[]) =>
    wait < 10_000 ? original(task, wait, ...rest) : 0) as typeof window.setTimeout;
}

/** The states of a form, by the name of their scene. */
const FORM_STATES: Record<
  string,
  Omit<Scene, 'name' | 'route' | 'part' | 'widths' | 'enter'> & {
    enter: (page: Page, id: FormId) => Promise<unknown>;
  }
> = {
  'with every error shown': {
    async enter(page, id) {
      const visit = await visitForm(page, id);
      await visit.send();
      await expect(visit.element.getByRole('alert')).toBeVisible();
    },
  },
  'while sending': {
    before: (page) => page.addInitScript(waitForever),
    async enter(page, id) {
      const wire = new Wire();
      await wire.attach(page);
      const { hanging } = wire.hang(false);
      const { button } = await send(page, id);
      await hanging;
      await expect(button).toHaveAttribute('aria-busy', 'true');
    },
  },
  'after a failed submission': {
    expects: [/^status 500/, /Failed to load resource/, /was not sent/],
    before: (page) => page.route(REQUESTS, (route) => route.fulfill({ status: 500, json: {} })),
    enter: (page, id) => sendAndExpectOutcome(page, id, 'notSent'),
  },
  'without a connection': {
    expects: [/request failed/, /Failed to load resource/, /was not sent/],
    async enter(page, id) {
      const codeLoaded = page.waitForResponse(/\/assets\/client-/);
      const visit = await visitForm(page, id);
      await visit.fill();
      await codeLoaded;
      await loseNetwork(page);
      await visit.send();
      await expectOutcome(visit, 'offline');
    },
  },
  'after sending': { enter: (page, id) => sendAndExpectOutcome(page, id, 'sent') },
  'with a restored draft': {
    async enter(page, id) {
      await (await visitForm(page, id)).fill();
      await page.reload();
      await visitForm(page, id);
      await expect(page.locator('[data-draft="restored"]')).toBeVisible();
    },
  },
  'after clearing': {
    async enter(page, id) {
      const { form } = await send(page, id);
      await page.getByRole('button', { name: form.draft.clear }).click();
      await expect(page.getByRole('button', { name: form.draft.undo })).toBeFocused();
    },
    expects: [/^status 500/, /Failed to load resource/, /was not sent/],
    before: (page) => page.route(REQUESTS, (route) => route.fulfill({ status: 500, json: {} })),
  },
};

/** One state of each kind: errors, a panel of an outcome, and a confirmation. */
const IN_EVERY_RUN = ['with every error shown', 'after a failed submission', 'after sending'];

const CALENDAR_SCENE: Scene = {
  name: 'the calendar of the quote form',
  route: '/quote',
  part: `${FORM}, [role="dialog"]`,
  widths: WIDTHS,
  async enter(page) {
    const { form } = await visitForm(page, 'quote');
    await page
      .getByRole('button', { name: form.calendar?.open ?? '' })
      .first()
      .click();
    await expect(page.locator('[role="dialog"] td button').first()).toBeVisible();
  },
};

/** Both forms in every state; without a full run, the short one. */
export const FORM_SCENES: Scene[] = [
  ...Object.entries(FORM_STATES)
    .filter(([name]) => IS_FULL_RUN || IN_EVERY_RUN.includes(name))
    .flatMap(([name, { enter, ...state }]) =>
      FORMS.map((id) => ({
        ...state,
        name: `the ${id} form ${name}`,
        route: `/${id}`,
        part: FORM,
        widths: WIDTHS,
        enter: (page: Page) => enter(page, id),
      })),
    ),
  CALENDAR_SCENE,
];
