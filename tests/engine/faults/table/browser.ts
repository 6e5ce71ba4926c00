import { expect } from '@playwright/test';
import { BACKEND_ADDRESS, CLIENT_CODE, REQUESTS, rewriteScript } from '../support/requests.ts';
import type { Visit } from '../support/visit.ts';
import type { Fault } from './fault.ts';

/** Milliseconds by which the visitor's clock is wrong. */
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

function removeRandomUuid(): void {
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
}

const wrongClock = (id: string, title: string, offset: number): Fault => ({
  id,
  title,
  outcome: 'sent',
  isOnlyInFullRun: true,
  beforeOpen: ({ page }) => page.clock.install({ time: Date.now() + offset }),
  checkRow(row) {
    const age = Date.now() - Date.parse(String(row['created_at']));
    expect(Math.abs(age), 'the server sets the time').toBeLessThan(120_000);
  },
});

/** Pastes characters that PostgreSQL rejects. The form must store the rest of the text. */
async function pasteInvalidText(visit: Visit): Promise<void> {
  const [field = ''] = Object.keys(visit.typed).filter((name) => /^(message|additionalComments)$/.test(name));
  const control = visit.element.locator(`[name="${field}"]`);
  await control.evaluate((area: HTMLTextAreaElement) => {
    const text = `${area.value}${String.fromCharCode(0xd83d)}${String.fromCharCode(0)}end`;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  visit.typed = { ...visit.typed, [field]: `${visit.typed[field]}\uFFFDend` };
}

/** Faults of the visitor's browser, its settings and its input. */
export const BROWSER_FAULTS: Fault[] = [
  {
    id: '30a',
    title: 'storage refused, and the first try fails',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeOpen: ({ page }) => page.addInitScript(refuseStorage),
    beforeSend: failOnce,
  },
  {
    id: '30b',
    title: 'storage full, and the first try fails',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeOpen: ({ page }) => page.addInitScript(fillStorage),
    beforeSend: failOnce,
  },
  {
    id: '31',
    title: 'no crypto.randomUUID (plain http)',
    outcome: 'sent',
    isOnlyInFullRun: true,
    beforeOpen: ({ page }) => page.addInitScript(removeRandomUuid),
  },
  {
    id: '32',
    title: 'build without a backend address',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeOpen: ({ page }) => rewriteScript(page, CLIENT_CODE, BACKEND_ADDRESS, '("",'),
    async remove(visit) {
      await visit.page.reload({ waitUntil: 'domcontentloaded' });
      await visit.ready();
      await visit.expectKept();
    },
  },
  {
    id: '32b',
    title: 'build for a host without a backend',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeSend: ({ page }) =>
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
  {
    id: '36',
    title: 'half a surrogate pair and NUL pasted',
    outcome: 'sent',
    isOnlyInFullRun: true,
    beforeSend: pasteInvalidText,
  },
];
