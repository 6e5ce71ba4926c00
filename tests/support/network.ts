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
  // Without a latency the browser would go by the machine again.
  const conditions = { offline, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
  await (await session).send('Network.emulateNetworkConditions', conditions);
}

/**
 * Lets the browser take itself for online. On a machine without a network it does not, localhost or not, and every
 * answer that a test withholds would be put down to that.
 */
export function assumeNetwork(page: Page): Promise<void> {
  return setNetwork(page, false);
}

/** Takes the page's network away, until `assumeNetwork`. */
export function loseNetwork(page: Page): Promise<void> {
  return setNetwork(page, true);
}
