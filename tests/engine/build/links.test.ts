import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltPage, readBuiltPages } from '../../support/built-site.ts';
import { BUILT } from '../support/built-folder.ts';

const PAGES = readBuiltPages(BUILT);
const LISTED = PAGES.filter(({ route }) => route !== '/404');
const byRoute = new Map(PAGES.map((page) => [page.route, page]));

const textsOf = (selector: string, attribute?: string) =>
  LISTED.map(({ document }) => {
    const element = document.querySelector(selector);
    return (attribute ? element?.getAttribute(attribute) : element?.textContent)?.trim() ?? '';
  });

/** Links within the site, as route and anchor. */
function internalLinks({ route, document }: BuiltPage): { route: string; anchor: string }[] {
  const hrefs = document.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  return hrefs
    .filter((href) => /^[/#]/.test(href))
    .map((href) => {
      const [path = '', anchor = ''] = href.split('#');
      return { route: path || route, anchor };
    });
}

test('every page has a unique title, a unique description and one main heading', () => {
  for (const texts of [textsOf('title'), textsOf('meta[name="description"]', 'content')]) {
    expect(texts.filter((text) => !text)).toEqual([]);
    expect(new Set(texts).size).toBe(LISTED.length);
  }
  for (const { route, document } of PAGES) {
    const headings = document.querySelectorAll('h1').map((heading) => heading.textContent.trim());
    expect(headings, route).toEqual([expect.stringMatching(/\S/)]);
  }
});

test('every internal link refers to a page or a file, and every anchor to an element', () => {
  const broken = PAGES.flatMap((page) =>
    internalLinks(page)
      .filter(({ route, anchor }) => {
        const target = byRoute.get(route);
        if (!target) return !existsSync(path.join(BUILT, 'dist', route));
        // Browsers scroll to the top of the page for #top.
        return anchor !== '' && anchor !== 'top' && !target.document.getElementById(anchor);
      })
      .map(({ route, anchor }) => `${page.route} -> ${route}#${anchor}`),
  );
  expect(broken).toEqual([]);
});
