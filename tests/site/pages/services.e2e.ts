import { selection } from '../../support/selection.ts';
import { expect, test } from '../../support/test.ts';
import { serviceRecord } from '../support/site.ts';

// tests/engine/browser/every-page.e2e.ts checks that every page has the same text with JavaScript.
test.use({ javaScriptEnabled: false });

const SERVICES = [
  'data-solutions',
  'custom-software',
  'mobile-app',
  'web-development',
  'devops',
  'system-implementation',
];

test('the overview lists every service with its details, steps and benefits', async ({ page }) => {
  await page.goto('/services');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  for (const service of SERVICES.map(serviceRecord)) {
    await expect(main.getByRole('heading', { level: 2, name: service.title, exact: true })).toBeVisible();
    const expectedTexts = [
      service.description,
      ...service.details,
      ...service.benefits,
      ...(service.implementationProcess?.steps ?? []).map(({ name }) => name),
    ];
    for (const text of expectedTexts) await expect(main).toContainText(text);
  }
});

test('the data page has details, process, benefits and a card for each solution', async ({ page }) => {
  const data = serviceRecord('data-solutions');
  await page.goto('/services/data');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Data Solutions');
  await expect(main.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/services');
  await expect(
    main.getByRole('heading', { name: data.implementationProcess?.title ?? '' }).first(),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Key Benefits' }).first()).toBeVisible();
  for (const words of [...data.details, ...data.benefits]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  const figures = (data.stats?.items ?? []).map(({ value }) => value);
  await expect(main.locator('#time-and-tools').getByRole('definition')).toHaveText(figures);
  for (const tool of data.tools?.items ?? [])
    await expect(main.locator('#time-and-tools')).toContainText(tool);
  const cards = main.locator('[id^="data-"]');
  await expect(cards).toHaveText((data.solutions?.items ?? []).map(({ name }) => name));
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('the system implementation page has its three sections', async ({ page }) => {
  const system = serviceRecord('system-implementation');
  await page.goto('/services/system-implementation');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('System Implementation');
  await expect(main.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/services');
  await expect(main.locator('h2:visible')).toContainText([
    'System Implementation Expertise',
    'Our Expertise Includes',
    'Key Benefits',
  ]);
  for (const { name } of system.implementationProcess?.steps ?? []) {
    await expect(main.locator('#expertise').getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.locator('[id^="system-"]')).toHaveText(
    (system.solutions?.items ?? []).map(({ name }) => name),
  );
  await expect(main.locator('#benefits').getByRole('listitem')).toHaveText(system.benefits);
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('the development page has four services and the technologies in five groups', async ({ page }) => {
  await page.goto('/services/development');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/services');
  await expect(main.locator('#development-services').getByRole('button')).toHaveText([
    'Custom Software',
    'Mobile Apps',
    'Web Development',
    'DevOps',
  ]);
  const technologies = main.locator('#technologies');
  await expect(technologies.getByRole('heading', { level: 3 })).toHaveText([
    'Frontend',
    'Backend',
    'Mobile',
    'CMS',
    'DevOps',
  ]);
  await expect(technologies.getByText('React', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

for (const id of selection(['custom-software', 'mobile-app', 'web-development'], 3)) {
  test(`the page of ${id} shows its whole record and two buttons`, async ({ page }) => {
    const service = serviceRecord(id);
    await page.goto(`/services/development/${id}`);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.title);
    await expect(main.getByRole('link', { name: 'Back to Software Development' })).toHaveAttribute(
      'href',
      '/services/development',
    );
    const expectedTexts = [
      service.description,
      ...service.details,
      ...service.benefits,
      ...(service.stats?.items ?? []).flatMap(({ value, label }) => [value, label]),
      ...(service.tools?.items ?? []),
      ...(service.solutions?.items ?? []).map(({ name }) => name),
      ...(service.implementationProcess?.steps ?? []).map(({ name }) => name),
    ];
    for (const text of expectedTexts) await expect(main).toContainText(text);
    await expect(main.getByRole('heading', { name: 'Key Benefits' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/quote');
    await main.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
