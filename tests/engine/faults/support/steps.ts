import { expect } from '@playwright/test';
import type { Outcome } from '../table/fault.ts';
import type { Step } from '../table/sequences.ts';
import type { Visit } from './visit.ts';
import type { Wire } from './wire.ts';

/** A visitor and the connection between their page and the backend. */
interface Scene {
  visit: Visit;
  wire: Wire;
  /** Whether the row is stored before the request hangs. */
  isStored: boolean;
}

async function expectTitle({ page, form }: Visit, outcome: Outcome): Promise<void> {
  const title = page.locator('main').getByText(form.outcomes[outcome].title, { exact: true });
  await expect(title).toBeVisible({ timeout: 10_000 });
}

async function succeed({ visit, wire }: Scene, press: () => Promise<void>): Promise<void> {
  wire.requests = 0;
  await press();
  await expectTitle(visit, 'sent');
  expect(wire.requests, 'one request for one or more presses').toBe(1);
}

async function fail({ visit, wire }: Scene, mode: Wire['mode']): Promise<void> {
  wire.mode = mode;
  await visit.send();
  await expectTitle(visit, 'notSent');
}

/** Sends and waits until the request hangs. */
async function sendAndHang({ visit, wire, isStored }: Scene): Promise<void> {
  const { hanging } = wire.hang(isStored);
  await visit.send();
  await hanging;
}

async function timeOut(scene: Scene, meanwhile?: typeof leaveAndReturn): Promise<void> {
  await sendAndHang(scene);
  await meanwhile?.(scene);
  await scene.visit.page.clock.fastForward(15_000);
  await expectTitle(scene.visit, 'notSent');
}

/** Follows a link to another page and goes back. */
async function leaveAndReturn({ visit }: Scene): Promise<void> {
  const { page, origin } = visit;
  await page.locator('footer a[href="/faq"]').evaluate((link: HTMLAnchorElement) => link.click());
  // Wait for the page itself: the address bar changes first.
  await expect(page.locator('form[id^="form-"]')).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/faq`);
  await page.goBack();
  await visit.ready();
}

async function reload({ visit }: Scene): Promise<void> {
  await visit.page.reload({ waitUntil: 'domcontentloaded' });
  await visit.ready();
}

const RUNS: Record<Step, (scene: Scene) => Promise<void>> = {
  send: (scene) => succeed(scene, () => scene.visit.send()),
  'double click': (scene) => succeed(scene, () => scene.visit.button.dblclick()),
  'Enter and click': (scene) =>
    succeed(scene, async () => {
      await scene.visit.element.locator('[name="name"]').press('Enter');
      // The form may be gone already: nobody can press a button that is hidden.
      await scene.visit.button.evaluate(
        (button: HTMLButtonElement) => button.checkVisibility() && button.click(),
      );
    }),
  refused: (scene) => fail(scene, 'refuse'),
  'lost reply': (scene) => fail(scene, 'lose the reply'),
  timeout: (scene) => timeOut({ ...scene, isStored: false }),
  'timeout after storing': (scene) => timeOut({ ...scene, isStored: true }),
  reload,
  back: leaveAndReturn,
  async 'reload while sending'(scene) {
    await sendAndHang(scene);
    await reload(scene);
  },
  // The form to which the visitor returns shows what became of the request.
  'back while sending': (scene) => timeOut(scene, leaveAndReturn),
};

const SUCCESSES = new Set<Step>(['send', 'double click', 'Enter and click']);
const NAVIGATIONS = new Set<Step>(['reload', 'back']);

/** Runs the steps of a sequence. Fills in the same values again when a sent form is empty. */
export async function follow(visit: Visit, wire: Wire, steps: Step[], random: () => number): Promise<void> {
  let isFilled = false;
  let isSent = false;
  for (const step of steps) {
    if (!isFilled && !(isSent && NAVIGATIONS.has(step))) {
      await visit.fill();
      isFilled = true;
    }
    await RUNS[step]({ visit, wire, isStored: random() < 0.5 });
    wire.mode = 'pass';
    if (SUCCESSES.has(step)) {
      isFilled = false;
      isSent = true;
    } else if (isFilled) await visit.expectKept();
  }
}
