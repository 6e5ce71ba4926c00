import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';

const FORMS = { '/': 'contact', '/contact': 'contact', '/quote': 'quote' } as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no checkbox is preselected, and each form has a notice about sending', async ({ page }) => {
    for (const [route, id] of Object.entries(FORMS)) {
      await page.goto(route);
      const form = page.locator('main form[id^="form-"]');
      await expect(form).toHaveCount(1);
      expect(await form.locator(':checked:is([type="checkbox"], [type="radio"])').count(), route).toBe(0);
      const notice = form.locator('p').filter({ has: page.locator('a[href="/privacy-policy"]') });
      await expect(notice, `${id} on ${route}`).toHaveCount(1);
    }
  });
});

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
