import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/content/project.ts';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { findJava } from '../../../scripts/test/java.ts';
import { htmlProblems } from '../../../scripts/test/valid-html.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { readRows } from '../../support/backend.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { FORM_IDS, readForm } from '../../support/forms.ts';
import { test } from '../../support/second-site.ts';
import { readSite } from '../../support/site-content.ts';
import { expect } from '../../support/test.ts';
import { testEveryKind } from './every-kind.ts';
import { testThemeContrast } from './theme-contrast.ts';

// One worker runs all tests, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const heading = { level: 1 } as const;

/** Names that would reveal content of this repository's site in another site. */
function namesOfThisSite(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { brand, company, contact, offices = [] } = readSite();
  const pages = filesBelow(ROOT, 'content/pages').map((file) => read(path.join(ROOT, file)).title as string);
  const tables = FORM_IDS.map((id) => readForm(id).destination.table);
  const names = [
    brand.name,
    brand.tagline,
    company.legalName,
    ...(contact.phone ? [contact.phone] : []),
    contact.email,
    ...offices.map(({ name }) => name),
    ...tables,
    ...pages.filter((title) => title.includes(' ')),
  ];
  // Names that the other site uses as well are allowed.
  const fixture = readFixture();
  expect(names.length).toBeGreaterThan(5);
  return names.filter((name) => !fixture.includes(name));
}

/** The colours and fonts of this repository's site that the other site does not have. */
function lookOfThisSite(): string[] {
  const theme = readFileSync(path.join(ROOT, 'content/theme.json'), 'utf8');
  const colours = [...theme.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
  const families = [...theme.matchAll(/"family": "(.+?)"/g)].map(([, family = '']) => family);
  const fixture = readFixture();
  return [...new Set([...colours, ...families])].filter((part) => !fixture.includes(part));
}

function readFixture(): string {
  const folder = 'tests/fixtures/second-site';
  return filesBelow(ROOT, folder)
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
}

test('all commands accept the content of another site', ({ site }) => {
  for (const { status, output } of site.made) expect(status, output).toBe(0);
  const [, check, build] = site.made;
  expect(check?.output).toContain('content: ok · tables: ok · generated: ok · types: ok · lint: ok');
  expect(build?.output).toContain('Built 9 pages');
});

test('no built file has a name, colour or font of the site of this repository', ({ site }) => {
  const files = [...site.written];
  expect(files.filter(([file]) => file.endsWith('.html'))).toHaveLength(9);
  const parts = [...namesOfThisSite(), ...lookOfThisSite()];
  expect(parts.length).toBeGreaterThan(30);
  const found = parts.flatMap((name) =>
    files
      .filter(([file, text]) => `${file}\n${text}`.toLowerCase().includes(name.toLowerCase()))
      .map(([file]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('the HTML is valid', ({ site }) => {
  const java = findJava();
  test.skip(!java, 'The Nu HTML Checker needs Java, which is not installed.');
  expect(htmlProblems(java ?? '', path.join(site.root, 'dist'))).toEqual([]);
});

test('the menu of the home page links to the other pages', async ({ page }) => {
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

test('the form shows its configured error messages and stores a row in its own table', async ({
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

test('an unknown address shows the site’s not-found page, and an old address redirects', async ({
  page,
  health,
}) => {
  health.expect(/status 404: .*\/not-a-page$/, /Failed to load resource.*404/, /No page at \/not-a-page /);
  expect((await page.goto('/not-a-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', heading)).toHaveText('You are off route');
  await health.expectAll();
  await page.goto('/lessons');
  await expect(page).toHaveURL('/courses');
});

test('the site has no axe violations', async ({ page }) => {
  const found: string[] = [];
  for (const route of ['/', '/first-evening']) {
    await page.goto(route);
    found.push(...(await violationsInLooks(page)));
  }
  expect(found).toEqual([]);
});

testEveryKind(test);
testThemeContrast(test);
