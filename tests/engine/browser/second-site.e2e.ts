import path from 'node:path';
import type { Locator } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { readRows } from '../../../scripts/test/backend.ts';
import { htmlProblems } from '../../../scripts/test/valid-html.ts';
import { violationsInLooks } from '../../support/axe.ts';
import { awaitFormCode } from '../../support/form-code.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';
import { hrefsOf, one, textOf, textsOf } from '../../support/html.ts';
import { test } from '../../support/second-site.ts';
import { selection } from '../../support/selection.ts';
import { expect } from '../../support/test.ts';
import { tracesOfMainSite } from '../support/site-traces.ts';
import { testCharts } from './charts.ts';
import { testEveryKind } from './every-kind.ts';
import { testFormPages } from './form-pages.ts';
import { testGallery } from './gallery.ts';
import { testPhotographs } from './photographs.ts';
import { testPlainParts } from './plain-parts.ts';
import { testThemeContrast } from './theme-contrast.ts';
import { testVerified } from './verified.ts';

// One worker runs all tests, so that the site is built once.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const heading = { level: 1 } as const;

/** The HTML of a page as it is built. */
function pageOf(site: { written: Map<string, string> }, name: string): HTMLElement {
  const html = site.written.get(`dist/${name}.html`);
  if (html === undefined) throw new Error(`The build has no page ${name}.`);
  return parse(html);
}

const ROUTES = [
  '/',
  '/courses',
  '/courses/outdoors',
  '/people',
  '/people/tom-hale',
  '/concerts',
  '/concerts/harvest-strings',
  '/prices',
  '/first-evening',
  '/news',
  '/news/tea-and-ropes',
  '/photographs',
];

test('all commands accept the content of another site', ({ site }) => {
  for (const { status, output } of site.made) expect(status, output).toBe(0);
  const printed = site.made.map(({ output }) => output).join('\n');
  if (IS_FULL_RUN)
    expect(printed).toContain('content: ok, 1 draft · tables: ok · generated: ok · types: ok · lint: ok');
  expect(printed).toContain('Built 29 pages');
  expect(printed).toContain('1 draft left out: /news/winter-plans');
});

test('no built file has a name, colour, font or drawing of the main site', ({ site }) => {
  const traces = tracesOfMainSite();
  expect(traces.length).toBeGreaterThan(20);
  const files = [...site.written];
  expect(files.filter(([file]) => file.endsWith('.html'))).toHaveLength(29);
  const texts = files.map(([file, text]) => ({ file, text: `${file}\n${text}`.toLowerCase() }));
  const found = traces.flatMap((trace) => {
    const wanted = trace.toLowerCase();
    return texts.filter(({ text }) => text.includes(wanted)).map(({ file }) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test('the hero and previews for social networks show pictures, and no line pattern is on a page', {
  tag: '@full',
}, ({ site }) => {
  const home = parse(site.written.get('dist/index.html') ?? '');
  const picture = home.querySelector('[data-block="hero"] img')?.getAttribute('src');
  expect(picture).toMatch(/^\/media\/edge\.\w+\.svg$/);
  const pages = [...site.written].filter(([file]) => file.endsWith('.html') && !file.endsWith('404.html'));
  for (const [file, html] of pages) {
    const document = parse(html);
    const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(preview, file).toMatch(/\/media\/shared\.\w+\.png$/);
    // Icons are squares; line patterns and charts cover their box.
    expect(document.querySelectorAll('svg[preserveAspectRatio]:not(figure svg)'), file).toEqual([]);
  }
});

// Its templates are those of this site, whose HTML every run validates.
test('the HTML is valid', { tag: '@full' }, ({ site }) => {
  expect(htmlProblems(path.join(site.root, 'dist'))).toEqual([]);
});

test('the menu of the home page links to the other pages', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page).toHaveTitle('Cragfoot Climbing: Learn to climb in the Peak District');
  await expect(page.getByRole('heading', heading)).toHaveText('Learn to climb');
  await expect(page.getByRole('button', { name: 'Up to the top' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Club' });
  await expect(menu.locator('summary:visible')).toHaveText(['Courses']);
  await menu.locator('summary:visible').click();
  await menu.getByRole('link', { name: 'Out on the edge' }).click();
  await expect(page).toHaveURL('/courses/outdoors');
  await expect(page.getByRole('heading', heading)).toHaveText('Out on the edge');
  await page.getByRole('link', { name: 'Back to the courses' }).click();
  await expect(page).toHaveURL('/courses');
});

test('own blocks show the records of own collections, and records inside them', { tag: '@full' }, ({
  site,
}) => {
  const list = one(pageOf(site, 'index'), '[data-block="course-list"]');
  // In the order of their prices.
  expect(textsOf(list, 'h3')).toEqual(['Quiet feet', 'First ropes', 'Out on the edge']);
  expect(textOf(list)).toContain('Mair Pugh');
  expect(hrefsOf(list, 'Out on the edge')).toEqual(['/courses/outdoors']);
  const course = textOf(pageOf(site, 'courses/outdoors'));
  expect(course).toContain('Tom Hale, Instructor');
  expect(course).toContain('Inês Okafor, Mair Pugh');
  expect(textsOf(pageOf(site, 'people'), '[data-block="team"] h3')).toEqual([
    'Inês Okafor',
    'Tom Hale',
    'Sol Brandt',
    'Mair Pugh',
  ]);
});

test('each record has a page, which lists of pages link to', ({ site }) => {
  const cards = one(pageOf(site, 'people'), '[data-block="page-cards"]');
  expect(textsOf(cards, 'h3')).toEqual(['Inês Okafor', 'Mair Pugh', 'Sol Brandt', 'Tom Hale']);
  expect(cards.querySelectorAll('a[href="/people/tom-hale"]')).not.toEqual([]);
  const tom = pageOf(site, 'people/tom-hale');
  expect(textsOf(tom, 'h1')).toEqual(['Tom Hale']);
  expect(one(tom, 'main [data-block="picture"] img').getAttribute('alt')).toBe('A drawing of Tom Hale.');
  expect(site.written.get('dist/people/tom-hale.html')).toContain(
    'content="Tom Hale, Instructor, teaches in the chapel',
  );
  // Without a portrait, the block that would show it is left out.
  const sol = one(pageOf(site, 'people/sol-brandt'), 'main');
  expect(textOf(sol)).toContain('Sol moves two hundred holds');
  expect(sol.querySelectorAll('[data-block="picture"]')).toEqual([]);
  expect(site.written.get('dist/sitemap.xml')).toContain('/people/sol-brandt</loc>');
});

test('a list of the next concerts forgets those that are past, and shows others instead', async ({
  page,
  site,
}) => {
  const html = site.written.get('dist/concerts.html') ?? '';
  const titles = (text: string | undefined) =>
    parse(text ?? '')
      .querySelectorAll('h3')
      .map((one) => one.textContent);
  const [next] = parse(html).querySelectorAll('[data-block="records"]');
  expect(titles(next?.outerHTML)).toEqual(['Harvest strings', 'Brass and tea', 'Bach for one cello']);

  const block = page.locator('[data-block="records"]').first();
  const cards = block.getByRole('heading', { level: 3 });
  // In London it is already the next day.
  await page.clock.install({ time: '2098-10-17T22:30:00Z' });
  await page.goto('/concerts');
  await expect(cards).toHaveText(['Harvest strings', 'Brass and tea', 'Bach for one cello']);
  await page.clock.setFixedTime('2098-10-17T23:30:00Z');
  await page.reload();
  await expect(cards).toHaveText(['Brass and tea', 'Bach for one cello', 'Carols on the ropes']);
  const byMonth = page.locator('[data-block="records"]').nth(1);
  await expect(byMonth.getByRole('heading', { level: 3 })).toHaveText([
    'October 2098',
    'November 2098',
    'December 2098',
    'January 2099',
  ]);
  await page.clock.setFixedTime('2099-01-10T12:00:00Z');
  await page.reload();
  await expect(cards).toHaveCount(0);
  await expect(block).toContainText('The season is over.');
});

test('records are shown as cards, a list by month, a table and with all details, and link to their pages', {
  tag: '@full',
}, ({ site }) => {
  const blocks = pageOf(site, 'concerts').querySelectorAll('[data-block="records"]');
  const [cards, byMonth, table, past] = blocks;
  if (!cards || !byMonth || !table || !past) throw new Error('The page lacks a block.');
  const [first] = textsOf(cards, 'li');
  expect(first).toContain('17 October 2098');
  expect(first).toMatch(/Ticket ?£12/);
  expect(textsOf(byMonth, 'h3')[0]).toBe('October 2098');
  expect(textsOf(byMonth, 'h4')).toHaveLength(5);
  // By price; one is dearer than the range, and one is free.
  expect(textsOf(table, 'tbody th')).toEqual([
    'May songs',
    'Brass and tea',
    'Harvest strings',
    'Wind for the new year',
  ]);
  expect(textsOf(table, 'thead th')).toEqual(['Concert', 'Date', 'Players', 'At the door']);
  expect(textsOf(table, 'tbody tr:nth-child(2) td').at(-1)).toBe('£9.50');
  expect(textsOf(past, 'h4')).toEqual(['May songs']);
  expect(hrefsOf(table, 'Brass and tea')).toEqual(['/concerts/brass-and-tea']);
  const details = one(pageOf(site, 'concerts/brass-and-tea'), '[data-block="records"]');
  expect(details.querySelector('img')?.getAttribute('alt')).toBe('Brass and tea');
  expect(textsOf(details, 'dd')).toEqual(['31 October 2098', '15:00', 'The lower hall', '£9.50']);
});

test('a list that does not begin today has no data for it', { tag: '@full' }, ({ site }) => {
  const data = JSON.parse(site.written.get('dist/concerts.data.json') ?? '{}') as {
    page: { blocks: { records?: { coming?: object; records: object[] } }[] };
  };
  const lists = data.page.blocks.flatMap(({ records }) => records ?? []);
  // Twice as many as are shown: others follow those that are past.
  expect(lists.map(({ coming, records }) => [coming, records.length])).toEqual([
    [{ timeZone: 'Europe/London', limit: 3 }, 5],
    [{ timeZone: 'Europe/London' }, 5],
    [undefined, 4],
    [undefined, 1],
  ]);
});

test('a banner is above the header until its last day', async ({ page }) => {
  await page.goto('/news');
  const banner = page.getByRole('region', { name: 'The chapel is closed on Christmas Day' });
  const header = page.getByRole('banner');
  const topOf = async (element: Locator) => (await element.boundingBox())?.y;
  await expect(banner.getByRole('link', { name: 'See all days' })).toBeVisible();
  expect(await topOf(banner)).toBe(0);
  const height = (await banner.boundingBox())?.height ?? 0;
  expect(await topOf(header)).toBe(height);
  const { y = 0, height: headerHeight = 0 } = (await header.boundingBox()) ?? {};
  expect(await topOf(page.getByRole('heading', heading))).toBeGreaterThan(y + headerHeight);
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await topOf(header)).toBe(0);

  await page.clock.install({ time: '2098-12-26T10:00:00Z' });
  await page.goto('/news');
  await expect(banner).toHaveCount(0);
  expect(await topOf(header)).toBe(0);
});

test('a film plays with its captions and on the full screen, because its block asks the policy for both', {
  tag: '@full',
}, async ({ page }) => {
  const response = await page.goto('/people');
  const { 'content-security-policy': policy, 'permissions-policy': features } = response?.headers() ?? {};
  expect(policy).toContain("; media-src 'self' https://maps.cragfoot.example;");
  expect(features).toContain('fullscreen=(self "https://maps.cragfoot.example"), geolocation=()');
  const film = page.locator('video');
  expect(
    (
      await page.request.get((await film.getAttribute('src')) ?? '', { headers: { Range: 'bytes=0-9' } })
    ).status(),
  ).toBe(206);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(1);
  await page.getByRole('heading', heading).click();
  await film.evaluate((video) => video.requestFullscreen());
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('VIDEO');
});

test('a map asks nothing of its server before the visitor presses the button, and then has the focus', async ({
  page,
  health,
}) => {
  health.expect(/foreign request: https:\/\/maps\.cragfoot\.example\/embed\/chapel/);
  const asked: string[] = [];
  await page.route('https://maps.cragfoot.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Map' });
  });
  const response = await page.goto('/prices');
  expect(response?.headers()['content-security-policy']).toContain(
    'frame-src https://maps.cragfoot.example;',
  );
  const map = page.locator('[data-block="embed"]');
  await expect(map.getByRole('link', { name: 'Open the map' })).toBeVisible();
  expect(asked).toEqual([]);
  // On a small phone, the question is higher than a film is there.
  await page.setViewportSize({ width: 320, height: 640 });
  const hidden = await map
    .locator('div:has(> div > button)')
    .evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
  await map.getByRole('button', { name: 'Show the map' }).click();
  await expect(map.frameLocator('iframe').getByText('Map')).toBeVisible();
  await expect(map.locator('iframe')).toBeFocused();
  expect(asked).toEqual(['https://maps.cragfoot.example/embed/chapel']);
});

test('several buttons with long labels leave room in their panel for the words', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await open('/courses');
  const share = await page.locator('[data-block="call-to-action"]').evaluate((block) => {
    const button = block.querySelector('a');
    for (const copy of [button?.cloneNode(true), button?.cloneNode(true)]) button?.after(copy ?? '');
    const words = block.querySelector('h2')?.parentElement;
    return (words?.clientWidth ?? 0) / (words?.parentElement?.clientWidth ?? 1);
  });
  expect(share).toBeGreaterThan(0.3);
});

test('a word that is longer than a phone is wide breaks', { tag: '@full' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const widths: number[] = [];
  for (const route of selection(['/', '/courses', '/concerts', '/people', '/prices'], 3)) {
    await open(route);
    const width = await page.evaluate(() => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, a, dt, li):not(table *)'))
        for (const node of element.childNodes)
          if (node instanceof Text) node.data = 'Kraftfahrzeughaftpflichtversicherungsbescheinigung';
      return document.documentElement.scrollWidth;
    });
    widths.push(width);
  }
  expect(widths).toEqual(widths.map(() => 390));
});

test('opening hours follow the clock of the site and forget exceptions that are over', {
  tag: '@full',
}, async ({ page }) => {
  // A Wednesday in summer: 17:00 in London.
  await page.clock.install({ time: '2026-07-08T16:00:00Z' });
  await page.goto('/prices');
  const hours = page.locator('[data-block="hours"]');
  await expect(hours.getByText('The door is open')).toBeVisible();
  await expect(hours.locator('[data-today]')).toContainText('Wednesday');
  await expect(hours).toContainText('New holds');
  await expect(hours).not.toContainText('Christmas Eve');
  await page.clock.runFor('05:30:00');
  await expect(hours.getByText('The door is locked')).toBeVisible();
});

test('no file of the build has a byte of the draft', ({ site }) => {
  const files = [...site.written];
  // The draft, its picture and its address; lists, feed, sitemap, data files and style sheets would name one of them.
  const found = files.filter(([file, text]) => /quibblewort|winter-plans/i.test(`${file} ${text}`));
  expect(found.map(([file]) => file)).toEqual([]);
  for (const file of ['dist/news.data.json', 'dist/news/feed.xml', 'dist/sitemap.xml', 'dist/_headers'])
    expect(site.written.get(file), file).toContain('/news/');
});

test('news is listed by date, with the newest first, and as a feed', async ({ site, request }) => {
  const cards = pageOf(site, 'news').querySelectorAll('[data-block="post-list"] li');
  expect(cards.flatMap((card) => textsOf(card, 'h2, h3'))).toEqual([
    'Hours in autumn',
    'Twelve new routes in a week',
    'Tea & ropes on Sundays',
    'The roof is dry',
  ]);
  expect(cards[0] && textsOf(cards[0], 'time')).toEqual(['15 September 2025']);
  expect(cards[2]?.querySelector('a')?.getAttribute('href')).toBe('/news/tea-and-ropes');
  expect(textOf(pageOf(site, 'news/tea-and-ropes'))).toContain(
    'Pinned up on 21 April 2025, changed on 2 May 2025',
  );
  expect(pageOf(site, 'index').querySelectorAll('[data-block="post-list"] li')).toHaveLength(2);

  const link = one(pageOf(site, 'news/new-routes'), 'link[type="application/atom+xml"]');
  expect(link.getAttribute('title')).toBe('News of Cragfoot Climbing');
  const feed = await request.get(link.getAttribute('href') ?? '');
  expect(feed.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect((await feed.text()).match(/<entry>/g)).toHaveLength(4);
  expect(site.written.get('dist/sitemap.xml')).toContain(
    '/news/tea-and-ropes</loc><lastmod>2025-05-02</lastmod>',
  );
});

test('a site without a telephone number offers none', { tag: '@full' }, ({ site }) => {
  const files = [...site.written].filter(([file]) => /\.(html|json)$/.test(file));
  expect(files.filter(([, text]) => /tel:|"telephone"/.test(text)).map(([file]) => file)).toEqual([]);
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

test('an unknown address shows the site’s not-found page, and an old address redirects', {
  tag: '@full',
}, async ({ page, health }) => {
  health.expect(/status 404: .*\/not-a-page$/, /Failed to load resource.*404/, /No page at \/not-a-page /);
  expect((await page.goto('/not-a-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', heading)).toHaveText('You are off route');
  await health.expectAll();
  await page.goto('/lessons');
  await expect(page).toHaveURL('/courses');
});

test('the site has no axe violations', async ({ page }) => {
  const found: string[] = [];
  for (const route of selection(ROUTES, 6)) {
    await page.goto(route);
    found.push(...(await violationsInLooks(page)));
  }
  expect(found).toEqual([]);
});

testCharts(test);
testEveryKind(test);
testFormPages(test);
testThemeContrast(test);
testPhotographs(test);
testGallery(test);

testVerified(test);

/** Phones, tablets on both sides of the least width of the menus, and desktops. */
const HEADER_WIDTHS = [320, 360, 390, 480, 640, 767, 768, 820, 900, 1024, 1280];

test('the site adds a button with a dialog to the header, and nothing overlaps at any width', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator('header').evaluate((header) => {
      const bar = header.firstElementChild;
      const shown = [...(bar?.children ?? [])].filter((one) => one.checkVisibility());
      // A drop-down panel is no part of the bar.
      return shown.map((one) => {
        const { left, right, width: length } = one.getBoundingClientRect();
        return { left, right, length };
      });
    });
    expect(boxes, `${width} px`).toHaveLength(3);
    boxes.forEach(({ left, right }, index) => {
      expect(left, `${width} px`).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    });
    expect(boxes.at(-1)?.length, `${width} px`).toBe(44);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
  const opener = page.getByRole('banner').getByRole('button', { name: 'Opening hours' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Opening hours' });
  await expect(dialog).toContainText('The wall: The Old Chapel, Example Lane');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the parts of the site are in the HTML: button, footer and the author of each page', ({ site }) => {
  for (const file of ['dist/index.html', 'dist/people/tom-hale.html']) {
    const html = site.written.get(file) ?? '';
    const document = parse(html);
    expect(document.querySelector('header button')?.getAttribute('aria-label')).toBe('Opening hours');
    expect(document.querySelector('meta[name="author"]')?.getAttribute('content')).toBe(
      'Cragfoot Climbing Club CIC',
    );
    expect(document.querySelector('aside[aria-label="Cragfoot Climbing Club CIC"] + footer')).not.toBeNull();
  }
});

// Last: the tests above expect the only row of these forms.
testPlainParts(test);
