import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { condition, type Figure } from './figure.ts';

/** Reads a page, whether the site names its file /about.html or /about/index.html. */
export function readBuiltPage(dist: string, route: string): string {
  const files = [`${route.slice(1)}.html`, path.join(route.slice(1), 'index.html')];
  const file = files.map((name) => path.join(dist, name)).find((one) => existsSync(one));
  if (!file) throw new Error(`${dist} has no page ${route}.`);
  return readFileSync(file, 'utf8');
}

/** The number of words in the `<main>` of a page, without scripts, styles and SVG. */
function wordsOf(dist: string, route: string): number {
  const main = parse(readBuiltPage(dist, route)).querySelector('main');
  for (const hidden of main?.querySelectorAll('script, style, svg') ?? []) hidden.remove();
  return main?.structuredText.split(/\s+/).filter(Boolean).length ?? 0;
}

/** Counts the words of the same pages in two builds, and lists the pages on which ours has fewer. */
export function compareWords(ours: string, theirs: string, routes: string[]) {
  const pages = routes.map((route) => ({
    route,
    ours: wordsOf(ours, route),
    theirs: wordsOf(theirs, route),
  }));
  const sum = (site: 'ours' | 'theirs') => pages.reduce((total, page) => total + page[site], 0);
  return { ours: sum('ours'), theirs: sum('theirs'), fewer: pages.filter((page) => page.ours < page.theirs) };
}

/** Whether each of the pages has at least as many words in our build. */
export function wordsFigure(ours: string, theirs: string, routes: string[]): Figure {
  const words = compareWords(ours, theirs, routes);
  const fewer = words.fewer.length;
  const shown = `${words.ours} : ${words.theirs}, fewer on ${fewer} pages`;
  return condition('Words in the HTML of those pages', shown, 'fewer on no page', fewer === 0);
}
