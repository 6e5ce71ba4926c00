import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function startSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}

async function setNetwork(page: Page, offline: boolean): Promise<void> {
  const session = sessions.get(page) ?? startSession(page);
  sessions.set(page, session);
  // With a latency of 0 Chromium would use the machine's own network state.
  const conditions = { offline, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
  await (await session).send('Network.emulateNetworkConditions', conditions);
}

/**
 * Makes the browser report that it is online. On a machine without a network it reports offline, even for
 * localhost, and the forms would show that outcome instead of the one under test.
 */
export function assumeNetwork(page: Page): Promise<void> {
  return setNetwork(page, false);
}

/** Takes the page offline, until `assumeNetwork`. */
export function loseNetwork(page: Page): Promise<void> {
  return setNetwork(page, true);
}
