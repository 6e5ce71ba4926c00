import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { holdRequests } from '../../support/hold.ts';
import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';
import {
  CONTACT_REQUEST,
  fill,
  readyForm,
  sendButton,
  storedRows,
  uniqueAddress,
} from '../support/contact-form.ts';

for (const route of selection(['/', '/contact'], 2)) {
  test(`the form on ${route} has the specified labels, and its message is stored unchanged`, async ({
    page,
    open,
  }) => {
    await open(route);
    const form = await readyForm(page);
    for (const label of [
      /^Your Name/,
      /^Email Address/,
      /^Company \(Optional\)$/,
      /^Phone Number \(Optional\)$/,
      /^Your Message/,
    ]) {
      await expect(form.getByLabel(label)).toBeVisible();
    }
    await expect(sendButton(form)).toHaveText('Send Message');
    const email = uniqueAddress();
    await fill(form, email);
    await form.getByLabel('Company (Optional)').fill('Brook & Sons “Ltd”');
    await form.getByLabel('Phone Number (Optional)').fill('020 7946 0000');
    await sendButton(form).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    const rows = await storedRows(page, email);
    await expect(page.getByText(/^Your reference/)).toContainText(referenceOf(String(rows[0]?.['id'])));
    expect(rows).toEqual([
      expect.objectContaining({
        name: 'Ada Brook',
        email,
        company: 'Brook & Sons “Ltd”',
        phone: '020 7946 0000',
        message: 'Our rent figures do not agree.',
      }),
    ]);
  });
}

test('Enter in a field sends the form, which stores empty fields as null and is empty afterwards', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await form.getByLabel('Company (Optional)').fill('x');
  await form.getByLabel('Company (Optional)').fill('');
  await form.getByLabel('Your Name').press('Enter');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  const [row] = await storedRows(page, email);
  expect(row).toMatchObject({ company: null, phone: null });
  for (const label of ['Your Name', 'Email Address', 'Your Message']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  await expect(form.getByText('must be at least')).toHaveCount(0);
});

test('the button shows progress and is disabled while sending, and a double click sends one message', async ({
  page,
  open,
}) => {
  let count = 0;
  const release = await holdRequests(page, CONTACT_REQUEST, (route) => {
    count += 1;
    return route.continue();
  });
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).dblclick();
  await form.getByLabel('Your Name').press('Enter');
  await expect(sendButton(form)).toHaveText('Processing...');
  await expect(sendButton(form)).toBeDisabled();
  release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(sendButton(form)).toHaveText('Send Message');
  await expect(sendButton(form)).toBeEnabled();
  expect(count).toBe(1);
  expect(await storedRows(page, email)).toHaveLength(1);
});

test('a failed request keeps the form values, and shows the specified notice and focused contact details once', {
  tag: '@full',
}, async ({ page, open, health }) => {
  health.expect(/^status 500/, /error: Failed to load resource/, /error: The form "contact" was not sent/);
  await page.route(CONTACT_REQUEST, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  for (const _ of [1, 2, 3]) {
    const response = page.waitForResponse(CONTACT_REQUEST);
    await sendButton(form).click();
    await response;
    await expect(sendButton(form)).toBeEnabled();
    await expect(notice).toHaveCount(1);
  }
  await expect(notice).toContainText('There was an error sending your message. Please try again.');
  await expect(form.locator('[data-outcome="notSent"]')).toBeFocused();
  await expect(form.locator('[data-outcome="notSent"]')).toContainText('020 7946 0958');
  await expect(form.getByLabel('Your Name')).toHaveValue('Ada Brook');
  await expect(form.getByLabel('Email Address')).toHaveValue(email);
  await expect(form.getByLabel('Your Message')).toHaveValue('Our rent figures do not agree.');
});

test('the form sends what a bot wrote, with a note for the database, and shows the same as to a person', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, uniqueAddress());
  await form.locator('input[name="_more"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  const sent = page.waitForRequest((request) => request.url().includes('/rest/v1/'));
  await sendButton(form).click();
  const request = await sent;
  expect(request.headers()['x-client-info']).toMatch(
    /^form \(honeypot=filled; seconds=\d+; language=en-GB\)$/,
  );
  expect(request.postData()).not.toContain('spam.example');
  await expect(page.locator('[data-confirmation]')).toBeVisible();
});
