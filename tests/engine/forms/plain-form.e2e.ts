import { referenceOf } from '../../../supabase/functions/deliver/reference.ts';
import { expect, test } from '../../support/test.ts';
import { fill, sendButton, storedRows, uniqueAddress } from '../support/contact-form.ts';

test.use({ javaScriptEnabled: false });

const contactForm = (page: import('@playwright/test').Page) =>
  page.locator('main form').filter({ has: page.getByLabel('Your Message') });

test('a form is sent without JavaScript, and the page shows the reference of the stored row', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = contactForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await sendButton(form).click();
  await expect(page.locator('[data-confirmation]')).toBeVisible();
  const rows = await storedRows(page, email);
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Ada Brook',
      email,
      phone: null,
      message: 'Our rent figures do not agree.',
    }),
  ]);
  await expect(page.getByText(/^Your reference/)).toContainText(referenceOf(String(rows[0]?.['id'])));
  await expect(form).toHaveCount(0);

  await page.goBack();
  await fill(contactForm(page), email);
  await sendButton(contactForm(page)).click();
  await expect(page.getByText(/^Your reference/)).toContainText(referenceOf(String(rows[0]?.['id'])));
  expect(await storedRows(page, email)).toHaveLength(1);
});

test('errors come back beside their fields, with what was entered, and are corrected there', async ({
  page,
  health,
}) => {
  // The status of an answer with errors.
  health.expect(/\b422\b/);
  await page.goto('/contact');
  const form = contactForm(page);
  const email = uniqueAddress();
  await fill(form, email);
  await form.getByLabel('Phone Number (Optional)').fill('12 </textarea>"');
  await form.getByLabel('Your Message').fill('</textarea><b>x');
  await form.getByLabel('Your Name').fill('A');
  await sendButton(form).click();
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.locator('[data-error-summary]');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(form.getByLabel('Your Name')).toHaveAccessibleDescription(
    (await summary.getByRole('link').first().textContent()) ?? '',
  );
  await expect(form.getByLabel('Phone Number (Optional)')).toHaveValue('12 </textarea>"');
  await expect(form.getByLabel('Your Message')).toHaveValue('</textarea><b>x');
  await form.getByLabel('Your Name').fill('Ada Brook');
  await form.getByLabel('Phone Number (Optional)').fill('');
  await sendButton(form).click();
  await expect(page.locator('[data-confirmation]')).toBeVisible();
  expect(await storedRows(page, email)).toHaveLength(1);
});
