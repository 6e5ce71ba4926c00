import { documentHtml } from '../../../src/app/document.ts';
import { type PagePayload, payloadUrl } from '../../../src/app/navigation/payload.ts';
import type { PageHeadData, SiteHeadData } from '../head-data.ts';
import { pageStyles } from '../styles/page-styles.ts';
import type { PageTemplate } from './page-template.ts';
import { payloadOf } from './payloads.ts';

/** What is the same for all pages of a build. Plain data: it is hashed and sent to other threads. */
export interface PageContext {
  /** The document of every page, and the styles to choose from. */
  template: PageTemplate;
  /** Name of the code that the pages are made for. */
  build: string;
  /** Day of the build, `YYYY-MM-DD`. */
  renderedOn: string;
  /** What every head says of the site. */
  facts: SiteHeadData;
}

/** A page's files: path from the root of the site, without a slash at the start → text. */
export type PageFiles = Record<string, string>;

/** Turns a page's data into what stands in the document's root. */
export type Render = (payload: PagePayload) => Promise<string>;

/**
 * `/about` → `about.html`: every static host answers /about with it at once. From `about/index.html` most of
 * them would first redirect to /about/, which is not the page's address.
 */
function htmlFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Where the styles go of a document that is whole but for them. */
const STYLES = '<!--styles-->';

function styleElements(styles: string[]): string {
  return styles.map((css) => `<style>${css}</style>`).join('');
}

/**
 * Every file that a page is served as. The result depends on the arguments alone, all of them plain data but
 * the code that renders: pages are made in other threads and kept from build to build. It is bundled for
 * them, so that nothing here may import a build tool.
 * @param quality How well brotli will compress the page, from 0 to 11: its styles depend on what fits.
 */
export async function pageFiles(
  context: PageContext,
  page: PageHeadData,
  render: Render,
  quality: number,
): Promise<PageFiles> {
  const { template, build, renderedOn } = context;
  const { path } = page.page;
  const payload = payloadOf(page.page, build, renderedOn);
  const app = await render(payload);
  const facts = { ...context.facts, ...page };
  const bare = documentHtml({ template: template.html, styles: STYLES, facts, payload, app });
  const document = (styles: string[]) => bare.replace(STYLES, () => styleElements(styles));
  return {
    [htmlFile(path)]: document(pageStyles(template.styles, app, document, quality)),
    [payloadUrl(path).slice(1)]: JSON.stringify(payload),
  };
}
