import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/content/project.ts';
import { expect, test } from '../../support/test.ts';
import { ROUTES } from '../support/site.ts';

const { company } = JSON.parse(readFileSync(path.join(ROOT, 'content/site.json'), 'utf8'));
const FORMS = { '/': 'contact', '/contact': 'contact', '/quote': 'quote' } as const;

/** What regulations 24 and 25 of SI 2015/17 want on a company's website. */
const DISCLOSED = {
  'registered name': company.legalName,
  'part of the United Kingdom': /registered in (England and Wales|Wales|Scotland|Northern Ireland)/i,
  'registered number': /^company number (\d{8}|to be added)$/i,
  'registered office': /registered office: .{10,}/i,
} as const;

test.describe('as the pages come, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page says who is behind it, as a company must', async ({ page, health }) => {
    health.expect(/404/);
    test.setTimeout(60_000);
    for (const route of [...ROUTES, '/404-is-no-page']) {
      await page.goto(route);
      const footer = page.getByRole('contentinfo');
      for (const [what, words] of Object.entries(DISCLOSED))
        await expect(footer.getByText(words), `${what} on ${route}`).toBeVisible();
      // A number that is not known is not invented: the page says that it is missing.
      await expect(footer, route).toContainText(company.registration.number);
    }
  });

  test('no box is ticked, and what sending means stands beside the button', async ({ page }) => {
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

for (const [route, id] of Object.entries(FORMS)) {
  test(`the form on ${route} ticks nothing by itself, and links its notice right before or after its button`, async ({
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
