import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { findRows, type Row } from '../../../scripts/test/backend.ts';
import { awaitFormCode } from '../../support/form-code.ts';

/** Matches the request that stores a row of the contact form. */
export const CONTACT_REQUEST = '**/rest/v1/contact_submissions*';

/** Scrolls the form into view and waits until its code has replaced the browser's validation. */
export async function readyForm(page: Page): Promise<Locator> {
  const form = page.locator('main form').filter({ has: page.getByLabel('Your Message') });
  await awaitFormCode(form);
  return form;
}

/** Returns a unique e-mail address, so that a test finds its own row. */
export function uniqueAddress(): string {
  return `visitor-${randomUUID()}@example.com`;
}

/** Fills in the required fields. */
export async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Your Name').fill('Ada Brook');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Your Message').fill('Our rent figures do not agree.');
}

/** The submit button. Its label changes while the form is being sent. */
export function sendButton(form: Locator): Locator {
  return form.locator('button[type="submit"]');
}

/** Reads the rows that the page's backend has stored for this address. */
export function storedRows(page: Page, email: string): Promise<Row[]> {
  return findRows(new URL(page.url()).origin, 'contact_submissions', 'email', email);
}
