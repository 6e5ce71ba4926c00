import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { watchShifts } from '../../support/layout-shifts.ts';

// The viewport of Lighthouse's mobile preset.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true });

test('nothing moves while a form streams in below the first paint', async ({ page, baseURL }) => {
  let release: () => void = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Sends the page up to the second field of its form, and the rest after the first paint.
  const server = createServer(async ({ url = '' }, response) => {
    const found = await fetch(baseURL + url);
    const type = found.headers.get('content-type') ?? '';
    response.writeHead(found.status, { 'content-type': type });
    const body = Buffer.from(await found.arrayBuffer());
    const form = type.startsWith('text/html') ? body.indexOf('<form') : -1;
    const at = body.indexOf('<label', body.indexOf('<label', form) + 1);
    if (form >= 0) {
      response.write(body.subarray(0, at));
      await painted;
    }
    response.end(body.subarray(form >= 0 ? at : 0));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    const shifts = await watchShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/quote`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.locator('form label').count()).toBe(1);
    release();
    await expect(page.locator('form')).toHaveAttribute('novalidate');
    expect(await shifts()).toBeLessThan(0.001);
  } finally {
    release();
    server.closeAllConnections();
    server.close();
  }
});
