import { readMedia } from '../../../scripts/content/media/media.ts';
import { ROOT } from '../../../scripts/content/project.ts';
import { pixelsOf, pixelsOfFile } from '../../support/pictures.ts';
import { expect, test } from '../../support/test.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

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

test('the impact section has four figures', async ({ page, open }) => {
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

test('the seven client logos have their names as alternative text', async ({ page, open }) => {
  await open('/about');
  const logos = page.locator('#clients').getByRole('img');
  await expect(logos).toHaveCount(7);
  const names = await logos.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')));
  expect(names.filter(Boolean)).toHaveLength(7);
});

test('the logos load as one sprite, and each looks like its separate file', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open('/about');
  const logos = await page.locator('#clients').getByRole('img').all();
  const shown = new Map<string, string>();
  for (const logo of logos) {
    const src = (await logo.getAttribute('src')) ?? '';
    shown.set(src, await pixelsOf(logo));
  }
  expect(requested.filter((path) => path.startsWith('/media/clients'))).toHaveLength(1);
  expect(new Set(shown.values()).size).toBe(7);

  const { files } = readMedia(ROOT);
  for (const { src, inSprite = src } of files.filter(({ name }) => name.startsWith('clients/'))) {
    expect(shown.get(inSprite), src).toBe(await pixelsOfFile(page, src));
  }
});
