import { test as base, expect, type Page, type Response } from '@playwright/test';
import { Health } from './health.ts';
import { assumeNetwork } from './network.ts';

export interface Fixtures {
  /** Watches the browser of every test. Only tests that expect an error name it. */
  health: Health;
  /** Opens an address and waits until the page is hydrated, unless the test turns JavaScript off. */
  open: (address: string) => Promise<Response | null>;
}

/** Waits until the page is hydrated: then a button in the footer replaces the link to the top. */
export async function expectHydrated(page: Page): Promise<void> {
  // By element: the role of every element of the page would be computed for each look.
  await expect(page.locator('footer').getByRole('button').last()).toBeVisible();
}

/** Playwright's test; it fails on errors in the browser that no assertion would see. */
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
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      if (javaScriptEnabled !== false) await expectHydrated(page);
      return response;
    });
  },
});

export { expect } from '@playwright/test';
