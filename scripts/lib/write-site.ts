import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentHtml } from '../../src/app/document.ts';
import { NOT_FOUND_PATH, type PagePayload, payloadUrl } from '../../src/app/payload.ts';
import type { PageData } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { payloadOf } from './payloads.ts';
import { ROOT } from './project.ts';
import { backendOrigin, headersFile } from './security-headers.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

export interface WriteSiteOptions {
  /** Folder of the browser build; its index.html is the template of every page. */
  dist: string;
  site: Site;
  pages: PageData[];
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

/** Writes every page as HTML and data, and what stands beside them. Returns the number of pages. */
export async function writeSite({ dist, site, pages, render }: WriteSiteOptions): Promise<number> {
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const build = buildName(template);
  for (const page of pages) {
    const payload = payloadOf(page, build);
    const html = documentHtml({ template, site, payload, app: await render(payload) });
    write(dist, page.path === NOT_FOUND_PATH ? '404.html' : path.join(page.path, 'index.html'), html);
    write(dist, payloadUrl(page.path), JSON.stringify(payload));
  }
  cpSync(path.join(ROOT, 'content/media'), path.join(dist, 'media'), { recursive: true });
  write(dist, 'sitemap.xml', sitemapXml(site, pages));
  write(dist, 'robots.txt', robotsTxt(site));
  write(dist, '_headers', headersFile(backendOrigin()));
  return pages.length;
}
