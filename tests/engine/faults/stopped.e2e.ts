import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../../../scripts/test/own-server.ts';
import { copyBuiltSite } from '../../../scripts/test/site-copy.ts';
import { expectOutcome, expectSent } from './support/outcomes.ts';
import { Visit } from './support/visit.ts';

test('the form keeps its values while the backend is stopped, and asks to wait at the rate limit', {
  tag: '@full',
}, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const copy = await copyBuiltSite();
  const start = (port?: number) => startServer(copy, 'preview', { BACKEND_LIMITS: '1,60' }, port);
  let server = await start();
  try {
    const visit = new Visit(page, 'quote', server.url);
    const codeLoaded = page.waitForResponse(/\/assets\/client-/);
    await visit.open();
    await visit.ready();
    await visit.fill();
    await codeLoaded;
    await server.stop();
    await visit.send();
    await expectOutcome(visit, 'notSent');
    await visit.expectKept();
    rmSync(path.join(copy.root, '.cache/backend'), { recursive: true });
    server = await start(Number(new URL(server.url).port));
    await visit.send();
    await expectSent(visit);

    // The same client sends other values: one request above the limit.
    const context = await browser.newContext();
    const second = new Visit(await context.newPage(), 'contact', server.url);
    await second.open();
    await second.ready();
    await second.fill();
    await second.send();
    await expectOutcome(second, 'tooMany');
    await second.expectKept();
    expect(await second.rows()).toEqual([]);
    await context.close();
  } finally {
    await server.stop();
    copy.dispose();
  }
});
