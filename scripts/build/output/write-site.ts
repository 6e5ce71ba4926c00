import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Allowance } from '@json-site/compiler/schema';
import type { Compiled } from '@json-site/compiler/types';
import { writeFiles } from '@json-site/content/files';
import { siteFolder } from '@json-site/content/folders';
import type { Site, Theme } from '@json-site/model/content-types';
import { SIGNS } from '@json-site/ui/sign-names';
import { type KeptFiles, NOTHING_KEPT } from '../cache/kept-files.ts';
import { headersFile } from '../hosting/headers-file.ts';
import { LONGEST_LINE } from '../hosting/host-limits.ts';
import { redirectsFile } from '../hosting/redirects-file.ts';
import { securityHeaders } from '../hosting/security-headers.ts';
import { sitePath } from '../hosting/site-path.ts';
import type { Integration } from '../integrations/integration.ts';
import { withMarkdown } from '../integrations/markdown-pages.ts';
import { startHooks } from '../integrations/run-hooks.ts';
import { calendarFiles } from '../pages/calendars.ts';
import { feedFiles } from '../pages/feeds.ts';
import { pageHeadDataFor, type SitePictures, siteHeadData } from '../pages/head-data.ts';
import type { PageFailure } from '../pages/page-failure.ts';
import type { Renderer } from '../pages/page-files.ts';
import { type InlineSources, type PageTemplate, readPageTemplate } from '../pages/page-template.ts';
import { today } from '../pages/payloads.ts';
import { robotsTxt, sitemapFiles } from '../pages/sitemap.ts';
import { writePages } from '../pages/write-pages.ts';
import { SEPARATE_PARTS } from '../styles/style-sheets.ts';
import { LICENCES_FILE, licencesText } from './licences.ts';
import { precompress, writeCompressed } from './precompress.ts';

export interface WriteSiteOptions
  extends Pick<Compiled, 'icons' | 'pages' | 'redirects'>,
    Partial<Pick<Compiled, 'sites'>> {
  /** Contains the browser build, whose index.html is the template of every page. */
  folder: string;
  site: Site;
  theme: Theme;
  pictures: SitePictures;
  /** Origin of the hosted backend; empty if the site serves its own. */
  backend: string;
  /** Where forms are sent without JavaScript, if that is another origin. */
  submit?: string;
  /** The function to which the host passes them on; empty if it does not. */
  passOn?: string;
  /** The headers' allowances for which the blocks of the site ask. */
  allowed: readonly Allowance[];
  renderer: Renderer;
  /** Changes with the code that makes the files of a page. */
  rendererKey?: string;
  /** The files that dist/ has already. */
  kept?: KeptFiles;
  integrations?: readonly Integration[];
}

/** The characters that a part of the styles costs in the policy: a hash, and the space before it. */
const HASH_LENGTH = 54;

/**
 * Divides the styles into as many parts as the policy has room for beside the servers that site.json lists. A policy
 * that is too long even with few parts stays so, and the build says it.
 */
export function readFittingTemplate(
  read: (separate: number) => PageTemplate,
  headersFor: (inline: InlineSources) => Record<string, string>,
): { template: PageTemplate; security: Record<string, string> } {
  for (let separate = SEPARATE_PARTS; ; ) {
    const template = read(separate);
    const security = headersFor(template.inline);
    const longest = Math.max(...Object.entries(security).map(([name, value]) => `${name}: ${value}`.length));
    if (longest <= LONGEST_LINE || separate === 0) return { template, security };
    separate = Math.max(0, separate - Math.ceil((longest - LONGEST_LINE) / HASH_LENGTH));
  }
}

/** Completes the browser build to a site: pages, sitemap and the files for hosts. Returns the pages that fail. */
export async function writeSite(options: WriteSiteOptions): Promise<PageFailure[]> {
  const { folder, site, sites, theme, pages, redirects, pictures, backend, allowed, renderer } = options;
  const { rendererKey = '', kept = NOTHING_KEPT } = options;
  const below = sitePath(new URL(site.url));
  const { template, security } = readFittingTemplate(
    (separate) => readPageTemplate(folder, separate, below),
    (inline) => securityHeaders(backend, inline, site, allowed, options.submit),
  );
  rmSync(path.join(folder, 'index.html'));
  const feeds = feedFiles(site, pages, sites);
  writeFiles(folder, {
    ...feeds,
    ...calendarFiles(site, pages, sites),
    ...sitemapFiles(site, pages),
    // Search engines read the one at the root of the host.
    ...(below === '' && { 'robots.txt': robotsTxt(site) }),
    [template.sheet]: template.styles.late,
    [LICENCES_FILE]: licencesText(readFileSync(path.join(folder, LICENCES_FILE), 'utf8'), siteFolder()),
    _headers: headersFile(
      security,
      Object.keys(feeds).map((file) => `/${file}`),
      below,
    ),
    _redirects: redirectsFile(redirects, options.passOn, below),
  });
  const context = {
    template,
    // The template names the build's assets, so that its hash identifies the code.
    build: createHash('sha256').update(template.html).digest('hex').slice(0, 12),
    renderedOn: today(),
    head: siteHeadData(site, theme, pictures),
    icons: new Set([...SIGNS, ...options.icons]),
  };
  const hooks = startHooks(withMarkdown(options.integrations ?? [], site), site, sites);
  const headDataFor = pageHeadDataFor(pages, pictures, sites);
  const [failures] = await Promise.all([
    writePages({ pages, context, headDataFor, renderer, rendererKey, hooks, folder, kept }),
    precompress(folder, kept),
  ]);
  if (failures.length > 0) return failures;
  const isTaken = (file: string) => kept.has(file) || existsSync(path.join(folder, file));
  const added = await hooks.beforeCompression(pages, isTaken);
  await writeCompressed(folder, added, kept);
  return [];
}
