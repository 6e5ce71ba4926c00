import { createHash } from 'node:crypto';
import type { PageData, Redirect } from '../../src/compiler/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { copyMedia } from './copy-media.ts';
import { type PageHeadData, pageHeadDataFor, type SitePictures, siteHeadData } from './head-data.ts';
import { headersFile } from './hosting/headers-file.ts';
import { redirectsFile } from './hosting/redirects-file.ts';
import { securityHeaders } from './hosting/security-headers.ts';
import type { PageContext } from './pages/page-files.ts';
import { type PageTemplate, readPageTemplate } from './pages/page-template.ts';
import { today } from './pages/payloads.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';
import { writeFiles } from './write-files.ts';

export interface WriteSiteOptions {
  /** Folder of the browser build; its index.html is the template of every page. */
  dist: string;
  site: Site;
  pages: PageData[];
  redirects: Redirect[];
  /** Origin of the hosted backend; empty when it is the site's own. */
  backend: string;
  pictures: SitePictures;
}

/** What the pages of a written site are still to be made of. */
export interface UnwrittenPages {
  context: PageContext;
  factsOf: (page: PageData) => PageHeadData;
}

/** The template names the assets of this build, so its hash names the code. */
function buildName({ html }: PageTemplate): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 12);
}

/** Writes everything of a site but its pictures and its pages, and says what those are made of. */
export function writeSite({
  dist,
  site,
  pages,
  redirects,
  backend,
  pictures,
}: WriteSiteOptions): UnwrittenPages {
  const template = readPageTemplate(dist);
  copyMedia(dist);
  writeFiles(dist, {
    ...sitemapFiles(site, pages),
    'robots.txt': robotsTxt(site),
    _headers: headersFile(securityHeaders(backend, template.inline, site.analytics)),
    _redirects: redirectsFile(redirects),
  });
  const facts = siteHeadData(site, pictures);
  return {
    context: { template, build: buildName(template), renderedOn: today(), facts },
    factsOf: pageHeadDataFor(pages, pictures),
  };
}
