import type { Page } from '@playwright/test';
import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { holdRequests } from '../../support/hold.ts';
import { assumeNetwork, loseNetwork } from '../../support/network.ts';
import { expect, test } from '../../support/test.ts';
import {
  CONTACT_REQUEST,
  fill,
  readyForm,
  sendButton,
  storedRows,
  uniqueAddress,
} from '../support/contact-form.ts';

const confirmationOf = (page: Page) => page.getByRole('region', { name: 'Your message is with us' });

/** Sends the contact form. Returns the address of the sender. */
async function send(page: Page): Promise<string> {
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  await expect(confirmationOf(page)).toBeVisible();
  return email;
}

test('a confirmation shows what was sent in place of the form, until its button is pressed', async ({
  page,
  open,
}) => {
  await open('/contact');
  const email = await send(page);
  const confirmation = confirmationOf(page);
  await expect(confirmation.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
  await expect(confirmation.getByText("We'll get back to you as soon as possible")).toBeVisible();
  await expect(confirmation.getByRole('term')).toHaveText(['Your Name', 'Email Address', 'Your Message']);
  await expect(confirmation.getByRole('definition')).toHaveText([
    'Ada Brook',
    email,
    'Our rent figures do not agree.',
  ]);
  await expect(page.locator('form')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmationOf(page)).toHaveCount(0);
  await expect(page.getByText('Message sent successfully!')).toHaveCount(0);
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

test('the confirmation is printed without the empty form, and is gone after a reload', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contact');
  await send(page);
  await page.emulateMedia({ media: 'print' });
  await expect(confirmationOf(page).getByRole('definition').first()).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send another message' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await readyForm(page);
  await expect(confirmationOf(page)).toHaveCount(0);
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

test('a form that could not be sent offline offers to send when the connection is back, and waits for a press', async ({
  page,
  open,
  health,
}) => {
  health.expect(/was not sent/, /ERR_INTERNET_DISCONNECTED/);
  const codeLoaded = page.waitForResponse(/\/assets\/client-/);
  const requests: string[] = [];
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await codeLoaded;
  await loseNetwork(page);
  await sendButton(form).click();
  await expect(form.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await page.route(CONTACT_REQUEST, (route) => {
    requests.push(route.request().url());
    return route.continue();
  });
  await assumeNetwork(page);
  await expect(form.getByRole('status').filter({ hasText: 'You are connected again' })).toBeVisible();
  await expect(form.getByLabel('Your Name')).toHaveValue('Ada Brook');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(await storedRows(page, email)).toHaveLength(1);
});

test('a visitor who returns while the form is being sent reads its result, and keeps what they have changed since', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contact');
  const release = await holdRequests(page, CONTACT_REQUEST);
  const email = uniqueAddress();
  await fill(await readyForm(page), email);
  await sendButton(page.locator('form')).click();
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  const form = await readyForm(page);
  await expect(sendButton(form)).toBeDisabled();
  await page.getByLabel('Company').fill('Brook Ltd');
  release();
  await expect(confirmationOf(page)).toBeVisible();
  await page.reload();
  await readyForm(page);
  await expect(page.getByLabel('Company')).toHaveValue('Brook Ltd');
  expect(await storedRows(page, email)).toHaveLength(1);
});

test('a refused and an offline submission show no reference, a repeated and a quarantined one that of their row', {
  tag: '@full',
}, async ({ page, open, health }) => {
  health.expect(/was not sent/, /ERR_INTERNET_DISCONNECTED/, /^status 400/, /Failed to load resource/);
  const reference = page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
  const codeLoaded = page.waitForResponse(/\/assets\/client-/);
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await codeLoaded;

  // The table refuses what the form would not send.
  await page.route(CONTACT_REQUEST, (route) => {
    const row = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...row, name: '' }) });
  });
  await sendButton(form).click();
  await expect(form.locator('[data-outcome="checkAnswers"]')).toBeVisible();
  await expect(reference).toHaveCount(0);
  await page.unroute(CONTACT_REQUEST);

  await loseNetwork(page);
  await sendButton(form).click();
  await expect(form.locator('[data-outcome="offline"]')).toBeVisible();
  await expect(reference).toHaveCount(0);
  expect(await storedRows(page, email)).toEqual([]);
  await assumeNetwork(page);

  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(confirmationOf(page)).toBeVisible();
  const [row] = await storedRows(page, email);
  await expect(reference).toContainText(referenceOf(String(row?.['id'])));
  await page.getByRole('button', { name: 'Send another message' }).click();
  await fill(form, email);
  await sendButton(form).click();
  await expect(reference).toContainText(referenceOf(String(row?.['id'])));
  expect(await storedRows(page, email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Send another message' }).click();
  const other = uniqueAddress();
  await fill(form, other);
  await form.locator('input[name="_more"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendButton(form).click();
  await expect(confirmationOf(page)).toBeVisible();
  const [held] = await storedRows(page, other);
  await expect(reference).toContainText(referenceOf(String(held?.['id'])));
});
