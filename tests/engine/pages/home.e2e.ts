import { topOf } from '../../support/position.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

test('Explore Services scrolls to the services, 80 pixels below the top', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.getByRole('link', { name: 'Explore Services' }).click();
  await expect.poll(() => topOf(page.locator('#services'))).toBe(80);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

/** Page, the headings that open, their number, two of them, and a text below the second. */
const ACCORDIONS = [
  ['/', '#services details:has(> summary)', 3, [1, 2], 'Power BI'],
  ['/faq', 'main details', 15, [3, 8], '2-6 weeks'],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, {
    tag: javaScriptEnabled ? '@full' : [],
  }, () => {
    test.use({ javaScriptEnabled });

    test('headings open one at a time, and the open one can be closed', { tag: '@full' }, async ({
      page,
      open,
    }) => {
      for (const [route, selector, count, [first, second], text] of ACCORDIONS) {
        await open(route);
        const all = page.locator(selector);
        await expect(all).toHaveCount(count);
        const opened = page.locator(`${selector.replace(':has(> summary)', '')}[open]`);
        const summary = (index: number) => all.nth(index).locator('> summary');
        await summary(first).click();
        await expect(opened).toHaveCount(1);
        await summary(second).click();
        await expect(opened).toHaveCount(1);
        await expect(opened).toContainText(text);
        await summary(second).press('Enter');
        await expect(opened).toHaveCount(0);
      }
    });
  });
