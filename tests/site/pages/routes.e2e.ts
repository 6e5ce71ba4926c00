import { expect, test } from '../../support/test.ts';
import { ROUTES } from '../support/site.ts';

test('every route answers with a page of its own name and description', async ({ page, open }) => {
  test.setTimeout(90_000);
  const titles: string[] = [];
  const descriptions: (string | null)[] = [];
  for (const route of ROUTES) {
    const response = await open(route);
    expect(response?.status(), route).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, route).toHaveCount(1);
    await expect(heading, route).toHaveText(/\S/);
    titles.push(await page.title());
    descriptions.push(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(new Set(titles).size).toBe(ROUTES.length);
  expect(new Set(descriptions).size).toBe(ROUTES.length);
});

test('an address with a slash at its end shows the same page', async ({ page, open }) => {
  await open('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/);
});
