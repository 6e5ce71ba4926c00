import { expect, test } from '../support/test.ts';

test('the About page has its sections in order', async ({ page, open }) => {
  await open('/about');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(main.locator('h2')).toContainText([
    'Our Story',
    'Our Approach',
    'Impact and Results',
    'Core Services',
    'Trusted Clients',
  ]);
  await expect(main.locator('#story')).toContainText('founded in 2021');
  await expect(main.locator('#approach').getByRole('heading', { level: 3 })).toHaveText([
    'Excellence',
    'Innovation',
    'Collaboration',
    'Data Expertise',
  ]);
  await expect(main.locator('#core-services').getByRole('heading', { level: 3 })).toHaveText([
    'Data Solutions',
    'Software Development',
    'System Implementation',
  ]);
  await expect(main.locator('a[href="/services"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('four figures say what came of it', async ({ page, open }) => {
  await open('/about');
  const impact = page.locator('#impact');
  await expect(impact.getByRole('definition')).toHaveText(['15+', '98%', '30+', '6+']);
  await expect(impact.getByRole('term')).toHaveText([
    'satisfied clients',
    'client retention',
    'projects completed',
    'industries served',
  ]);
});

test('seven clients are shown by their logos, each with its name', async ({ page, open }) => {
  await open('/about');
  const logos = page.locator('#clients').getByRole('img');
  await expect(logos).toHaveCount(7);
  const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')));
  expect(names.filter(Boolean)).toHaveLength(7);
  await logos.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((logo) => (logo as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
});
