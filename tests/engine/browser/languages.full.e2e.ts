import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { filesBelow } from '../../../scripts/content/read-files.ts';
import { ROOT } from '../../../scripts/root.ts';
import { readRows } from '../../../scripts/test/backend.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { testOfCopy } from '../../support/second-site.ts';
import { expect, expectHydrated } from '../../support/test.ts';

/** Files in Welsh beside those of the second site. */
const WELSH = path.join(ROOT, 'tests/fixtures/second-site-welsh');

const LANGUAGES = [
  { tag: 'en-GB', name: 'English' },
  { tag: 'cy', name: 'Cymraeg' },
];

const test = testOfCopy(async (copy) => {
  cpSync(WELSH, copy.root, { recursive: true });
  const site = JSON.parse(copy.read('content/site.json')) as object;
  copy.write('content/site.json', JSON.stringify({ ...site, languages: LANGUAGES }, null, 2));
  const { status, output } = await copy.run('build');
  const files = filesBelow(copy.root, 'dist').filter((file) => /\.(?:html|json|xml)$/.test(file));
  return { status, output, written: new Map(files.map((file) => [file, copy.read(file)])) };
}, 300_000);

// One worker runs all tests, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('the build lists what is missing in each language, once', ({ site }) => {
  expect(site.status, site.output).toBe(0);
  const lines = site.output.split('\n').filter((line) => line.includes('in this language are missing'));
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(
      /^languages\[1\]\.tag is "cy"; in this language are missing: the pages \/concerts, .* and 13 more\.$/,
    ),
  ]);
});

test('a document names its language, its versions and the feed of its section', ({ site }) => {
  const html = site.written.get('dist/cy/newyddion/to-sych.html') ?? '';
  const document = parse(html);
  expect(document.querySelector('html')?.getAttribute('lang')).toBe('cy');
  const links = document
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => [link.getAttribute('hreflang') ?? link.getAttribute('title'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['en-GB', 'https://www.cragfoot.example/news/chapel-roof'],
    ['cy', 'https://www.cragfoot.example/cy/newyddion/to-sych'],
    ['x-default', 'https://www.cragfoot.example/news/chapel-roof'],
    ['Newyddion Cragfoot Climbing', '/cy/newyddion/feed.xml'],
  ]);
  const locales = document.querySelectorAll('meta[property^="og:locale"]');
  expect(locales.map((meta) => meta.getAttribute('content'))).toEqual(['cy', 'en_GB']);
  expect(html).toContain('"inLanguage":"cy"');
  expect(html).not.toContain('"inLanguage":"en-GB"');
  // The trail begins at the Welsh home page.
  expect(html).toContain('"name":"Hafan","item":"https://www.cragfoot.example/cy"');
  const english = parse(site.written.get('dist/news/chapel-roof.html') ?? '');
  expect(english.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
  expect(english.querySelectorAll('link[hreflang]')).toHaveLength(3);
  // No version, no link to one.
  const prices = parse(site.written.get('dist/prices.html') ?? '');
  expect(prices.querySelectorAll('[hreflang]')).toHaveLength(0);
});

test('sitemap and feeds name the languages', ({ site }) => {
  const sitemap = site.written.get('dist/sitemap.xml') ?? '';
  expect(sitemap).toContain(
    '<loc>https://www.cragfoot.example/cy</loc><xhtml:link rel="alternate" hreflang="en-GB" href="https://www.cragfoot.example/"/><xhtml:link rel="alternate" hreflang="cy" href="https://www.cragfoot.example/cy"/><xhtml:link rel="alternate" hreflang="x-default" href="https://www.cragfoot.example/"/></url>',
  );
  expect(sitemap).toContain('<url><loc>https://www.cragfoot.example/prices</loc></url>');
  const feed = site.written.get('dist/cy/newyddion/feed.xml') ?? '';
  expect(feed).toContain('xml:lang="cy"');
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(site.written.get('dist/news/feed.xml')).toContain('xml:lang="en-GB"');
});

for (const width of [390, 1440])
  test(`at ${width} px the header links to the same page in the other language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cy/pobl/tom-hale');
    await expectHydrated(page);
    const main = page.getByRole('navigation', { name: 'Y clwb' });
    if (width < 768) await main.locator('summary:visible').click();
    const link = main.getByRole('link', { name: 'English' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('lang', 'en-GB');
    await expect(link).toHaveAttribute('hreflang', 'en-GB');
    // A document that loads again would lose this.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await link.click();
    await expect(page).toHaveURL('/people/tom-hale');
    expect(await languageOf(page)).toBe('en-GB');
    const menu = page.getByRole('navigation', { name: 'Club' });
    if (width < 768) await menu.locator('summary:visible').click();
    await menu.getByRole('link', { name: 'Cymraeg' }).click();
    await expect(page).toHaveURL('/cy/pobl/tom-hale');
    await expect(page.locator('main')).toContainText('Mae Tom yn arwain');
    await expect(page.getByRole('button', { name: 'I’r brig' })).toBeVisible();
    expect(await languageOf(page)).toBe('cy');
    await page.goBack();
    await expect(page.locator('main')).toContainText('Tom leads the Saturdays');
    expect(await languageOf(page)).toBe('en-GB');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

test('a page without a version has no link to one, and the name leads to the home page of its language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/prices');
  await expect(page.getByRole('link', { name: 'Cymraeg' })).toHaveCount(0);
  await page.goto('/cy/newyddion');
  await page.getByRole('link', { name: 'Cragfoot Climbing, Hafan' }).click();
  await expect(page).toHaveURL('/cy');
  await expect(page).toHaveTitle('Cragfoot Climbing: Dysgu dringo yn ardal y Peak');
});

test('words in other languages are marked, and dates and lists are in that of the page', async ({ page }) => {
  await page.goto('/cy');
  await expect(page.locator('blockquote')).toHaveAttribute('lang', 'fr');
  const lists = page.locator('[data-block="post-list"]');
  await expect(lists.first().locator('time')).toHaveText('3 Chwefror 2025');
  await expect(lists.last().locator('time')).toHaveText('15 Medi 2025');
  await expect(lists.last().getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'en-GB');
  await page.goto('/cy/pobl');
  await expect(page.locator('[data-block="team"]')).toContainText('Gosodwr llwybrau');
});

test('a form has other words in another language, and stores the same values', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/cy/noson-gyntaf');
  const form = page.locator('main form');
  await awaitFormCode(form);
  const send = form.locator('button[type="submit"]');
  await expect(send).toHaveText('Archebu’r noson');
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Dywedwch pwy sy’n dod');
  await form.getByLabel('Pwy sy’n dod?').fill('Siân Huws');
  await form.getByLabel('Pa ddydd Mawrth?').first().fill('12/01/2027');
  await form.getByLabel('Ydych chi wedi dringo o’r blaen?').selectOption('Ychydig o weithiau');
  await form.getByLabel('Helmed').check();
  // The answers stay when the visitor changes the language.
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(title).toHaveText('Book a first evening');
  await awaitFormCode(form);
  await expect(form.getByLabel('Who is coming?')).toHaveValue('Siân Huws');
  await expect(form.getByText('12 January 2027')).toBeAttached();
  await page.getByRole('link', { name: 'Cymraeg' }).first().click();
  await expect(title).toHaveText('Archebu noson gyntaf');
  await awaitFormCode(form);
  await form.getByLabel('I ble y cawn ysgrifennu?').fill('sian@example.com');
  await send.click();
  await expect(page.getByText('Chi biau’r rhaff')).toBeVisible();
  expect(await readRows(site.url, 'first_evenings')).toEqual([
    expect.objectContaining({
      climber: 'Siân Huws',
      tuesday: '2027-01-12',
      experience: 'a-little',
      lend: ['Helmet'],
    }),
  ]);
});

test('pages in both languages have no axe violations', async ({ page }) => {
  const found: string[] = [];
  for (const route of ['/cy', '/cy/noson-gyntaf', '/cy/pobl', '/first-evening']) {
    await page.goto(route);
    found.push(...(await violationsInLooks(page)));
  }
  expect(found).toEqual([]);
});
