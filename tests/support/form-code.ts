import { expect, type Locator } from '@playwright/test';

/** Brings a form into view and waits until its own code has taken over from the browser's checks. */
export async function awaitFormCode(form: Locator, options?: { timeout: number }): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '', options);
}
