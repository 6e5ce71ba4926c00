import { expect, test } from '../../support/test.ts';
import { INDUSTRIES } from '../support/site.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

test('the overview has a card with a Learn more link for each industry', async ({ page }) => {
  await page.goto('/industries');
  const links = page.locator('main').getByRole('link', { name: /^Learn more/ });
  await expect(links).toHaveCount(8);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(INDUSTRIES.map(([, href]) => href));
});

test('each industry has six unique challenges, solutions and benefits', async ({ page }) => {
  const points: string[] = [];
  for (const [title, route] of INDUSTRIES) {
    await page.goto(route);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { level: 2 })).toContainText([
      'Key Challenges',
      'Our Solutions',
      'Key Benefits',
    ]);
    for (const heading of ['Key Challenges', 'Our Solutions', 'Key Benefits']) {
      const list = main
        .locator('ul', { hasNot: page.locator('ul') })
        .and(main.locator(`:has(> h2:text-is("${heading}")) ul, :has(> h3:text-is("${heading}")) ul`));
      await expect(list.getByRole('listitem'), `${route} ${heading}`).toHaveCount(6);
      points.push(...(await list.getByRole('listitem').allTextContents()));
    }
    await expect(main.getByRole('link', { name: 'Back to industries' })).toHaveAttribute(
      'href',
      '/industries',
    );
    await expect(main.getByRole('link', { name: 'Get a Tailored Solution' })).toHaveAttribute(
      'href',
      '/quote',
    );
  }
  expect(new Set(points).size).toBe(8 * 18);
});

test('the image of an industry appears in previews and not on its page', async ({ page }) => {
  await page.goto('/industries/charity');
  await expect(page.locator('main img')).toHaveCount(0);
});
