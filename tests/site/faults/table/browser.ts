import { expect } from '@playwright/test';
import { CLIENT_CODE, REQUESTS, rewriteScript } from '../support/requests.ts';
import type { Visit } from '../support/visit.ts';
import type { Fault } from './fault.ts';

/** What a visitor has who set the clock wrong: a day early, a day late. */
const DAY = 86_400_000;

const failOnce = ({ page }: Visit) =>
  page.route(REQUESTS, (route) => route.fulfill({ status: 500, body: '' }));

function refuseStorage(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

function forgetRandomIds(): void {
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
}

const wrongClock = (id: string, title: string, offset: number): Fault => ({
  id,
  title,
  outcome: 'sent',
  before: ({ page }) => page.clock.install({ time: Date.now() + offset }),
  row(row) {
    const age = Date.now() - Date.parse(String(row['created_at']));
    expect(Math.abs(age), 'the server says when').toBeLessThan(120_000);
  },
});

/** Pastes what no database takes behind the last answer; what of it can be kept must be. */
async function pasteBrokenText(visit: Visit): Promise<void> {
  const [field = ''] = Object.keys(visit.typed).filter((name) => /^(message|additionalComments)$/.test(name));
  const control = visit.element.locator(`[name="${field}"]`);
  await control.evaluate((area: HTMLTextAreaElement) => {
    const text = `${area.value}${String.fromCharCode(0xd83d)}${String.fromCharCode(0)}end`;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  visit.typed = { ...visit.typed, [field]: `${visit.typed[field]}\uFFFDend` };
}

/** What a visitor's browser can be like. */
export const BROWSER_FAULTS: Fault[] = [
  {
    id: '30a',
    title: 'storage refused, and the first try fails',
    outcome: 'notSent',
    before: ({ page }) => page.addInitScript(refuseStorage),
    arm: failOnce,
  },
  {
    id: '30b',
    title: 'storage full, and the first try fails',
    outcome: 'notSent',
    before: ({ page }) => page.addInitScript(fillStorage),
    arm: failOnce,
  },
  {
    id: '31',
    title: 'no crypto.randomUUID (plain http)',
    outcome: 'sent',
    before: ({ page }) => page.addInitScript(forgetRandomIds),
  },
  {
    id: '32',
    title: 'built without the address of a backend',
    outcome: 'notSent',
    before: ({ page }) => rewriteScript(page, CLIENT_CODE, '(window.location.origin,', '("",'),
    async heal(visit) {
      await visit.page.reload({ waitUntil: 'domcontentloaded' });
      await visit.ready();
      await visit.expectKept();
    },
  },
  {
    id: '32b',
    title: 'built for a host that has no backend',
    outcome: 'notSent',
    arm: ({ page }) =>
      page.route(REQUESTS, (route) =>
        route.fulfill({
          status: 405,
          body: '<h1>Not allowed</h1>',
          headers: { 'content-type': 'text/html' },
        }),
      ),
  },
  wrongClock('35a', 'clock a day late', -DAY),
  wrongClock('35b', 'clock a day early', DAY),
  { id: '36', title: 'half a character and NUL pasted', outcome: 'sent', arm: pasteBrokenText },
];
