import { test } from '@playwright/test';
import type { FormId } from './support/form-values.ts';
import { completeByKeyboard } from './support/keyboard.ts';
import { expectSent } from './support/outcomes.ts';
import { shortValues } from './support/short-values.ts';
import { Visit } from './support/visit.ts';

for (const id of ['contact', 'quote'] satisfies FormId[]) {
  // The quote form has every kind of field of the contact form, and more.
  const tag = id === 'quote' ? [] : '@full';
  test(`a visitor completes and sends the ${id} form with only the keyboard`, { tag }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    const visit = new Visit(page, id, baseURL ?? '');
    visit.typed = shortValues(visit);
    await visit.open();
    await completeByKeyboard(page, visit.typed);
    await expectSent(visit);
  });
}
