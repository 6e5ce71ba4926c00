import { expect, type Page, test } from '@playwright/test';
import { withBrowser } from '../../support/own-browser.ts';
import type { FormId } from './support/answers.ts';
import { expectOutcome, expectSent } from './support/told.ts';
import { Visit } from './support/visit.ts';
import { Wire } from './support/wire.ts';

declare global {
  interface Window {
    /** Set before leaving: still there only if the browser has kept the page as it was. */
    wasKept?: boolean;
  }
}

/** Notes why the browser did not keep a page, in its own words. */
async function watchNotKept(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ type, reason }) => `${reason} (${type})`));
  });
  await session.send('Page.enable');
  return reasons;
}

/** Goes to another address and back to the very page that was left. */
async function leaveAndReturn({ page, origin, button }: Visit): Promise<void> {
  const reasons = await watchNotKept(page);
  await page.evaluate(() => {
    window.wasKept = true;
  });
  await page.goto(`${origin}/faq`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(button).toBeEnabled();
  const wasKept = await page.evaluate(() => window.wasKept);
  expect(wasKept, `the browser has kept the page${reasons.map((reason) => `; not: ${reason}`)}`).toBe(true);
}

/** A visitor in a browser that keeps pages, which Playwright's own does not. */
function withKeptPages(id: FormId, tell: (visit: Visit, wire: Wire) => Promise<void>): Promise<void> {
  return withBrowser(['--disable-back-forward-cache'], async (browser, baseURL) => {
    const page = await browser.newPage();
    const visit = new Visit(page, id, baseURL);
    const wire = new Wire();
    await wire.attach(page);
    await visit.open();
    await visit.ready();
    await visit.fill();
    await tell(visit, wire);
  });
}

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  const tag = id === 'contact' ? [] : '@full';
  test(`${id}: a kept page comes back with every answer, and empty after success`, { tag }, () =>
    withKeptPages(id, async (visit, wire) => {
      wire.mode = 'lose the answer';
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
    }),
  );

  test(`${id}: a page left while sending comes back ready to send`, { tag }, () =>
    withKeptPages(id, async (visit, wire) => {
      const { hanging } = wire.hang(true);
      await visit.send();
      await hanging;
      await leaveAndReturn(visit);
      await visit.expectKept();
      wire.mode = 'pass';
      await visit.send();
      await expectSent(visit);
    }),
  );
}
