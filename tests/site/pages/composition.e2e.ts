import { withBrowser } from '../../support/own-browser.ts';
import { expect, test } from '../../support/test.ts';

test('titles are in the font of the headings as soon as it has come', async ({ page, open }) => {
  await open('/about');
  const isShown = () => [...document.fonts].some((face) => /Bricolage Grotesque/.test(face.family));
  await expect.poll(() => page.evaluate(isShown)).toBe(true);
});

test('nothing moves when a dialog opens where scroll bars take room', () =>
  withBrowser(['--hide-scrollbars'], async (browser, baseURL) => {
    const page = await browser.newPage({ baseURL });
    await page.goto('/services/data');
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.getByRole('button', { name: 'Data Migration' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await title.boundingBox())?.x).toBe(before?.x);
  }));
