import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Allowance } from '../../src/compiler/schema/allowances.ts';
import type { Compiled } from '../../src/compiler/types.ts';
import type { Site, Theme } from '../../src/generated/content-types.ts';
import { writeFiles } from '../content/write-files.ts';
import { feedFiles } from './feeds.ts';
import { pageHeadDataFor, type SitePictures, siteHeadData } from './head-data.ts';
import { headersFile } from './hosting/headers-file.ts';
import { redirectsFile } from './hosting/redirects-file.ts';
import { securityHeaders } from './hosting/security-headers.ts';
import type { PageFailure } from './pages/page-failure.ts';
import type { Renderer } from './pages/page-files.ts';
import { readPageTemplate } from './pages/page-template.ts';
import { today } from './pages/payloads.ts';
import { writePages } from './pages/write-pages.ts';
import { precompress } from './precompress.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

export interface WriteSiteOptions
  extends Pick<Compiled, 'pages' | 'redirects'>,
    Partial<Pick<Compiled, 'sites'>> {
  /** Contains the browser build, whose index.html is the template of every page. */
  folder: string;
  site: Site;
  theme: Theme;
  pictures: SitePictures;
  /** Origin of the hosted backend; empty if the site serves its own. */
  backend: string;
  /** The headers' allowances for which the blocks of the site ask. */
  allowed: readonly Allowance[];
  renderer: Renderer;
}

/** Completes the browser build to a site: pages, sitemap and the files for hosts. Returns the pages that fail. */
export async function writeSite(options: WriteSiteOptions): Promise<PageFailure[]> {
  const { folder, site, sites, theme, pages, redirects, pictures, backend, allowed, renderer } = options;
  const template = readPageTemplate(folder);
  rmSync(path.join(folder, 'index.html'));
  const feeds = feedFiles(site, pages, sites);
  writeFiles(folder, {
    ...feeds,
    ...sitemapFiles(site, pages),
    'robots.txt': robotsTxt(site),
    [template.sheet]: template.styles.late,
    _headers: headersFile(
      securityHeaders(backend, template.inline, site, allowed),
      Object.keys(feeds).map((file) => `/${file}`),
    ),
    _redirects: redirectsFile(redirects),
  });
  const context = {
    template,
    // The template names the build's assets, so that its hash identifies the code.
    build: createHash('sha256').update(template.html).digest('hex').slice(0, 12),
    renderedOn: today(),
    head: siteHeadData(site, theme, pictures),
  };
  const [failures] = await Promise.all([
    writePages({ pages, context, headDataFor: pageHeadDataFor(pages, pictures, sites), renderer, folder }),
    precompress(folder),
  ]);
  return failures;
}
