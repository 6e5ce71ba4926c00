import { awaitFormCode } from '../../support/form-code.ts';
import { expect, test } from '../../support/test.ts';
import { CONTACT_REQUEST, fill, readyForm, sendButton } from '../support/contact-form.ts';

test('the form asks about a likely slip in an e-mail address, and a button corrects it', async ({
  page,
  open,
}) => {
  await open('/contact');
  const form = await readyForm(page);
  const field = form.getByLabel('Email Address');
  const question = form.getByRole('button', { name: 'Did you mean ada@gmail.com?' });
  await field.pressSequentially('ada@gmial.com');
  await expect(question).toHaveCount(0);
  await field.press('Tab');
  await expect(question).toBeVisible();
  await question.click();
  await expect(field).toHaveValue('ada@gmail.com');
  await expect(field).toBeFocused();
  await expect(question).toHaveCount(0);
});

test('a question about an e-mail address does not stop the form', { tag: '@full' }, async ({
  page,
  open,
}) => {
  let sent = '';
  await page.route(CONTACT_REQUEST, (route) => {
    sent = route.request().postData() ?? '';
    return route.fulfill({ status: 201, body: '' });
  });
  await open('/contact');
  const form = await readyForm(page);
  await fill(form, 'ada@gmial.com');
  const field = form.getByLabel('Email Address');
  // The first question loads the code of questions: the next one appears at once.
  await field.press('Tab');
  await expect(form.getByRole('button', { name: 'Did you mean ada@gmail.com?' })).toBeVisible();
  await field.fill('ada@hotmial.com');
  // The press takes the focus from the field. The question must not move the button away from the pointer.
  await sendButton(form).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(sent).toContain('ada@hotmial.com');
});

test('a long text shows what is left from four fifths of its limit, and what is too much', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/contact');
  const form = await readyForm(page);
  const field = form.getByLabel('Your Message');
  const note = page.locator('[id$="message-note"]');
  await field.fill('x'.repeat(3999));
  await expect(note).toHaveCount(0);
  await field.fill('\u{1f600}'.repeat(4000));
  await expect(note).toHaveText('1,000 characters left');
  await expect(page.getByRole('status').filter({ hasText: '1,000 characters left' })).toHaveCount(1);
  await field.fill('x'.repeat(4999));
  await expect(note).toHaveText('1 character left');
  await field.fill('x'.repeat(5012));
  await expect(note).toHaveText('12 characters too many');
  await expect(field).toHaveValue('x'.repeat(5012));
});

const CLEANED = [
  ['Full Name', '  Ada Brook ', 'Ada Brook'],
  ['Email Address', 'mailto:ada@example.com.', 'ada@example.com'],
  ['Website', 'www.example.org', 'https://www.example.org'],
  ['Website', 'example', 'example'],
  ['Phone Number', ' 020 7946 0018', '020 7946 0018'],
] as const;

test('a field shows its value cleaned once the visitor leaves it, and not while they type', {
  tag: '@full',
}, async ({ page, open }) => {
  await open('/quote');
  await awaitFormCode(page.locator('form#form-quote'));
  for (const [label, typed, cleaned] of CLEANED) {
    const field = page.getByLabel(label);
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(field, label).toHaveValue(typed);
    await field.press('Tab');
    await expect(field, label).toHaveValue(cleaned);
  }
});
