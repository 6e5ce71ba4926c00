import { test } from '../../support/dev-server.ts';
import { expect } from '../../support/test.ts';
import { SAMPLE_ROUTES } from '../support/site.ts';

// Each page loads hundreds of modules here. tests/engine/browser/every-page.e2e.ts visits every page of the built site,
// where React also logs HTML that it cannot hydrate. Every other test here fails on a warning of the page that it
// opens.
test('React logs no warnings in development', { tag: '@full' }, async ({ page, open }) => {
  for (const route of SAMPLE_ROUTES) {
    const response = await open(route);
    expect(response?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
  }
});

// tests/engine/vite/dev-server.test.ts asks for such an address in every run.
test('an unknown address responds with 404', { tag: '@full' }, async ({ page, open, health }) => {
  health.expect(/status 404/, /Failed to load resource/, /warning: No page at/);
  const response = await open('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
