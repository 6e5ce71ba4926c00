import { expect, test } from '../../support/test.ts';
import { CONTACT_REQUEST, fill, readyForm, sendButton, uniqueAddress } from '../support/contact-form.ts';

/** Field, entered value, error message. */
const INVALID_VALUES = [
  ['Your Name', '', 'Name must be at least 2 characters'],
  ['Your Name', 'A', 'Name must be at least 2 characters'],
  ['Email Address', '', 'Please enter a valid email address'],
  ['Email Address', 'ada@', 'Please enter a valid email address'],
  ['Your Message', '', 'Message must be at least 10 characters'],
  ['Your Message', 'Too short', 'Message must be at least 10 characters'],
] as const;

test('each invalid value shows the message of its field', { tag: '@full' }, async ({ page, open }) => {
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  for (const [label, value, message] of INVALID_VALUES) {
    await test.step(`“${value}” in ${label}`, async () => {
      await fill(form, email);
      await form.getByLabel(label).fill(value);
      await sendButton(form).click();
      const field = form.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
    });
  }
});

test('the form is not sent with invalid values, and the error summary links to each field', async ({
  page,
  open,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open('/contact');
  const form = await readyForm(page);
  await sendButton(form).click();
  const list = form.getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ]);
  await list.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect(form.getByLabel('Email Address')).toBeFocused();
  expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
});

test('an error disappears when its field is corrected', async ({ page, open }) => {
  await open('/contact');
  const form = await readyForm(page);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await fill(form, uniqueAddress());
  await expect(form.getByText('must be at least')).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});

test('a failed request keeps the form values, shows a notice and is logged', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(/^status 500/, /error: Failed to load resource/, /error: The form "contact" was not sent/);
  await page.route(CONTACT_REQUEST, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await open('/contact');
  const form = await readyForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(notice).toContainText('There was an error sending your message. Please try again.');
  await expect(form.getByLabel('Your Name')).toHaveValue('Ada Brook');
  await expect(form.getByLabel('Email Address')).toHaveValue(email);
  await expect(form.getByLabel('Your Message')).toHaveValue('Our rent figures do not agree.');
  await expect(sendButton(form)).toBeEnabled();
});

test('a broken connection shows the failure notice, and the next try succeeds', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(
    /^request failed/,
    /error: Failed to load resource/,
    /error: The form "contact" was not sent/,
  );
  await page.route(CONTACT_REQUEST, (route) => route.abort('connectionreset'));
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, uniqueAddress());
  await sendButton(form).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute(CONTACT_REQUEST);
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('one notice shows at a time', async ({ page, open, health }) => {
  health.expect(/^status 500/, /error: Failed to load resource/, /error: The form "contact" was not sent/);
  await page.route(CONTACT_REQUEST, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, uniqueAddress());
  const notices = page.getByText('Something went wrong');
  for (const _ of [1, 2, 3]) {
    const response = page.waitForResponse(CONTACT_REQUEST);
    await sendButton(form).click();
    await response;
    await expect(sendButton(form)).toBeEnabled();
    await expect(notices).toHaveCount(1);
  }
});
