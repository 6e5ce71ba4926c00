import { type Browser, chromium, test } from '@playwright/test';

/** Does something in a browser without some of the options that Playwright starts its own with. */
export async function withBrowser(
  ignoreDefaultArgs: string[],
  act: (browser: Browser, baseURL: string) => Promise<void>,
): Promise<void> {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  try {
    await act(browser, baseURL);
  } finally {
    await browser.close();
  }
}
