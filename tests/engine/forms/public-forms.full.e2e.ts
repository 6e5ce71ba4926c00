import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../../../scripts/root.ts';
import { fillByKeyboard } from '../../support/fill-form.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { violations } from '../../support/inspect/axe.ts';
import { expect } from '../../support/test.ts';
import { sampleFor } from '../support/form-sample.ts';
import { PUBLIC_FORMS, readPublicSchema, test } from '../support/public-forms.ts';

// One worker runs all tests, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** For people: git ignores the folder. docs/forms.md lists where the forms differ from GOV.UK. */
const SCREENSHOTS = path.join(ROOT, '.cache/public-forms');

const WIDTHS = [390, 1280];

const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

test('every form is made, checked and built by the commands', ({ site }) => {
  for (const { status, output } of site.made) expect(status, output).toBe(0);
});

/** Runs axe on a state of a form, and takes a picture of it. */
async function inspect(page: Page, subject: Locator, name: string): Promise<void> {
  expect(await violations(page), name).toEqual([]);
  // The header would stay above what is taken in parts. The policy of the site forbids a style sheet that hides it.
  const setVisibility = (value: string) =>
    page.locator('header, body > a:first-child').evaluateAll((elements, visibility) => {
      for (const element of elements)
        if (element instanceof HTMLElement) element.style.visibility = visibility;
    }, value);
  await setVisibility('hidden');
  await subject.screenshot({ path: path.join(SCREENSHOTS, `${name}.png`) });
  await setVisibility('');
}

for (const name of PUBLIC_FORMS)
  for (const width of WIDTHS) {
    test(`${name} is refused, filled in by keyboard, sent and read in the mailbox at ${width} pixels`, async ({
      page,
      browser,
    }) => {
      const { values } = sampleFor(readPublicSchema(name));
      const state = (one: string) => `${name}-${width}-${one}`;
      await page.setViewportSize({ width, height: 900 });
      await page.clock.install();
      await page.goto(`/forms/${name}`);
      const form = page.locator('main form');
      await awaitFormCode(form);
      await inspect(page, form, state('1-empty'));

      await form.locator('button[type="submit"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await inspect(page, form, state('2-refused'));

      await fillByKeyboard(page, form, values);
      // What arrives within seconds waits for its owner: programs are that fast.
      await page.clock.fastForward('01:00');
      await inspect(page, form, state('3-filled-in'));

      await page.keyboard.press('Enter');
      const confirmation = page.locator('[data-confirmation]');
      await expect(confirmation.getByRole('heading').first()).toBeFocused();
      await expect(form).toBeHidden();
      await inspect(page, confirmation, state('4-sent'));

      const reference = await confirmation.getByText(REFERENCE).innerText();
      // A browser of its owner: the clock is a script, and messages run none.
      const mailbox = await browser.newPage({ viewport: { width, height: 900 } });
      const message = mailbox.getByRole('link', { name: reference });
      await expect
        .poll(async () => {
          await mailbox.goto(new URL('/_mail', page.url()).href);
          return message.count();
        })
        .toBe(1);
      await message.click();
      await expect(mailbox.getByRole('article').locator('pre')).toContainText('Reference');
      await inspect(mailbox, mailbox.locator('body'), state('5-mail'));
      await mailbox.close();
    });
  }

test('a field begins with the value of the address', async ({ page }) => {
  await page.goto('/forms/funding-bid?award=CF-2046');
  await awaitFormCode(page.locator('main form'));
  await expect(page.getByLabel('Award reference')).toHaveValue('CF-2046');
});
