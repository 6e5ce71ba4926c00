import { expect } from '@playwright/test';
import { loseNetwork } from '../../../support/network.ts';
import { type OtherServer, startOtherServer } from '../support/other-server.ts';
import { afterCommit, CLIENT_CODE, REQUESTS, rewriteScript } from '../support/requests.ts';
import type { Visit } from '../support/visit.ts';
import { Wire } from '../support/wire.ts';
import type { Fault } from './fault.ts';

const refuse =
  (reason: string) =>
  ({ page }: Visit) =>
    page.route(REQUESTS, (route) => route.abort(reason));

/** Things of one visit that a later step of it needs. */
const arrivals = new WeakMap<Visit, Promise<void>>();
const others = new WeakMap<Visit, OtherServer>();

async function otherServer(visit: Visit): Promise<OtherServer> {
  const other = await startOtherServer(visit.origin);
  visit.page.once('close', () => void other.close());
  others.set(visit, other);
  return other;
}

/** The page as it is where the backend has an address of its own. */
async function useBackendElsewhere(visit: Visit): Promise<void> {
  const { origin } = await otherServer(visit);
  // Chromium asks before a page may reach another server of the same machine; a real backend is none.
  await visit.page.context().grantPermissions(['local-network-access']);
  await rewriteScript(visit.page, CLIENT_CODE, '(window.location.origin,', `("${origin}",`);
  await visit.page.route(`${visit.origin}${visit.route}`, async (route) => {
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']?.replace('connect-src', `connect-src ${origin}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
}

/** What can happen to the connection. */
export const NETWORK_FAULTS: Fault[] = [
  { id: '1', title: 'connection refused', outcome: 'notSent', arm: refuse('connectionrefused') },
  {
    id: '2',
    title: 'offline before sending',
    outcome: 'offline',
    arm: ({ page }) => loseNetwork(page),
  },
  {
    id: '3',
    title: 'offline after everything was sent',
    outcome: 'offline',
    rows: 1,
    arm: ({ page }) =>
      afterCommit(page, async (route) => {
        await loseNetwork(page);
        await route.abort('internetdisconnected');
      }),
  },
  {
    id: '4',
    title: 'no answer, ever',
    outcome: 'notSent',
    before: ({ page }) => page.clock.install(),
    async arm(visit) {
      const wire = new Wire();
      await wire.attach(visit.page);
      arrivals.set(visit, wire.hang(false).hanging);
      await visit.page.clock.pauseAt(Date.now() + 60_000);
    },
    async strike(visit) {
      await arrivals.get(visit);
      await visit.page.clock.runFor(14_500);
      await expect(visit.button, 'still waiting after 14.5 s').toHaveText(visit.form.button.busy);
      await visit.page.clock.runFor(1_000);
    },
    heal: ({ page }) => page.clock.resume(),
  },
  {
    id: '5',
    title: 'answer lost after it was stored',
    outcome: 'notSent',
    rows: 1,
    arm: ({ page }) => afterCommit(page, (route) => route.abort('connectionreset')),
  },
  {
    id: '6',
    title: 'answer cut in its body after it was stored',
    outcome: 'notSent',
    rows: 1,
    async arm(visit) {
      const { origin } = await otherServer(visit);
      await afterCommit(visit.page, (route) => route.continue({ url: `${origin}/cut` }));
    },
  },
  {
    id: '15',
    title: '409 of the same row after a lost answer',
    outcome: 'notSent',
    rows: 1,
    arm: ({ page }) =>
      afterCommit(page, (route) =>
        route.fulfill({ status: 409, json: { code: '23505', message: 'duplicate' } }),
      ),
  },
  {
    id: '26',
    title: 'no CORS header from a backend elsewhere',
    outcome: 'notSent',
    before: useBackendElsewhere,
    async heal(visit) {
      const other = others.get(visit);
      if (other) other.allowsOthers = true;
    },
  },
  { id: '27', title: 'stopped by a blocker', outcome: 'notSent', arm: refuse('blockedbyclient') },
];
