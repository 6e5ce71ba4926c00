import { type Browser, chromium, test } from '@playwright/test';

/** Runs `act` in a browser that starts without some of Playwright's default options. */
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
