import { expect } from '@playwright/test';
import { loseNetwork } from '../../../support/network.ts';
import { type OtherServer, startOtherServer } from '../support/other-server.ts';
import {
  afterCommit,
  BACKEND_ADDRESS,
  CLIENT_CODE,
  fetchAlone,
  REQUESTS,
  rewriteScript,
} from '../support/requests.ts';
import type { Visit } from '../support/visit.ts';
import { Wire } from '../support/wire.ts';
import type { Fault } from './fault.ts';

const refuse =
  (reason: string) =>
  ({ page }: Visit) =>
    page.route(REQUESTS, (route) => route.abort(reason));

/** State that later steps of the same visit need. */
const hangingRequests = new WeakMap<Visit, Promise<void>>();
const others = new WeakMap<Visit, OtherServer>();

async function otherServer(visit: Visit): Promise<OtherServer> {
  const other = await startOtherServer(visit.origin);
  visit.page.once('close', () => void other.close());
  others.set(visit, other);
  return other;
}

/** Changes the page to use a backend on another origin. */
async function useBackendElsewhere(visit: Visit): Promise<void> {
  const { origin } = await otherServer(visit);
  // Chromium asks for permission before a page requests another local server; a real backend is not local.
  await visit.page.context().grantPermissions(['local-network-access']);
  await rewriteScript(visit.page, CLIENT_CODE, BACKEND_ADDRESS, `("${origin}",`);
  await visit.page.route(`${visit.origin}${visit.route}`, async (route) => {
    const response = await fetchAlone(route);
    const policy = response
      .headers()
      ['content-security-policy']?.replace('connect-src', `connect-src ${origin}`);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
    });
  });
}

/** Faults of the connection. */
export const NETWORK_FAULTS: Fault[] = [
  {
    id: '1',
    title: 'connection refused',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeSend: refuse('connectionrefused'),
  },
  {
    id: '2',
    title: 'offline before sending',
    outcome: 'offline',
    isOnlyInFullRun: true,
    beforeSend: ({ page }) => loseNetwork(page),
  },
  {
    id: '3',
    title: 'offline after the request is stored',
    outcome: 'offline',
    isOnlyInFullRun: true,
    rows: 1,
    beforeSend: ({ page }) =>
      afterCommit(page, async (route) => {
        await loseNetwork(page);
        await route.abort('internetdisconnected');
      }),
  },
  {
    id: '4',
    title: 'no reply at all',
    outcome: 'notSent',
    beforeOpen: ({ page }) => page.clock.install(),
    async beforeSend(visit) {
      const wire = new Wire();
      await wire.attach(visit.page);
      hangingRequests.set(visit, wire.hang(false).hanging);
      await visit.page.clock.pauseAt(Date.now() + 60_000);
    },
    async afterSend(visit) {
      await hangingRequests.get(visit);
      await visit.page.clock.runFor(14_500);
      await expect(visit.button, 'still waiting after 14.5 s').toHaveText(visit.form.button.busy);
      await visit.page.clock.runFor(1_000);
    },
    remove: ({ page }) => page.clock.resume(),
  },
  {
    id: '5',
    title: 'reply lost after the row is stored',
    outcome: 'notSent',
    rows: 1,
    beforeSend: ({ page }) => afterCommit(page, (route) => route.abort('connectionreset')),
  },
  {
    id: '6',
    title: 'reply cut off in its body after the row is stored',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    rows: 1,
    async beforeSend(visit) {
      const { origin } = await otherServer(visit);
      await afterCommit(visit.page, (route) => route.continue({ url: `${origin}/cut` }));
    },
  },
  {
    id: '15',
    title: '409 for the same row after a lost reply',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    rows: 1,
    beforeSend: ({ page }) =>
      afterCommit(page, (route) =>
        route.fulfill({ status: 409, json: { code: '23505', message: 'duplicate' } }),
      ),
  },
  {
    id: '26',
    title: 'no CORS header from a backend on another origin',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeOpen: useBackendElsewhere,
    async remove(visit) {
      const other = others.get(visit);
      if (other) other.allowsCors = true;
    },
  },
  {
    id: '27',
    title: 'request stopped by a content blocker',
    outcome: 'notSent',
    isOnlyInFullRun: true,
    beforeSend: refuse('blockedbyclient'),
  },
];
