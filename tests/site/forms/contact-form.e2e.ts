import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';
import {
  fill,
  holdRequests,
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

test('Enter in a field sends the form, which stores empty fields as null and is empty afterwards', async ({
  page,
  open,
}) => {
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

test('the button shows progress and is disabled while the message is being sent', async ({ page, open }) => {
  const requests = await holdRequests(page);
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, uniqueAddress());
  await sendButton(form).click();
  await expect(sendButton(form)).toHaveText('Processing...');
  await expect(sendButton(form)).toBeDisabled();
  requests.release();
  await expect(sendButton(form)).toHaveText('Send Message');
  await expect(sendButton(form)).toBeEnabled();
});

test('a double click sends one message', async ({ page, open }) => {
  const requests = await holdRequests(page);
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).dblclick();
  await form.getByLabel('Your Name').press('Enter');
  requests.release();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(requests.count()).toBe(1);
  expect(await storedRows(page, email)).toHaveLength(1);
});
