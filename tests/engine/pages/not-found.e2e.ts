import { expect, test } from '../../support/test.ts';

test('an unknown address responds with 404, is logged, and links to the home page and the overviews', async ({
  page,
  open,
  health,
}) => {
  health.expect(/status 404: .*\/no\/such-page$/, /error: Failed to load resource.*\/no\/such-page$/);
  health.expect(/warning: .*\/no\/such-page/);
  const response = await open('/no/such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/Page Not Found/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Did you mean'), 'no page has a similar address').toBeHidden();
  for (const route of ['/services', '/industries', '/contact'])
    await expect(page.locator(`main a[href="${route}"]`)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 3000 });
  const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end, 'the footer of a short page is at the bottom of the window').toBe(3000);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data-Driven Software Solutions');
});

test('a broken link shows the not-found page without loading the document again', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(/status 404: .*\/gone\.data\.json$/, /error: Failed to load resource.*\/gone\.data\.json$/);
  health.expect(/warning: .*\/gone/);
  // The compiler rejects broken links, so the test puts one into the data of a page in its response.
  await page.route('**/about.data.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"/services"', '"/gone"') });
  });
  await open('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: 'See every service in detail' }).click();
  await expect(page).toHaveURL('/gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Console and network messages for an unknown address. */
const MISSING = [/status 404/, /error: Failed to load resource/, /warning: No page at/];

test('the not-found page suggests the page with the most similar address', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(...MISSING);
  await open('/industries/healthcare');
  const proposal = page.getByRole('status').filter({ hasText: 'Did you mean' });
  await expect(proposal).toBeVisible();
  await proposal.getByRole('link', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/industries/health-care');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare');
});

test('only the not-found page loads the search for similar pages', { tag: '@full' }, async ({
  page,
  open,
  health,
}) => {
  health.expect(...MISSING);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const searches = () => requested.filter((url) => url.includes('similar-page'));
  await open('/about');
  await page.waitForLoadState('networkidle');
  expect(searches()).toHaveLength(0);
  await open('/abuot');
  await expect.poll(searches).toHaveLength(1);
});
