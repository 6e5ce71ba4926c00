import { awaitFormCode } from '../../support/form-code.ts';
import { readSiteSchema } from '../../support/forms.ts';
import { expect, test } from '../../support/inspect/test.ts';

for (const id of ['contact', 'quote']) {
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
