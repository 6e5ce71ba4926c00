import { expect, type Page } from '@playwright/test';
import { WIDTHS } from '../../../support/inspect/widths.ts';
import { loseNetwork } from '../../../support/network.ts';
import type { FormId } from '../../faults/support/answers.ts';
import { REQUESTS } from '../../faults/support/requests.ts';
import { expectOutcome } from '../../faults/support/told.ts';
import { Visit } from '../../faults/support/visit.ts';
import { Wire } from '../../faults/support/wire.ts';
import type { Outcome } from '../../faults/table/fault.ts';
import type { Scene } from './scene.ts';

const FORMS: FormId[] = ['contact', 'quote'];

/** A form whose own code is there; the page is open already. */
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

async function sendAndBeTold(page: Page, id: FormId, outcome: Outcome): Promise<void> {
  await expectOutcome(await send(page, id), outcome);
}

/** A visitor's patience ends after seconds; whoever looks at the page nine times needs more. */
function waitForever(): void {
  const original = window.setTimeout;
  window.setTimeout = ((task: TimerHandler, wait = 0, ...rest: unknown[]) =>
    wait < 10_000 ? original(task, wait, ...rest) : 0) as typeof window.setTimeout;
}

/** What can become of a form, from the first look to the last. */
const FORM_STATES: Record<
  string,
  Omit<Scene, 'name' | 'route' | 'widths' | 'enter'> & { enter: (page: Page, id: FormId) => Promise<unknown> }
> = {
  'full of mistakes': {
    async enter(page, id) {
      const visit = await visitForm(page, id);
      await visit.send();
      await expect(visit.element.getByRole('alert')).toBeVisible();
    },
  },
  'on its way': {
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
  'not sent': {
    expects: [/^status 500/, /Failed to load resource/, /was not sent/],
    before: (page) => page.route(REQUESTS, (route) => route.fulfill({ status: 500, json: {} })),
    enter: (page, id) => sendAndBeTold(page, id, 'notSent'),
  },
  offline: {
    expects: [/request failed/, /Failed to load resource/, /was not sent/],
    async enter(page, id) {
      const codeCame = page.waitForResponse(/\/assets\/client-/);
      const visit = await visitForm(page, id);
      await visit.fill();
      await codeCame;
      await loseNetwork(page);
      await visit.send();
      await expectOutcome(visit, 'offline');
    },
  },
  sent: { enter: (page, id) => sendAndBeTold(page, id, 'sent') },
  'back with its answers': {
    async enter(page, id) {
      await (await visitForm(page, id)).fill();
      await page.reload();
      await visitForm(page, id);
      await expect(page.locator('[data-draft="restored"]')).toBeVisible();
    },
  },
  'cleared by its visitor': {
    async enter(page, id) {
      const { form } = await send(page, id);
      await page.getByRole('button', { name: form.draft.clear }).click();
      await expect(page.getByRole('button', { name: form.draft.undo })).toBeFocused();
    },
    expects: [/^status 500/, /Failed to load resource/, /was not sent/],
    before: (page) => page.route(REQUESTS, (route) => route.fulfill({ status: 500, json: {} })),
  },
};

const CALENDAR_SCENE: Scene = {
  name: 'the calendar of the quote form',
  route: '/quote',
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

/** Both forms in every state. */
export const FORM_SCENES: Scene[] = [
  ...FORMS.flatMap((id) =>
    Object.entries(FORM_STATES).map(([name, { enter, ...state }]) => ({
      ...state,
      name: `the ${id} form ${name}`,
      route: `/${id}`,
      widths: WIDTHS,
      enter: (page: Page) => enter(page, id),
    })),
  ),
  CALENDAR_SCENE,
];
