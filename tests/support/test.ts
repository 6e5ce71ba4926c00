import { test as base, expect, type Page, type Response } from '@playwright/test';
import { Health } from './health.ts';
import { assumeNetwork } from './network.ts';

interface Fixtures {
  /** Watches the browser of every test; only tests that expect a problem name it. */
  health: Health;
  /** Opens an address and waits until script answers there. */
  open: (address: string) => Promise<Response | null>;
}

/** The button replaces a link as soon as the page is hydrated: what a visitor can tell by. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
}

/** Playwright's test with a watch on everything that may go wrong unseen. */
export const test = base.extend<Fixtures>({
  health: [
    async ({ context, baseURL }, use) => {
      const health = new Health(baseURL ?? '');
      await health.watch(context);
      await use(health);
      await health.check();
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await assumeNetwork(page);
    await use(page);
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      await expectHydrated(page);
      return response;
    });
  },
});

export { expect } from '@playwright/test';
