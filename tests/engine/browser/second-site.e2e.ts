import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/content/project.ts';
import { findJava } from '../../../scripts/test/java.ts';
import { htmlProblems } from '../../../scripts/test/valid-html.ts';
import { violations } from '../../support/axe.ts';
import { readRows } from '../../support/backend.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { test } from '../../support/second-site.ts';
import { expect } from '../../support/test.ts';

// One after the other, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const heading = { level: 1 } as const;

/** The names by which the site of this repository would be recognised in another. */
function namesOfTheFirst(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, 'content', file), 'utf8'));
  const { brand, company, contact, offices, partners, header, footer } = read('site.json');
  const tables = ['contact', 'quote'].map((id) => read(`forms/${id}.json`).destination.table);
  const pages = ['index', 'industries', 'industries/charity', 'services/data'];
  const titles = pages.map((page) => read(`pages/${page}.json`).title as string);
  return [
    brand.name,
    brand.tagline,
    company.legalName,
    contact.phone,
    contact.email,
    header.action.label,
    header.action.href,
    footer.note,
    ...offices.map(({ name }: { name: string }) => name),
    ...partners.map(({ image }: { image: string }) => image),
    ...tables,
    ...titles.filter((title) => title.includes(' ')),
    '/industries',
    'consultan',
  ];
}

test('another content, and every command is satisfied', ({ site }) => {
  for (const { status, output } of site.made) expect(status, output).toBe(0);
  const [, check, build] = site.made;
  expect(check?.output).toContain('content: ok · generated: ok · types: ok · lint: ok');
  expect(build?.output).toContain('Built 8 pages');
});

test('nothing that was built knows the first site', ({ site }) => {
  const files = [...site.written];
  expect(files.filter(([file]) => file.endsWith('.html'))).toHaveLength(8);
  const found = namesOfTheFirst().flatMap((name) =>
    files
      .filter(([file, text]) => `${file}\n${text}`.toLowerCase().includes(name.toLowerCase()))
      .map(([file]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('its HTML is valid', ({ site }) => {
  const java = findJava();
  test.skip(!java, 'The HTML checker runs on Java, and there is none here.');
  expect(htmlProblems(java ?? '', path.join(site.root, 'dist'))).toEqual([]);
});

test('the home page, its menu and its pages', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle('Cragfoot: Learn to climb in the Peak District');
  await expect(page.getByRole('heading', heading)).toHaveText('Learn to climb');
  await expect(page.getByRole('button', { name: 'Up to the top' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Club' });
  await expect(menu.locator('summary:visible')).toHaveText(['Courses']);
  await menu.locator('summary:visible').click();
  await menu.getByRole('link', { name: 'Out on the edge' }).click();
  await expect(page).toHaveURL('/courses/outdoors');
  await expect(page.getByRole('heading', heading)).toHaveText('Out on the edge');
  await expect(page.getByRole('heading', { name: 'What you take home' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the courses' }).click();
  await page.getByRole('button', { name: /First ropes/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Six evenings');
});

test('its own form is refused in its own words, sent, and stored as a row of its own table', async ({
  page,
  site,
}) => {
  await page.goto('/first-evening');
  const form = page.locator('main form');
  await awaitFormCode(form);
  const send = form.locator('button[type="submit"]');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Tell us who is coming');
  await form.getByLabel('Who is coming?').fill('Sam Holt');
  await form.getByLabel('Where may we write?').fill('sam@example.com');
  await form.getByLabel('Which Tuesday?').first().fill('12/01/2027');
  await form.getByLabel('Have you climbed before?').selectOption('A few times');
  await form.getByLabel('Helmet').check();
  await send.click();
  await expect(page.getByText('The rope is yours')).toBeVisible();
  expect(await readRows(site.url, 'first_evenings')).toEqual([
    expect.objectContaining({
      climber: 'Sam Holt',
      email: 'sam@example.com',
      tuesday: '2027-01-12',
      experience: 'a-little',
      lend: ['Helmet'],
      remarks: null,
    }),
  ]);
});

test('an unknown address, one of the first site, and an old one of its own', async ({ page, health }) => {
  health.expect(/status 404: .*\/industries$/, /Failed to load resource.*404/, /No page at \/industries /);
  expect((await page.goto('/industries'))?.status()).toBe(404);
  await expect(page.getByRole('heading', heading)).toHaveText('You are off route');
  await health.expectAll();
  await page.goto('/lessons');
  await expect(page).toHaveURL('/courses');
});

test('is accessible as well', async ({ page }) => {
  const found: string[] = [];
  for (const route of ['/', '/first-evening']) {
    await page.goto(route);
    found.push(...(await violations(page)));
  }
  expect(found).toEqual([]);
});
