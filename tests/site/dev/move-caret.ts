import type { Page } from '@playwright/test';

/** Moves the caret or the selection. The browser reports that in a later task, when a test would already type on. */
export async function moveCaret(page: Page, key: string, count = 1): Promise<void> {
  for (let pressed = 0; pressed < count; pressed++) {
    const reported = await page.evaluateHandle(() => {
      const event = new Promise((resolve) => {
        document.addEventListener('selectionchange', resolve, { once: true });
      });
      // A promise would be waited for.
      return { event };
    });
    await page.keyboard.press(key);
    await reported.evaluate(({ event }) => event.then(() => undefined));
  }
}
