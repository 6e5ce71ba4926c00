import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { siteFolder } from '../../scripts/content/folders.ts';

const DIST = path.join(siteFolder(), 'dist');

/** A page of the last build. */
export interface BuiltPage {
  route: string;
  html: string;
  document: HTMLElement;
}

function routeOf(file: string): string {
  const name = file.replaceAll(path.sep, '/').replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** Reads every page of the last build in dist/. The page for unknown addresses is `/404`. */
export function readBuiltPages(folder = siteFolder()): BuiltPage[] {
  const dist = path.join(folder, 'dist');
  if (!existsSync(path.join(dist, '404.html'))) throw new Error('dist/ has no build. Run: npm run build');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8');
      return { route: routeOf(file), html, document: parse(html) };
    });
}

/** Returns the HTML file of a route. */
export function documentOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

const parsed = new Map<string, HTMLElement>();

/**
 * Reads one page of the last build, for tests of its texts and links. tests/engine/browser/every-page.e2e.ts checks
 * that browsers show the same text.
 */
export function builtPage(route: string): HTMLElement {
  const file = documentOf(route);
  if (!existsSync(path.join(DIST, file))) throw new Error(`dist/ has no page ${route}. Run: npm run build`);
  const document = parsed.get(file) ?? parse(readFileSync(path.join(DIST, file), 'utf8'));
  parsed.set(file, document);
  return document;
}
