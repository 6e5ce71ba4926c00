import type { Page } from '@playwright/test';

/** A text with bold words sets its caret 20 ms after it gets the focus, which is sooner than people type. */
export async function afterFocus(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 20)));
}

/** Moves the caret or the selection. The browser reports that to the page later, when a test would already type on. */
export async function moveCaret(page: Page, key: string, count = 1): Promise<void> {
  for (let pressed = 0; pressed < count; pressed++) {
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
