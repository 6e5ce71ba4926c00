import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOf, type WrittenSite, writtenSite } from '../../support/written-site.ts';
import { ROUTES } from '../support/site.ts';

let written: WrittenSite;
beforeAll(async () => {
  written = await writtenSite();
});
afterAll(() => written.dispose());

/** What stands in the head under a name, as the browser reads it. */
function content(html: string, name: string): string | undefined {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

describe.each(ROUTES)('%s', (route) => {
  const html = () => written.read(documentOf(route));
  const page = () => written.pages.find(({ path: own }) => own === route);

  test('says what it is and where', () => {
    const url = `${written.site.url}${route}`;
    expect(html()).toContain(`<link rel="canonical" href="${url}" />`);
    expect(content(html(), 'description')).toBe(page()?.description);
    expect(content(html(), 'og:url')).toBe(url);
    expect(content(html(), 'og:title')).toBe(page()?.title);
    expect(content(html(), 'og:description')).toBe(page()?.description);
    expect(content(html(), 'og:type')).toBe('website');
    expect(content(html(), 'og:site_name')).toBe(written.site.brand.name);
    expect(content(html(), 'og:locale')).toBe('en_GB');
    expect(content(html(), 'twitter:card')).toBe('summary_large_image');
    expect(content(html(), 'robots')).toBeUndefined();
  });

  test('has a picture for sharing: no SVG, of the size it says, with words for it', async () => {
    const address = content(html(), 'og:image') ?? '';
    expect(address.startsWith(`${written.site.url}/media/`)).toBe(true);
    expect(address).toMatch(/\.[0-9a-f]{10}\.png$/);
    const bytes = readFileSync(path.join(written.dist, new URL(address).pathname));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(content(html(), 'og:image:width')).toBe('1200');
    expect(content(html(), 'og:image:height')).toBe('630');
    expect(content(html(), 'og:image:type')).toBe('image/png');
    // The home page shows the site's own, whatever its size.
    const alt = route === '/' ? written.site.brand.preview.alt : page()?.title;
    expect(content(html(), 'og:image:alt')).toBe(page()?.image?.alt ?? alt);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('names scripts and style sheets only after the content', () => {
    const [head = '', end = ''] = html().split('</main>');
    expect(head).not.toMatch(/\ssrc="[^"]+\.js"|rel="(?:stylesheet|modulepreload|preload)"/);
    expect(end).toContain('<noscript><link rel="stylesheet" href="/assets/index-abc.css" /></noscript>');
  });
});

test('each page has a preview of its own', () => {
  const previews = written.pages
    .filter((page) => page.path !== '/404')
    .map((page) => content(written.read(documentOf(page.path)), 'og:image'));
  expect(new Set(previews).size).toBe(previews.length);
});

test('the not-found page is not to be found', () => {
  const html = written.read('404.html');
  expect(content(html, 'robots')).toBe('noindex');
  expect(html).not.toMatch(/rel="canonical"|og:|application\/ld\+json/);
});

test('the bars of browser and phone take the colour of the header', () => {
  expect(written.read('index.html')).toContain('<meta name="theme-color" content="#10203c" />');
});

test('the manifest names icons that are there, in the size they say', async () => {
  interface Icon {
    src: string;
    sizes: string;
    type: string;
    purpose: string;
  }
  const manifest = JSON.parse(written.read('manifest.json')) as { name: string; icons: Icon[] };
  expect(manifest.name).toBe(written.site.brand.name);
  for (const { src, sizes, type } of manifest.icons) {
    const bytes = readFileSync(path.join(written.dist, src));
    const { width, height } = await sharp(bytes).metadata();
    if (type === 'image/png') expect(`${width}x${height}`).toBe(sizes);
  }
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('icons that browsers ask for without being told are there', async () => {
  const touchIcon = readFileSync(path.join(written.dist, 'apple-touch-icon.png'));
  expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180 });
  const ico = readFileSync(path.join(written.dist, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  const first = ico.subarray(offset, offset + size);
  expect(await sharp(first).metadata()).toMatchObject({ width: 16, height: 16 });
  expect(existsSync(path.join(written.dist, 'favicon.svg'))).toBe(true);
});

test('the sitemap lists every page but the not-found one, sorted', () => {
  const urls = [...written.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(ROUTES.map((route) => written.site.url + route).sort());
  expect(written.read('robots.txt')).toContain(`Sitemap: ${written.site.url}/sitemap.xml`);
});

test('every picture that pages show is there under the name they use', () => {
  const shown = new Set(
    [...JSON.stringify([written.site, written.pages]).matchAll(/"(\/media\/[^"]+)"/g)].map(([, src]) => src),
  );
  expect(shown.size).toBeGreaterThan(10);
  for (const src of shown) {
    const [file = '', place] = src?.split('#') ?? [];
    expect(file).toMatch(/\.[0-9a-f]{10}\.[a-z]+$/);
    expect(existsSync(path.join(written.dist, file)), src).toBe(true);
    if (place) expect(written.read(file), src).toContain(`<view id="${place}"`);
  }
});
