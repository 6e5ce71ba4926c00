import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { documentOf } from '../../support/built-site.ts';
import { writtenSite } from '../../support/written-site.ts';
import { ROUTES } from '../support/site.ts';

const written = await writtenSite();
afterAll(() => written.dispose());

/** Returns the decoded content of the meta element with this name or property. */
function metaContent(html: string, name: string): string | undefined {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}

describe.each(ROUTES)('%s', (route) => {
  const html = () => written.read(documentOf(route));
  const page = () => written.pages.find(({ path: own }) => own === route);

  test('has a canonical URL, a description and Open Graph metadata', () => {
    const url = `${written.site.url}${route}`;
    expect(html()).toContain(`<link rel="canonical" href="${url}" />`);
    expect(metaContent(html(), 'description')).toBe(page()?.description);
    expect(metaContent(html(), 'og:url')).toBe(url);
    expect(metaContent(html(), 'og:title')).toBe(page()?.title);
    expect(metaContent(html(), 'og:description')).toBe(page()?.description);
    expect(metaContent(html(), 'og:type')).toBe('website');
    expect(metaContent(html(), 'og:site_name')).toBe(written.site.brand.name);
    expect(metaContent(html(), 'og:locale')).toBe('en_GB');
    expect(metaContent(html(), 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(html(), 'robots')).toBeUndefined();
  });

  test('has a PNG preview image with its declared size and a text alternative', async () => {
    const address = metaContent(html(), 'og:image') ?? '';
    expect(address.startsWith(`${written.site.url}/media/`)).toBe(true);
    expect(address).toMatch(/\.[0-9a-f]{10}\.png$/);
    const bytes = readFileSync(path.join(written.dist, new URL(address).pathname));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(metaContent(html(), 'og:image:width')).toBe('1200');
    expect(metaContent(html(), 'og:image:height')).toBe('630');
    expect(metaContent(html(), 'og:image:type')).toBe('image/png');
    // The home page uses the preview image of the site; others show their title and their sentence.
    const alt = route === '/' ? written.site.brand.preview.alt : `${page()?.title}: ${page()?.summary}`;
    expect(metaContent(html(), 'og:image:alt')).toBe(alt);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test('refers to scripts and style sheets only after the content', () => {
    const [head = '', end = ''] = html().split('</main>');
    expect(head).not.toMatch(/\ssrc="[^"]+\.js"|rel="(?:stylesheet|modulepreload|preload)"/);
    expect(end).toContain('<noscript><link rel="stylesheet" href="/assets/index-abc.css" /></noscript>');
  });
});

test('each page has a different preview image', () => {
  const previews = written.pages
    .filter((page) => page.path !== '/404')
    .map((page) => metaContent(written.read(documentOf(page.path)), 'og:image'));
  expect(new Set(previews).size).toBe(previews.length);
});

test('the not-found page is excluded from search and sharing metadata', () => {
  const html = written.read('404.html');
  expect(metaContent(html, 'robots')).toBe('noindex');
  expect(html).not.toMatch(/rel="canonical"|og:|application\/ld\+json/);
});

test('the theme colour is the colour of the header', () => {
  expect(written.read('index.html')).toContain('<meta name="theme-color" content="#10203c" />');
});

test('the manifest lists existing icons with their actual sizes', async () => {
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

test('the icons that browsers request by default exist', async () => {
  const touchIcon = readFileSync(path.join(written.dist, 'apple-touch-icon.png'));
  expect(await sharp(touchIcon).metadata()).toMatchObject({ width: 180, height: 180 });
  const ico = readFileSync(path.join(written.dist, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  const first = ico.subarray(offset, offset + size);
  expect(await sharp(first).metadata()).toMatchObject({ width: 16, height: 16 });
  expect(existsSync(path.join(written.dist, 'favicon.svg'))).toBe(true);
});

test('the sitemap lists every page except the not-found page, sorted', () => {
  const urls = [...written.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(urls).toEqual(ROUTES.map((route) => written.site.url + route).sort());
  expect(written.read('robots.txt')).toContain(`Sitemap: ${written.site.url}/sitemap.xml`);
});

test('every image of the pages exists under its hashed name', () => {
  const shown = new Set(
    [...JSON.stringify([written.site, written.pages]).matchAll(/"(\/media\/[^"]+)"/g)].map(([, src]) => src),
  );
  expect(shown.size).toBeGreaterThan(10);
  for (const src of shown) {
    const [file = '', fragment] = src?.split('#') ?? [];
    expect(file).toMatch(/\.[0-9a-f]{10}\.[a-z]+$/);
    expect(existsSync(path.join(written.dist, file)), src).toBe(true);
    if (fragment) expect(written.read(file), src).toContain(`<view id="${fragment}"`);
  }
});
