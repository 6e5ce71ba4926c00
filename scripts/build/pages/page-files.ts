import { payloadUrl } from '@json-site/app/addresses';
import type { PageHeadData, SiteHeadData } from './head-data.ts';
import { inlineStyles } from '../styles/page-styles.ts';
import { type Compressed, compress, copiesOf, type Effort, isWorthCompressing } from './compression.ts';
import type { PageTemplate } from './page-template.ts';
import { payloadOf } from './payloads.ts';

/** Shared by all pages of a build. */
export interface PageContext {
  /** The document of every page, and the style sheets to choose from. */
  template: PageTemplate;
  /** Identifies the code that the pages are rendered for. */
  build: string;
  /** Day of the build, `YYYY-MM-DD`. */
  renderedOn: string;
  head: SiteHeadData;
}

/** Path from the root of the site, without a leading slash → content. */
export type PageFiles = Record<string, Uint8Array>;

/** The code of the site that makes documents, built for Node.js. */
export type Renderer = typeof import('@json-site/app/prerender');

/**
 * `/about` → `about.html`: every static host serves it at /about directly. With `about/index.html`, most hosts
 * first redirect to /about/, which is not the page's address.
 */
function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Marks the location of the styles in a document that is otherwise complete. */
const STYLES = '<!--styles-->';

function styleElements(styles: string[]): string {
  return styles.map((css) => `<style>${css}</style>`).join('');
}

/** Renders a page. Returns its document, and every file that it is served as, compressed copies included. */
export async function pageFiles(
  context: PageContext,
  page: PageHeadData,
  { render, documentHtml }: Renderer,
  effort: Effort,
): Promise<{ html: string; files: PageFiles }> {
  const { template, build, renderedOn } = context;
  const { path } = page.page;
  const payload = payloadOf(page.page, build, renderedOn);
  const app = await render(payload);
  const facts = { ...context.head, ...page };
  const bare = documentHtml({ template: template.html, styles: STYLES, facts, payload, app });
  const document = (styles: string[]) => bare.replace(STYLES, () => styleElements(styles));
  const { html, compressed } = await inlineStyles(template.styles, app, document, effort);

  const files: PageFiles = {};
  const add = async (file: string, text: string, known?: Compressed) => {
    const bytes = Buffer.from(text);
    files[file] = bytes;
    if (!isWorthCompressing(file, bytes.length)) return;
    const copies = copiesOf(bytes.length, known ?? (await compress(bytes, effort)));
    for (const [extension, copy] of Object.entries(copies)) files[file + extension] = copy;
  };
  await add(htmlFile(path), html, compressed);
  await add(payloadUrl(path).slice(1), JSON.stringify(payload));
  return { html, files };
}
