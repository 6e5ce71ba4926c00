import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData, Redirect } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { copyMedia } from './copy-media.ts';
import { headFactsFor } from './head-facts.ts';
import { headersFile } from './hosting/headers-file.ts';
import { redirectsFile } from './hosting/redirects-file.ts';
import { withIntegrity } from './integrity.ts';
import { type PageContext, pageFiles, type Render } from './page-files.ts';
import { today } from './payloads.ts';
import { writePictures } from './pictures/site-pictures.ts';
import { backendOrigin, securityHeaders } from './security-headers.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface WriteSiteOptions {
  /** Folder of the browser build; its index.html is the template of every page. */
  dist: string;
  site: Site;
  pages: PageData[];
  redirects: Redirect[];
  render: Render;
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

/** Writes every page as HTML and data, and what stands beside them. Returns the number of pages. */
export async function writeSite({ dist, site, pages, redirects, render }: WriteSiteOptions): Promise<number> {
  const template = withIntegrity(readFileSync(path.join(dist, 'index.html'), 'utf8'), dist);
  const context: PageContext = { template, build: buildName(template), renderedOn: today() };
  const factsOf = headFactsFor(site, pages, writePictures(dist, site));
  for (const page of pages) {
    const files = await pageFiles(context, factsOf(page), render);
    for (const [file, text] of Object.entries(files)) write(dist, file, text);
  }
  copyMedia(dist);
  write(dist, 'sitemap.xml', sitemapXml(site, pages));
  write(dist, 'robots.txt', robotsTxt(site));
  write(dist, '_headers', headersFile(securityHeaders(backendOrigin())));
  write(dist, '_redirects', redirectsFile(redirects));
  return pages.length;
}
