import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentHtml } from '../../src/app/document.ts';
import { type PagePayload, payloadUrl } from '../../src/app/payload.ts';
import type { PageData, Redirect } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { copyMedia } from './copy-media.ts';
import { headFactsFor } from './head-facts.ts';
import { headersFile } from './hosting/headers-file.ts';
import { redirectsFile } from './hosting/redirects-file.ts';
import { withIntegrity } from './integrity.ts';
import { payloadOf } from './payloads.ts';
import { writePictures } from './pictures/site-pictures.ts';
import { backendOrigin, securityHeaders } from './security-headers.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface WriteSiteOptions {
  /** Folder of the browser build; its index.html is the template of every page. */
  dist: string;
  site: Site;
  pages: PageData[];
  redirects: Redirect[];
  render: (payload: PagePayload) => Promise<string>;
}

function write(dist: string, url: string, text: string): void {
  const file = path.join(dist, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The template names the assets of this build, so its hash names the code. */
function buildName(template: string): string {
  return createHash('sha256').update(template).digest('hex').slice(0, 12);
}

/**
 * `/about` → `about.html`: every static host answers /about with it at once. From `about/index.html` most of
 * them would first redirect to /about/, which is not the page's address.
 */
function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Writes every page as HTML and data, and what stands beside them. Returns the number of pages. */
export async function writeSite({ dist, site, pages, redirects, render }: WriteSiteOptions): Promise<number> {
  const template = withIntegrity(readFileSync(path.join(dist, 'index.html'), 'utf8'), dist);
  const build = buildName(template);
  const factsOf = headFactsFor(site, pages, writePictures(dist, site));
  for (const page of pages) {
    const payload = payloadOf(page, build);
    const app = await render(payload);
    write(dist, htmlFile(page.path), documentHtml({ template, facts: factsOf(page), payload, app }));
    write(dist, payloadUrl(page.path), JSON.stringify(payload));
  }
  copyMedia(dist);
  write(dist, 'sitemap.xml', sitemapXml(site, pages));
  write(dist, 'robots.txt', robotsTxt(site));
  write(dist, '_headers', headersFile(securityHeaders(backendOrigin())));
  write(dist, '_redirects', redirectsFile(redirects));
  return pages.length;
}
