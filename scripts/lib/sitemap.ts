import { NOT_FOUND_PATH } from '../../src/app/payload.ts';
import type { PageData } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';

/** Addresses of all pages that may be found, sorted. */
export function sitemapUrls(site: Site, pages: PageData[]): string[] {
  return pages
    .filter(({ path }) => path !== NOT_FOUND_PATH)
    .map(({ path }) => site.url + path)
    .sort();
}

export function sitemapXml(site: Site, pages: PageData[]): string {
  const urls = sitemapUrls(site, pages).map((url) => `  <url><loc>${encodeURI(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robotsTxt(site: Site): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}
