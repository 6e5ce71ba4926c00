import { expect, type Page } from '@playwright/test';
import { readRows } from '../../../scripts/test/backend.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import type { test as siteTest } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';

const heading = (page: Page, name: string) => page.locator('main form').getByRole('heading', { name });
const next = (page: Page) => page.getByRole('button', { name: 'On to the next part' });
const answers = (page: Page) => page.locator('main form dl > div');

async function openForm(page: Page): Promise<void> {
  await page.goto('/day-out');
  await awaitFormCode(page.locator('main form'));
}

async function fillInYou(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Brook');
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  await next(page).click();
  await expect(heading(page, 'The party')).toBeFocused();
}

/** Fills in all pages by keyboard, up to the list of answers. */
async function fillIn(page: Page): Promise<void> {
  await openForm(page);
  await fillInYou(page);
  await page.getByLabel('A group').press('Space');
  await next(page).press('Enter');
  await expect(heading(page, 'Your group')).toBeFocused();
  await page.getByLabel('How many are you?').fill('12');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Part 4 of 5')).toBeFocused();
  // It has no heading of its own, so that how far it is describes nothing else.
  await expect(heading(page, 'Part 4 of 5')).not.toHaveAttribute('aria-describedby');
  await page.getByLabel('I have read').press('Space');
  await next(page).press('Enter');
  await expect(heading(page, 'Is all of this right?')).toBeFocused();
}

/** Tests of a form that shows one section at a time. */
export function testFormPages(test: typeof siteTest): void {
  test('a form with pages shows one section, and reports only its errors', async ({ page }) => {
    await openForm(page);
    await expect(heading(page, 'You')).toHaveAccessibleDescription('Part 1 of 4');
    await expect(page.getByText('Who is coming?')).toBeHidden();
    await next(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Give your name',
      'Give your e-mail address',
    ]);
    await expect(page.getByRole('alert')).toBeFocused();
    await fillInYou(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toBeHidden();
  });

  test('the second click of a double click does not press the button of the next page', {
    tag: '@full',
  }, async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Your name').fill('Ada Brook');
    await page.getByLabel('Your e-mail address').fill('ada@example.org');
    await next(page).evaluate(async (button) => {
      const { x, y } = button.getBoundingClientRect();
      const click = () =>
        new MouseEvent('click', { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true });
      button.dispatchEvent(click());
      while (button.isConnected) await new Promise(requestAnimationFrame);
      document.querySelector('main form [data-next]')?.dispatchEvent(click());
    });
    await expect(heading(page, 'The party')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('Back, Forward, the link back and a reload show the page, with its answers', { tag: '@full' }, async ({
    page,
  }) => {
    await openForm(page);
    await fillInYou(page);
    await page.getByLabel('A group').check();
    await next(page).click();
    await expect(heading(page, 'Your group')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'The party')).toBeFocused();
    await page.getByRole('link', { name: 'The part before' }).click();
    await expect(heading(page, 'You')).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Brook');
    await page.goBack();
    await expect(heading(page, 'The party')).toBeFocused();
    await page.goForward();
    await expect(heading(page, 'You')).toBeFocused();
    await page.goBack();
    await page.reload();
    await expect(heading(page, 'The party')).toBeVisible();
    await expect(page.locator('main form').getByRole('heading')).toHaveCount(1);
    await expect(page.getByLabel('A group')).toBeChecked();
  });

  test('all answers are listed before they are sent, with a link back to each field', async ({
    page,
    site,
  }) => {
    await fillIn(page);
    await expect(answers(page)).toHaveText([
      'Your nameAda BrookPut right Your name',
      'Your e-mail addressada@example.orgPut right Your e-mail address',
      'Who is coming?A groupPut right Who is coming?',
      'How many are you?12Put right How many are you?',
      'How old are you?Left blankPut right How old are you?',
      'WishesLeft blankPut right Wishes',
      'I have read what we do with these answers✓Put right I have read what we do with these answers',
    ]);
    expect(await violationsInLooks(page, { widths: selection([768, 320, 1280], 2) })).toEqual([]);
    await page.getByRole('link', { name: 'Put right How many are you?' }).click();
    await expect(page.getByLabel('How many are you?')).toBeFocused();
    await page.getByLabel('How many are you?').fill('14');
    await page.goBack();
    await expect(answers(page).nth(3)).toContainText('14');
    await page.getByRole('button', { name: 'Book the evening' }).click();
    const confirmation = page.locator('[data-confirmation]');
    await expect(confirmation).toContainText('Ada Brook');
    await expect(page.locator('main form')).toBeHidden();
    await confirmation.getByRole('button', { name: /another/ }).click();
    await expect(heading(page, 'You')).toBeVisible();
    expect(await readRows(site.url, 'day_out_submissions')).toEqual([
      expect.objectContaining({ name: 'Ada Brook', party: 'group', size: 14, agree: true }),
    ]);
  });

  test('an answer that is missing when the form is sent shows its page', { tag: '@full' }, async ({
    page,
  }) => {
    await fillIn(page);
    await page.getByRole('link', { name: 'Put right Your name' }).click();
    await page.getByLabel('Your name').fill('');
    await page.goBack();
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Give your name']);
    await expect(page.getByRole('alert')).toBeFocused();
    // The list of all answers, which was shown until then, has the headings of all parts.
    await expect(heading(page, 'You')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a form with pages is one page', { tag: '@full' }, async ({ page }) => {
      await page.goto('/day-out');
      await expect(page.getByLabel('Your name')).toBeVisible();
      await expect(page.getByLabel('Wishes')).toBeVisible();
      await expect(page.getByText(/^Part \d of 4$/)).toHaveText([
        'Part 1 of 4',
        'Part 2 of 4',
        'Part 3 of 4',
      ]);
      // Nothing could turn its pages, so it is sent as a whole.
      await expect(page.getByRole('button', { name: 'Book the evening' })).toBeVisible();
    });
  });
}
