import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../../src/compiler/types.ts';
import type { Site } from '../../../src/model/content-types.ts';
import { IS_FULL_RUN } from '../../../tests/support/full-run.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { ROOT } from '../../root.ts';
import { findJava } from '../../test/programs/find-programs.ts';
import { feedFiles } from './feeds.ts';

const site = {
  url: 'https://example.org',
  language: 'cy-GB',
  brand: { name: 'Tŷ & Gŵyl' },
} as Site;

const at = (iso: string) => ({ iso, text: iso });

const post = (path: string, date: string, more: Partial<PageData> = {}) =>
  ({ path, title: path, summary: 'A summary.', date: at(date), ...more }) as PageData;

const NEWS = { path: '/news', description: 'What is new.', feed: { title: 'News' } } as PageData;

const HOSTILE = 'a & b < c > "d" ]]> \u0000\u0008\ud83d 🧗 café &amp; <script>';

const PAGES = [
  { path: '/', title: 'Start' } as PageData,
  NEWS,
  post('/news/old', '2025-12-31'),
  post('/news/new', '2026-03-05T09:30+01:00', { title: HOSTILE, summary: HOSTILE }),
  post('/news/mended', '2026-01-05', { updated: at('2026-04-01') }),
  post('/news/café', '2026-01-04'),
  { path: '/news/archive', title: 'Archive' } as PageData,
  post('/news/2025/older', '2025-01-05'),
];

const feed = (pages = PAGES) => feedFiles(site, pages)['news/feed.xml'] ?? '';
const values = (name: string, text = feed()) =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, value]) => value);

/** Returns the errors that Jing, the RELAX NG validator inside the Nu HTML Checker, reports for a feed. */
function errorsOf(java: string, xml: string): string {
  const folder = temporaryFolder(onTestFinished);
  const file = path.join(folder, 'feed.xml');
  writeFileSync(file, xml);
  const jar = path.join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const driver = 'nu.validator.vendor.thaiopensource.relaxng.util.Driver';
  const grammar = path.join(ROOT, 'tests/fixtures/atom.rnc');
  const { stdout, stderr, status } = spawnSync(java, ['-cp', jar, driver, '-c', grammar, file], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr || `status ${status}`;
}

test('lists the dated pages directly under the section, the newest first', () => {
  expect(values('id')).toEqual([
    'https://example.org/news/feed.xml',
    'https://example.org/news/new',
    'https://example.org/news/mended',
    'https://example.org/news/caf%C3%A9',
    'https://example.org/news/old',
  ]);
  expect(Object.keys(feedFiles(site, PAGES))).toEqual(['news/feed.xml']);
});

test('has the dates of the pages, and as its own the latest of them', () => {
  expect(values('published')[0]).toBe('2026-03-05T08:30:00Z');
  expect(values('updated').slice(0, 3)).toEqual([
    '2026-04-01T00:00:00Z',
    '2026-03-05T08:30:00Z',
    '2026-04-01T00:00:00Z',
  ]);
});

test('escapes texts, and drops characters that XML does not allow', () => {
  const text = 'a &amp; b &lt; c &gt; &quot;d&quot; ]]&gt;  🧗 café &amp;amp; &lt;script&gt;';
  expect(values('title')).toContain(text);
  expect(values('summary')).toContain(text);
});

test('a section without dated pages has no feed', () => {
  expect(feedFiles(site, [NEWS, { path: '/news/archive' } as PageData])).toEqual({});
});

test('the home page has a feed of the pages directly under it', () => {
  const files = feedFiles(site, [{ ...NEWS, path: '/' }, post('/first', '2026-01-05')]);
  expect(values('id', files['feed.xml'])).toEqual([
    'https://example.org/feed.xml',
    'https://example.org/first',
  ]);
});

test('is valid, and ids are unique', { timeout: 30_000 }, ({ skip }) => {
  const java = findJava();
  if (!java) return skip('Jing needs Java, which is not installed.');
  expect(errorsOf(java, feed())).toBe('');
  expect(new Set(values('id')).size).toBe(values('id').length);
  if (!IS_FULL_RUN) return;
  // The validator, whose start takes seconds, notices defects.
  expect(errorsOf(java, feed().replace('&amp;', '&'))).toContain('fatal');
  expect(errorsOf(java, feed().replace('T08:30:00Z', ''))).toContain('error');
});

test('a page that search engines may not list is no entry', () => {
  const hidden = post('/news/hidden', '2026-04-05', { noindex: true });
  expect(values('id', feed([...PAGES, hidden]))).not.toContain('https://example.org/news/hidden');
  expect(feedFiles(site, [NEWS, hidden])).toEqual({});
});
