import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

const FORMS = { '/': 'contact', '/contact': 'contact', '/quote': 'quote' } as const;

for (const [route, id] of selection(Object.entries(FORMS), 3)) {
  test(`the form on ${route} preselects no checkbox and places its notice next to the button`, async ({
    page,
    open,
  }) => {
    await open(route);
    const form = page.locator('main form[id^="form-"]');
    await form.scrollIntoViewIfNeeded();
    await form.locator('input').first().focus();
    await expect(form).toHaveAttribute('novalidate');
    expect(await form.locator(':checked:is([type="checkbox"], [type="radio"])').count()).toBe(0);
    const button = await form.locator('button[type="submit"]').boundingBox();
    const link = await form.locator('a[href="/privacy-policy"]').boundingBox();
    expect(button && link && Math.abs(button.y - link.y), id).toBeLessThan(200);
  });
}
