import { truncateSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { writeFiles } from '../../content/write-files.ts';
import { readFittingTemplate } from '../output/write-site.ts';
import type { PageTemplate } from '../pages/page-template.ts';
import { SEPARATE_PARTS } from '../styles/style-sheets.ts';
import { headersFile } from './headers-file.ts';
import { fileWarnings, hostWarnings } from './host-limits.ts';
import { redirectsFile } from './redirects-file.ts';
import { securityHeaders } from './security-headers.ts';

const folder = temporaryFolder(afterAll);
let built = 0;

/** A build with these files for hosts. */
function build(files: Record<string, string>): string {
  built += 1;
  const dist = path.join(folder, String(built));
  writeFiles(dist, { _headers: '/*\n  A: b\n', _redirects: '', 'index.html': 'Home', ...files });
  return dist;
}

const redirects = (length: number) =>
  redirectsFile(Array.from({ length }, (_, index) => ({ from: `/old-${index}`, to: '/' })));

it('prints nothing about a build within the limits', () => {
  const feeds = Array.from({ length: 96 }, (_, index) => `/${index}/feed.xml`);
  const _headers = headersFile({ A: 'x'.repeat(1997) }, feeds);
  expect(hostWarnings(build({ _headers, _redirects: redirects(1000) }), 'dist')).toEqual([]);
});

it.each([
  [{ _headers: headersFile({ A: 'x'.repeat(1998) }) }, 'dist/_headers has a line of 2,001 characters'],
  [
    {
      _headers: headersFile(
        {},
        Array.from({ length: 97 }, (_, index) => `/${index}/feed.xml`),
      ),
    },
    'dist/_headers has 101 rules',
  ],
  [{ _redirects: redirects(1001) }, 'dist/_redirects has 2,002 lines'],
  [
    {
      _redirects: redirectsFile(
        Array.from({ length: 101 }, (_, index) => ({ from: `/old-${index}/*`, to: '/' })),
      ),
    },
    'dist/_redirects has 101 lines with a wildcard',
  ],
  [{ _redirects: `/old /${'x'.repeat(2000)} 301\n` }, 'dist/_redirects has 1 line of more than 2,000'],
])('names the host, the figure and what to do: %#', (files, beginning) => {
  const [warning = '', ...others] = hostWarnings(build(files), 'dist');
  expect(warning).toMatch(`${beginning}`);
  expect(warning).toMatch(/Cloudflare Pages .*\. [A-Z].*\.$/);
  expect(others).toEqual([]);
});

it('names a file that is too large', () => {
  const dist = build({ 'media/film.mp4': '' });
  truncateSync(path.join(dist, 'media/film.mp4'), 25 * 1024 * 1024);
  expect(hostWarnings(dist, 'dist')).toEqual([]);
  truncateSync(path.join(dist, 'media/film.mp4'), 25 * 1024 * 1024 + 1);
  expect(hostWarnings(dist, 'dist')).toEqual([
    expect.stringMatching(
      /^dist\/media\/film\.mp4 has 26 MiB; Cloudflare Pages takes no file of more than 25 MiB\./,
    ),
  ]);
});

it('names the command that deletes compressed copies from a site of too many files', () => {
  const files = Array.from({ length: 20_001 }, (_, index) => ({ file: `${index}.html.gz`, size: 1 }));
  expect(fileWarnings(files.slice(1), 'dist')).toEqual([]);
  expect(fileWarnings(files, 'dist')).toEqual([
    expect.stringMatching(
      /^dist\/ has 20,001 files; Cloudflare Pages takes 20,000\. Delete the 20,001 .*: find dist /,
    ),
  ]);
});

it('divides the styles into fewer parts for a site that shows something from many servers', () => {
  const read = (separate: number) =>
    ({
      inline: {
        scripts: [`'sha256-${'s'.repeat(44)}'`],
        styles: Array.from({ length: separate + 3 }, () => `'sha256-${'s'.repeat(44)}'`),
      },
    }) as PageTemplate;
  const servers = ['film', 'maps', 'pictures', 'tickets'].map((name) => `https://${name}.server.example`);
  const partsOf = (embeds: string[]) => {
    const { template, security } = readFittingTemplate(read, (inline) =>
      securityHeaders('https://abcdefghijklmnopqrst.supabase.co', inline, { embeds }, ['media-src']),
    );
    expect(`Content-Security-Policy: ${security['Content-Security-Policy']}`.length).toBeLessThanOrEqual(
      2000,
    );
    return template.inline.styles.length - 3;
  };
  const parts = partsOf(servers);
  expect(parts).toBeLessThan(SEPARATE_PARTS);
  expect(parts).toBeGreaterThan(10);
  expect(partsOf([])).toBeGreaterThan(parts);
});
