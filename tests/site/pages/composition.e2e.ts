import { withBrowser } from '../../support/own-browser.ts';
import { expect, test } from '../../support/test.ts';
import { ROUTES } from '../support/site.ts';

const GRIDS = ['card-grid', 'page-cards', 'service-cards', 'stats', 'logo-grid']
  .map((block) => `main [data-block="${block}"]`)
  .join();

for (const width of [768, 1440]) {
  test(`no grid ends in a hole on a screen ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    let grids = 0;
    for (const route of ROUTES) {
      await page.goto(route);
      const found = await page.locator(GRIDS).evaluateAll((sections) =>
        sections.map((section) => {
          const fields = [...section.querySelectorAll('ul[role="list"] > li, dl > div')].map((field) =>
            field.getBoundingClientRect(),
          );
          const bottom = Math.max(...fields.map((field) => field.top));
          const right = Math.max(...fields.map((field) => field.right));
          const lastRow = fields.filter((field) => field.top > bottom - 2);
          const heading = section.querySelector('h2')?.textContent ?? '';
          return { heading, gap: right - Math.max(...lastRow.map((field) => field.right)) };
        }),
      );
      grids += found.length;
      for (const { heading, gap } of found) expect.soft(gap, `${route} ${heading}`).toBeLessThan(2);
    }
    expect(grids).toBeGreaterThan(10);
  });
}

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
