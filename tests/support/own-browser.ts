import { type Browser, chromium, test } from '@playwright/test';
import { findFullBrowser } from '../../scripts/test/programs/browser.ts';

/** Runs `act` in a complete browser that starts without some of Playwright's default options. */
export async function withBrowser(
  ignoreDefaultArgs: string[],
  act: (browser: Browser, baseURL: string) => Promise<void>,
): Promise<void> {
  const { launchOptions, baseURL = '' } = test.info().project.use;
  const executablePath = findFullBrowser();
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
  });
  try {
    await act(browser, baseURL);
  } finally {
    await browser.close();
  }
}
