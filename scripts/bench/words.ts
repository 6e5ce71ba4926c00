import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The page's file, as either site writes it. */
function htmlOf(dist: string, route: string): string {
  const files = [`${route.slice(1)}.html`, path.join(route.slice(1), 'index.html')];
  const file = files.map((name) => path.join(dist, name)).find((one) => existsSync(one));
  if (!file) throw new Error(`${dist} has no page ${route}.`);
  return readFileSync(file, 'utf8');
}

/** The number of words in the main part of a page, as a reader without scripts has them. */
function wordsOf(dist: string, route: string): number {
  const main = /<main[\s\S]*<\/main>/.exec(htmlOf(dist, route))?.[0] ?? '';
  const text = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter(Boolean).length;
}

/** Words of the same pages in two builds, and the pages on which the first says less. */
export function compareWords(ours: string, theirs: string, routes: string[]) {
  const pages = routes.map((route) => ({
    route,
    ours: wordsOf(ours, route),
    theirs: wordsOf(theirs, route),
  }));
  const sum = (of: 'ours' | 'theirs') => pages.reduce((total, page) => total + page[of], 0);
  return { ours: sum('ours'), theirs: sum('theirs'), fewer: pages.filter((page) => page.ours < page.theirs) };
}
