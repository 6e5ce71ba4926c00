import { expect, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { sitemapFiles } from './sitemap.ts';

const site = { url: 'https://example.org' } as Site;
const pages = ['/', '/a', '/b', '/c', '/404'].map((path) => ({ path }) as PageData);

const at = (iso: string) => ({ iso, text: iso });
const locations = (text = '') => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('one file names every page but the one for unknown addresses', () => {
  const files = sitemapFiles(site, pages, 4);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(locations(files['sitemap.xml'])).toEqual([
    'https://example.org/',
    'https://example.org/a',
    'https://example.org/b',
    'https://example.org/c',
  ]);
});

test('more than a file may hold are in several, which the first file names', () => {
  const files = sitemapFiles(site, pages, 3);
  expect(files['sitemap.xml']).toContain('<sitemapindex ');
  const parts = locations(files['sitemap.xml']);
  expect(parts).toEqual(['https://example.org/sitemap-1.xml', 'https://example.org/sitemap-2.xml']);
  expect(locations(files['sitemap-1.xml'])).toHaveLength(3);
  expect(locations(files['sitemap-2.xml'])).toEqual(['https://example.org/c']);
});

test('a page with dates has the last one; no page has an invented one', () => {
  const dated = [
    { path: '/a', date: at('2026-03-03') },
    { path: '/b', date: at('2026-03-03'), updated: at('2026-03-05T09:30Z') },
    { path: '/c' },
  ] as PageData[];
  const entries = sitemapFiles(site, dated)['sitemap.xml']?.match(/<url>.*<\/url>/g);
  expect(entries).toEqual([
    '<url><loc>https://example.org/a</loc><lastmod>2026-03-03</lastmod></url>',
    '<url><loc>https://example.org/b</loc><lastmod>2026-03-05T09:30Z</lastmod></url>',
    '<url><loc>https://example.org/c</loc></url>',
  ]);
});

test('hidden pages, and pages with their original elsewhere, are in no sitemap and no version of a page', () => {
  const versions = { en: '/a', cy: '/cy/a', fr: '/fr/a' };
  const found = [
    { path: '/a', versions },
    { path: '/cy/a', versions },
    { path: '/fr/a', versions, noindex: true },
    { path: '/b', canonical: 'https://example.com/b' },
  ] as unknown as PageData[];
  const text = sitemapFiles(site, found)['sitemap.xml'];
  expect(locations(text)).toEqual(['https://example.org/a', 'https://example.org/cy/a']);
  expect(text?.match(/hreflang="\w+"/g)).toEqual(Array(2).fill(['hreflang="en"', 'hreflang="cy"']).flat());
});
