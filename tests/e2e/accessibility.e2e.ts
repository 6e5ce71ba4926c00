import { violations } from '../support/axe.ts';
import { ROUTES } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const CHUNK = 6;

// What fades in is half transparent on its way; without motion every colour is what it will be.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let start = 0; start < ROUTES.length; start += CHUNK) {
  const routes = ROUTES.slice(start, start + CHUNK);
  test(`axe finds nothing wrong on ${routes[0]} and the ${CHUNK - 1} pages after it`, async ({
    page,
    open,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const route of routes) {
      await open(route);
      found.push(...(await violations(page)));
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing wrong with the page for unknown addresses', async ({ page, open, health }) => {
  health.expect(/status 404/, /Failed to load resource/, /warning: No page at/);
  await open('/no/such-page');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with an open dialog', async ({ page, open }) => {
  await open('/services/development');
  await page.getByRole('button', { name: 'Custom Software' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with an open group and an open answer', async ({ page, open }) => {
  await open('/');
  await page.locator('#services summary').last().click();
  expect(await violations(page)).toEqual([]);
  await open('/faq');
  await page.locator('main summary').first().click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with a form full of mistakes', async ({ page, open }) => {
  await open('/contact');
  const form = page.locator('main form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with a form that was not sent, nor with the draft of it', async ({
  page,
  open,
  health,
}) => {
  test.setTimeout(90_000);
  health.expect(/^status 500/, /Failed to load resource/, /was not sent/);
  await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await open('/contact');
  const form = page.locator('main form');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate');
  await page.getByLabel('Your Name').fill('Ada Brook');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Your Message').fill('Our rent figures do not agree.');
  await form.locator('button[type="submit"]').click();
  await expect(form.locator('[data-outcome="notSent"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-draft="restored"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing wrong with the open menu of a screen ${width} pixels wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    const toggles = page.getByRole('banner').locator('summary:visible');
    await toggles.first().click();
    await toggles.last().click();
    expect(await violations(page)).toEqual([]);
  });
}
