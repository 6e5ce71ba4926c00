import { withBrowser } from '../../support/own-browser.ts';
import { expect, test } from '../../support/test.ts';

test('headings change to the heading font once it has loaded', { tag: '@full' }, async ({ page, open }) => {
  await open('/about');
  const isLoaded = () =>
    [...document.fonts].some(
      ({ family, status }) => /Bricolage Grotesque/.test(family) && status === 'loaded',
    );
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
});

test('a dialog opens without a layout shift where scroll bars take up space', { tag: '@full' }, () =>
  withBrowser(['--hide-scrollbars'], async (browser, baseURL) => {
    const page = await browser.newPage({ baseURL });
    await page.goto('/services/data');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.getByRole('button', { name: 'Data Migration' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await title.boundingBox())?.x).toBe(before?.x);
  }),
);
