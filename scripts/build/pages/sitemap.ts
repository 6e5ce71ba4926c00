import type { PageData } from '@json-site/compiler/types';
import type { Site } from '@json-site/model/content-types';
import { alternatesOf, isListed } from './head-data.ts';

/** The sitemap protocol's limit of addresses in one file. */
const MOST_URLS = 50_000;

/** The pages for search engines, sorted by their addresses. */
function listed(pages: PageData[]): PageData[] {
  return pages.filter(isListed).sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** An entry. Only the dates of the page itself say when it changed: those of its file change with every checkout. */
function entry({ url }: Site, page: PageData, byPath: ReadonlyMap<string, PageData>): string {
  const { path, date, updated = date } = page;
  const changed = updated ? `<lastmod>${updated.iso}</lastmod>` : '';
  const alternates = Object.entries(alternatesOf(page, byPath) ?? {}).map(
    ([language, other]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${encodeURI(url + other)}"/>`,
  );
  return `  <url><loc>${encodeURI(url + path)}</loc>${changed}${alternates.join('')}</url>`;
}

function xml(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  // Only a site with several languages has elements of this namespace.
  const hasAlternates = entries.some((text) => text.includes('<xhtml:'));
  const namespace = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${entries.join('\n')}
</${root}>
`;
}

/** The sitemap: one file, or an index of several if there are too many addresses. */
export function sitemapFiles(site: Site, pages: PageData[], most = MOST_URLS): Record<string, string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const urls = listed(pages).map((page) => entry(site, page, byPath));
  if (urls.length <= most) return { 'sitemap.xml': xml('urlset', urls) };
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    text: xml('urlset', urls.slice(index * most, (index + 1) * most)),
  }));
  const entries = parts.map(({ name }) => `  <sitemap><loc>${encodeURI(site.url)}/${name}</loc></sitemap>`);
  return {
    'sitemap.xml': xml('sitemapindex', entries),
    ...Object.fromEntries(parts.map(({ name, text }) => [name, text])),
  };
}

export function robotsTxt(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}
