import { readdirSync } from 'node:fs';
import path from 'node:path';
import { KEY_NAME } from '../../../../scripts/vite/hosted-project.ts';
import type { Breakage } from './breakage.ts';
import type { Published } from './live-site.ts';

const CONF = 'deploy/nginx.conf';
const SCRIPT = 'dist/assets/index-abc.js';
const DAY = 86_400_000;

/** Adds lines to the block of the site. */
const configure = (lines: string) => (site: Published) =>
  site.edit(CONF, /(\n {4}error_page 404)/, `\n${lines}$1`);

/** Some page that is not the home page. */
function innerPage({ dist }: Published): string {
  const name = readdirSync(dist).find((file) => file.endsWith('.html') && !/^(?:index|404)\./.test(file));
  return path.basename(name ?? '', '.html');
}

/** Faults between a build and the browser of a visitor. */
export const SITE_BREAKAGES: Breakage[] = [
  {
    name: 'a header is missing',
    found: ['headers'],
    site: (site) => site.edit(CONF, /.*add_header X-Content-Type-Options.*\n/, ''),
  },
  {
    name: 'a header has another value',
    found: ['headers'],
    site: (site) => site.edit(CONF, /max-age=63072000/, 'max-age=60'),
  },
  {
    name: 'the policy is that of an older build',
    found: ['policy'],
    site: (site) => site.edit(CONF, /'sha256-/, "'sha256-A"),
  },
  {
    name: 'there is no policy',
    found: ['policy'],
    site: (site) => site.edit(CONF, /.*add_header Content-Security-Policy.*\n/, ''),
  },
  {
    name: 'the certificate has expired',
    found: ['certificate'],
    given: { only: ['certificate'], now: () => Date.now() + 400 * DAY },
  },
  { name: 'nobody trusts the certificate', found: ['certificate'], given: { isTrusted: false } },
  {
    name: 'the certificate was not renewed',
    found: ['certificate-expiry'],
    given: { only: ['certificate-expiry'], now: () => Date.now() + 29 * DAY },
  },
  {
    name: 'the home page answers with an error',
    found: ['address'],
    site: configure('    if ($uri = /) { return 503; }'),
  },
  {
    name: 'the home page redirects in a circle',
    found: ['address'],
    site: configure('    if ($uri = /) { return 302 /circle; }\n    location = /circle { return 302 /; }'),
  },
  {
    name: 'the home page is another host',
    found: ['address'],
    site: configure('    if ($uri = /) { return 302 https://parked.example/; }'),
  },
  {
    name: 'port 80 is not redirected',
    found: ['https'],
    site: (site) => site.edit(CONF, /return 308 [^;]+;/, 'return 200;'),
  },
  {
    name: 'port 80 redirects to another host',
    found: ['https'],
    site: (site) => site.edit(CONF, /return 308 [^;]+;/, 'return 308 https://parked.example/;'),
  },
  {
    name: 'the clock of this machine is wrong',
    found: ['clock', 'database-clock'],
    given: { now: () => Date.now() - 900_000 },
  },
  {
    name: 'an older build is live',
    found: ['build'],
    site: (site) => site.edit('dist/index.data.json', /"build":"\w+"/, '"build":"0123456789ab"'),
  },
  { name: 'another site is live', found: ['build'], site: (site) => site.remove('dist/index.data.json') },
  { name: 'the sitemap is missing', found: ['sitemap'], site: (site) => site.remove('dist/sitemap.xml') },
  {
    name: 'the sitemap is that of a copy at another address',
    found: ['sitemap'],
    site: (site) => site.edit('dist/sitemap.xml', /<loc>https:\/\/[^/]+/g, '<loc>https://staging.example'),
  },
  {
    name: 'robots.txt keeps search engines out',
    found: ['robots'],
    site: (site) => site.write('dist/robots.txt', 'User-agent: *\nDisallow: /\n'),
  },
  {
    name: 'a header keeps search engines out',
    found: ['robots'],
    site: configure('    add_header X-Robots-Tag noindex always;'),
  },
  {
    name: 'a page is missing',
    found: ['pages'],
    site: (site) => site.remove(`dist/${innerPage(site)}.html`),
  },
  {
    name: 'a page answers with an error',
    found: ['pages'],
    site: (site) => configure(`    if ($uri = /${innerPage(site)}) { return 500; }`)(site),
  },
  {
    name: 'a page is an older one',
    found: ['page-content'],
    site: (site) => site.edit(`dist/${innerPage(site)}.html`, 'Picture', 'Older picture'),
  },
  { name: 'a script is missing', found: ['links'], site: (site) => site.remove(SCRIPT) },
  { name: 'a picture is missing', found: ['links'], site: (site) => site.remove('dist/media/picture.svg') },
  {
    name: 'browsers ask for scripts again at each visit',
    found: ['cache'],
    site: (site) => site.edit(CONF, /"public, max-age=31536000, immutable"/, '"no-cache"'),
  },
  {
    name: 'caches keep pages for an hour',
    found: ['cache'],
    site: (site) => site.edit(CONF, 'default "no-cache"', 'default "max-age=3600"'),
  },
  {
    name: 'nothing is compressed',
    found: ['compression'],
    site: (site) => site.edit(CONF, 'gzip_static on', 'gzip_static off'),
  },
  {
    name: 'scripts have another type',
    found: ['types'],
    site: (site) => site.edit(CONF, /"[^"]+" js;/, '"text/plain" js;'),
  },
  {
    name: 'a missing page is the home page',
    found: ['not-found'],
    site: (site) => site.edit(CONF, 'try_files $uri $uri.html =404', 'try_files $uri $uri.html /index.html'),
  },
  {
    name: "a missing page is the server's own text",
    found: ['not-found'],
    site: (site) => site.edit(CONF, /.*error_page 404.*\n/, ''),
  },
  {
    name: 'former addresses are missing',
    found: ['redirects'],
    site: (site) => site.edit(CONF, /.*location = .*\{ return 301 .*\n/g, ''),
  },
  {
    name: 'former addresses redirect for now only',
    found: ['redirects'],
    site: (site) => site.edit(CONF, /\{ return 301 /g, '{ return 302 '),
  },
  {
    name: 'a private file has an address',
    found: ['private-files'],
    site: (site) => site.write('dist/.env', 'SUPABASE_SECRET_KEY=…'),
  },
  {
    name: 'a script has a secret key',
    found: ['secret-key'],
    site: (site) => site.edit(SCRIPT, '";', '",secret="sb_secret_0123456789";'),
  },
  {
    name: 'a script has an older public key',
    found: ['script-project'],
    site: (site) => site.edit(SCRIPT, /sb_publishable_\w+/, 'sb_publishable_older_key'),
  },
  {
    name: 'a script sends to another project',
    found: ['script-project'],
    site: (site) => site.edit(SCRIPT, /url="[^"]+"/, 'url="https://other.example"'),
  },
  {
    name: 'the command has another public key than the site and the project',
    found: ['script-project', 'public-key'],
    given: { environment: { [KEY_NAME]: 'sb_publishable_of_another' } },
  },
];
