import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles } from '../../../scripts/build/hosting/deploy-files.ts';
import { headersFile } from '../../../scripts/build/hosting/headers-file.ts';
import { redirectsFile } from '../../../scripts/build/hosting/redirects-file.ts';
import { securityHeaders } from '../../../scripts/build/hosting/security-headers.ts';
import { sitePath } from '../../../scripts/build/hosting/site-path.ts';
import { precompress } from '../../../scripts/build/output/precompress.ts';
import { writeFiles } from '../../../scripts/content/write-files.ts';

/** Former addresses with every character that the compiler allows there and that a configuration might interpret. */
const FORMER_ADDRESSES = [
  ...['/old', '/Old_Page.html', '/ABOUT', '/old/page.php', '/caf%C3%A9', '/größe/日本', '/leaflet.pdf'],
  ...["/it's$HOME,(a)&b=c;d+e!f@g~h|i^j`k<l>[m]", '/%7B%24HOME%7D%22quoted%22'],
  ...['/a%20b%3Fid=1%23%2A%3A%25', '/assets/former.js'],
];

/** Targets that the compiler allows. */
const TARGETS = [
  ...[
    '/about',
    '/about#message',
    '/about?a=$b&c={d}#e`f',
    'https://example.org/größe/{$HOME}?q="$1{2}"#日本',
  ],
  '/media/logo.svg',
];

/** Former addresses that the compiler allows too, and that no server can redirect, or that it has twice. */
const UNSERVED = [
  ...['//twice', '/up/../x', '/up/%2e%2e/x', '/nul%00', '/line%0Abreak', '/a%2fb', '/404.html', '/café'],
  '/old/',
];

/** Former folders, with targets of each kind. */
const FOLDERS = [
  ['/archive/*', '/about/*'],
  ['/archive/deep/er/*', '/short'],
  ['/größe/x^y/*', 'https://example.org/größe/*'],
  ["/it's$HOME/(a)/*", '/*'],
  ['/moved/*', '/about?a=$b#message'],
  // One address of the folder has its own target.
  ['/archive/one', '/short#one'],
] as const;

export const FOLDER_REDIRECTS = FOLDERS.map(([from, to]) => ({ from, to }));

export const REDIRECTS = FORMER_ADDRESSES.map((from, index) => ({
  from,
  to: TARGETS[index % TARGETS.length] ?? '/',
}));

const LONG = 'A text that is long enough for compressed copies. '.repeat(60);
const html = (title: string) => `<!doctype html><title>${title}</title><p>${LONG}`;

const FILES = {
  'index.html': html('Home'),
  'about.html': html('About'),
  'about/team.html': html('Team'),
  'about.data.json': JSON.stringify({ text: LONG }),
  'short.html': '<!doctype html><title>Short</title>',
  '404.html': html('Not found'),
  // A list in pages, and the pages of a value with their feed.
  'news.html': html('News'),
  'news/2.html': html('News, page 2'),
  'news/tag/old-maps.html': html('Old maps'),
  'news/tag/old-maps/2.html': html('Old maps, page 2'),
  'news/tag/old-maps/feed.xml': '<feed xmlns="http://www.w3.org/2005/Atom"/>',
  'news/feed.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><title>${LONG}</title></feed>`,
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'assets/index-abc.js': `/* ${LONG} */`,
  'assets/index-abc.css': 'body{margin:0}',
  'assets/text-abc.woff2': 'font',
  'media/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${LONG}</desc></svg>`,
  'media/photo-640.avif': 'picture',
  'media/photo.JPG': 'picture',
  'media/a b é {$HOME} %41.png': 'picture',
};

const FEEDS = Object.keys(FILES)
  .filter((file) => file.endsWith('feed.xml'))
  .map((file) => `/${file}`);

export interface SmallSite {
  folder: string;
  dist: string;
  /** The root of the host: the same, or a folder that has the site below its path. */
  served: string;
  /** The path of the site. */
  path: string;
  /** Contains nginx.conf and Caddyfile. */
  deploy: string;
  dispose(): void;
}

/** The folder to publish on hosts that read their settings from it, as docs/hosting.md makes it. */
export function publishedFolder({ folder, dist, path: below }: SmallSite): string {
  if (!below) return dist;
  const published = path.join(folder, 'published');
  cpSync(dist, published + below, { recursive: true });
  for (const file of ['_headers', '_redirects'])
    renameSync(path.join(published + below, file), path.join(published, file));
  return published;
}

/** A built site on its host, whose path is empty at the root. */
export function hostOf(folder: string, below: string): SmallSite {
  const dist = path.join(folder, 'dist');
  const served = below ? path.join(folder, 'host') : dist;
  if (below) {
    mkdirSync(path.dirname(served + below), { recursive: true });
    symlinkSync(dist, served + below);
  }
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  return { folder, dist, served, path: below, deploy: path.join(folder, 'deploy'), dispose };
}

/** Writes a site of every kind of file, and its files for hosts, with the writers of the build. */
export async function smallSite(url: string, submit = ''): Promise<SmallSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const dist = path.join(folder, 'dist');
  const below = sitePath(new URL(url));
  const deploy = path.join(folder, 'deploy');
  const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
  const written = [...FOLDER_REDIRECTS, ...REDIRECTS, ...UNSERVED.map((from) => ({ from, to: '/short' }))];
  mkdirSync(dist);
  writeFiles(dist, {
    ...FILES,
    _headers: headersFile(securityHeaders('', inline), FEEDS, below),
    _redirects: redirectsFile(written, submit, below),
  });
  await precompress(dist);
  writeFiles(deploy, deployFiles({ url }, written, dist, submit));
  writeFileSync(path.join(folder, 'secret.txt'), 'outside of the site');
  return hostOf(folder, below);
}
