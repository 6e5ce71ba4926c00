import { expect, type Locator } from '@playwright/test';

/** Scrolls to a form and waits until its code has replaced the browser's validation. */
export async function awaitFormCode(form: Locator, options?: { timeout: number }): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '', options);
}
