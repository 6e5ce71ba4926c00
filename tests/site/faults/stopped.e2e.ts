import { expect, test } from '@playwright/test';
import { expectOutcome, expectSent } from './support/outcomes.ts';
import { OwnPreview } from './support/own-preview.ts';
import { Visit } from './support/visit.ts';

test('the form keeps its values while the backend is stopped, and asks to wait at the rate limit', {
  tag: '@full',
}, async ({ page, browser }) => {
  test.setTimeout(90_000);
  const preview = await OwnPreview.create('1,60');
  try {
    await preview.start();
    const visit = new Visit(page, 'quote', preview.origin);
    const codeLoaded = page.waitForResponse(/\/assets\/client-/);
    await visit.open();
    await visit.ready();
    await visit.fill();
    await codeLoaded;
    await preview.stop();
    await visit.send();
    await expectOutcome(visit, 'notSent');
    await visit.expectKept();
    await preview.start();
    await visit.send();
    await expectSent(visit);

    // The same client sends other values: one request above the limit.
    const context = await browser.newContext();
    const second = new Visit(await context.newPage(), 'contact', preview.origin);
    await second.open();
    await second.ready();
    await second.fill();
    await second.send();
    await expectOutcome(second, 'tooMany');
    await second.expectKept();
    expect(await second.rows()).toEqual([]);
    await context.close();
  } finally {
    await preview.dispose();
  }
});
