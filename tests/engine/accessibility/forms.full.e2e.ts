import { awaitFormCode } from '../../support/form-code.ts';
import { readSiteSchema } from '../../support/forms.ts';
import { expect, test } from '../../support/inspect/test.ts';
import { selection } from '../../support/selection.ts';

// Without a full run, tests/engine/faults/errors.e2e.ts makes every mistake in the other form.
for (const id of selection(['contact', 'quote'], 2)) {
  test(`the ${id} form marks required fields, and marks missing fields after a failed attempt to send`, async ({
    page,
    open,
  }) => {
    await open(`/${id}`);
    const form = page.locator(`form#form-${id}`);
    await awaitFormCode(form);
    const required = [...readSiteSchema(id).required].sort();
    const names = async (selector: string) =>
      (await form.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('name')))).sort();
    expect(await names(':is(input, select, textarea):required')).toEqual(required);
    expect(await names('[aria-invalid="true"]')).toEqual([]);
    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole('alert')).toBeFocused();
    expect(await names('[aria-invalid="true"]')).toEqual(required);
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(required.length);
  });
}
