import { expect, type Page, test } from '@playwright/test';
import { withBrowser } from '../../support/own-browser.ts';
import type { FormId } from './support/form-values.ts';
import { expectOutcome, expectSent } from './support/outcomes.ts';
import { Visit } from './support/visit.ts';
import { Wire } from './support/wire.ts';

declare global {
  interface Window {
    /** Set before leaving. Still set only if the browser restored the page from its cache. */
    isSamePage?: boolean;
  }
}

/** Collects the browser's reasons for not using the back/forward cache. */
async function collectCacheMisses(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${reason} (${type})`));
  });
  await session.send('Page.enable');
  return reasons;
}

/** Goes to another page and back. Returns whether the page is from the back/forward cache. */
async function isSameAfterReturn({ page, origin, button }: Visit): Promise<boolean> {
  await page.evaluate(() => {
    window.isSamePage = true;
  });
  await page.goto(`${origin}/faq`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(button).toBeEnabled();
  return page.evaluate(() => window.isSamePage === true);
}

/** Returns from another page to one from the back/forward cache. */
async function leaveAndReturn(visit: Visit): Promise<void> {
  const reasons = await collectCacheMisses(visit.page);
  // Chromium gives a page up when a message of it is still on its way, which depends on the machine.
  const before = await visit.fields();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await isSameAfterReturn(visit)) return;
    // The page was loaded again: it has its values once its code has read the draft.
    await visit.ready();
    await expect.poll(() => visit.fields()).toEqual(before);
  }
  throw new Error(`The page is not from the back/forward cache: ${reasons.join(', ')}`);
}

/** Runs a test in a browser with the back/forward cache, which Playwright disables by default. */
function withPageCache(id: FormId, run: (visit: Visit, wire: Wire) => Promise<void>): Promise<void> {
  return withBrowser(['--disable-back-forward-cache'], async (browser, baseURL) => {
    const page = await browser.newPage();
    const visit = new Visit(page, id, baseURL);
    const wire = new Wire();
    await wire.attach(page);
    await visit.open();
    await visit.ready();
    await visit.fill();
    await run(visit, wire);
  });
}

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  test(`${id}: a page from the back/forward cache keeps every form value, and is empty after success`, () =>
    withPageCache(id, async (visit, wire) => {
      wire.mode = 'lose the reply';
      await visit.send();
      await expectOutcome(visit, 'notSent');
      await leaveAndReturn(visit);
      await visit.expectKept();
      wire.mode = 'pass';
      await visit.send();
      await expectSent(visit);
      await leaveAndReturn(visit);
      expect(
        Object.values(await visit.fields())
          .flat()
          .join(''),
      ).toBe('');
      await visit.expectOneRow();
    }));

  test(`${id}: a page left while sending can send again after a return from the back/forward cache`, () =>
    withPageCache(id, async (visit, wire) => {
      const { hanging } = wire.hang(true);
      await visit.send();
      await hanging;
      await leaveAndReturn(visit);
      await visit.expectKept();
      wire.mode = 'pass';
      await visit.send();
      await expectSent(visit);
    }));
}
