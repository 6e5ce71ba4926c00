import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { findRows, type Row } from '../../support/backend.ts';
import { awaitFormCode } from '../../support/form-code.ts';

/** Where a row of the contact form is sent. */
export const CONTACT_REQUEST = '**/rest/v1/contact_submissions*';

/** The form, brought into view; it takes over from the browser's own checks as soon as its code is there. */
export async function readyForm(page: Page): Promise<Locator> {
  const form = page.locator('main form').filter({ has: page.getByLabel('Your Message') });
  await awaitFormCode(form);
  return form;
}

/** An address that no other test uses, to find its row by. */
export function ownAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

/** Fills in what is required. */
export async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Your Name').fill('Ada Brook');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Your Message').fill('Our rent figures do not agree.');
}

/** The button that sends, whatever it says at the moment. */
export function sendButton(form: Locator): Locator {
  return form.locator('button[type="submit"]');
}

/** Holds back every request to the table until `release` is called. */
export async function holdRequests(page: Page): Promise<{ release: () => void; count: () => number }> {
  let release = () => {};
  let count = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CONTACT_REQUEST, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { release, count: () => count };
}

/** What the backend of the page on screen has stored for this address. */
export function storedRows(page: Page, email: string): Promise<Row[]> {
  return findRows(new URL(page.url()).origin, 'contact_submissions', 'email', email);
}
