import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Path from the root of a site → content. */
export type SiteFiles = Record<string, string>;

const linking = (...targets: string[]) => targets.map((target) => `<a href="/${target}">`).join('');

/** A site, and the one that replaces it: some files stay, change, come or go. */
export const OLD: SiteFiles = {
  _headers: 'old',
  _redirects: '',
  'about.data.json': 'old',
  'about.html': linking('assets/old.js', 'media/same.svg'),
  'about.html.br': linking('assets/old.js', 'media/same.svg'),
  'assets/old.js': 'old',
  'favicon.svg': 'old',
  'gone/page.html': linking('assets/old.js', 'media/gone.svg'),
  'index.html': linking('about.html', 'gone/page.html', 'assets/old.js'),
  'media/gone.svg': 'gone',
  'media/same.svg': 'same',
  '404.html': linking('assets/old.js'),
};

export const NEW: SiteFiles = {
  _headers: 'new',
  _redirects: '/gone/page /about',
  'about.data.json': 'new',
  'about.html': linking('assets/new.js', 'media/same.svg', 'favicon.svg'),
  'assets/new.js': 'new',
  'favicon.svg': 'new',
  'index.html': linking('about.html', 'news/first.html', 'assets/new.js'),
  'media/more/new.svg': 'new',
  'media/same.svg': 'same',
  'news/first.html': linking('assets/new.js', 'media/more/new.svg'),
  '404.html': linking('assets/new.js'),
};

/** Reads every file of a folder. */
export function readSiteFiles(folder: string, prefix = ''): SiteFiles {
  return Object.fromEntries(
    readdirSync(path.join(folder, prefix)).flatMap((name): [string, string][] => {
      const file = path.join(prefix, name);
      const isFolder = lstatSync(path.join(folder, file)).isDirectory();
      return isFolder
        ? Object.entries(readSiteFiles(folder, file))
        : [[file, readFileSync(path.join(folder, file), 'utf8')]];
    }),
  );
}

/** The pages of a folder that link to files that are not there. */
export function brokenPages(files: SiteFiles): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const links = [...text.matchAll(/href="\/([^"]+)"/g)].map(([, target = '']) => target);
    // A page may link to one that is not published yet, or not any more.
    const missing = links.filter((target) => !target.endsWith('.html') && !(target in files));
    return missing.map((target) => `${file} -> ${target}`);
  });
}
