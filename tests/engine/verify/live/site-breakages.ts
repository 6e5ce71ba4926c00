import { readdirSync } from 'node:fs';
import path from 'node:path';
import { KEY_NAME, URL_NAME } from '../../../../scripts/backend/hosted-project.ts';
import type { Breakage } from './breakage.ts';
import type { Published } from './live-site.ts';

const CONF = 'deploy/nginx.conf';
const SCRIPT = 'dist/assets/index-abc.js';

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
    found: ['headers'],
    site: (site) => site.edit(CONF, /'sha256-/, "'sha256-A"),
  },
  {
    name: 'there is no policy',
    found: ['headers'],
    site: (site) => site.edit(CONF, /.*add_header Content-Security-Policy.*\n/, ''),
  },
  { name: 'nobody trusts the certificate', found: ['address'], given: { isTrusted: false } },
  {
    name: 'the home page answers with an error',
    found: ['address'],
    site: configure('    if ($uri = /) { return 503; }'),
  },
  {
    name: 'the home page is another host',
    found: ['address'],
    site: configure('    if ($uri = /) { return 302 https://parked.example/; }'),
  },
  {
    name: 'an older build is live',
    found: ['build'],
    site: (site) => site.edit('dist/index.data.json', /"build":"\w+"/, '"build":"0123456789ab"'),
  },
  { name: 'another site is live', found: ['build'], site: (site) => site.remove('dist/index.data.json') },
  { name: 'the sitemap is missing', found: ['files'], site: (site) => site.remove('dist/sitemap.xml') },
  {
    name: 'the sitemap is that of a copy at another address',
    found: ['files'],
    site: (site) => site.edit('dist/sitemap.xml', /<loc>https:\/\/[^/]+/g, '<loc>https://staging.example'),
  },
  {
    name: 'robots.txt keeps search engines out',
    found: ['files'],
    site: (site) => site.write('dist/robots.txt', 'User-agent: *\nDisallow: /\n'),
  },
  {
    name: 'a page is missing',
    found: ['files', 'redirects'],
    site: (site) => site.remove(`dist/${innerPage(site)}.html`),
  },
  {
    name: 'a page answers with an error',
    found: ['files'],
    site: (site) => configure(`    if ($uri = /${innerPage(site)}) { return 500; }`)(site),
  },
  {
    name: 'a page is an older one',
    found: ['files'],
    site: (site) => site.edit(`dist/${innerPage(site)}.html`, 'Picture', 'Older picture'),
  },
  { name: 'a script is missing', found: ['files'], site: (site) => site.remove(SCRIPT) },
  { name: 'a picture is missing', found: ['files'], site: (site) => site.remove('dist/media/picture.svg') },
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
    found: ['not-found'],
    site: (site) => site.write('dist/.env', 'SUPABASE_SECRET_KEY=…'),
  },
  {
    name: 'the command has another public key than the site and the project',
    found: ['project', 'scripts'],
    given: { environment: { [KEY_NAME]: 'sb_publishable_of_another' } },
  },
  {
    name: 'the site was built for another project',
    found: ['scripts', 'project'],
    // Nothing answers there, with a network or without one.
    given: { environment: { [URL_NAME]: 'https://127.0.0.1:9' } },
  },
];
