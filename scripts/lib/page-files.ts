import { documentHtml } from '../../src/app/document.ts';
import type { HeadFacts } from '../../src/app/head/facts.ts';
import { type PagePayload, payloadUrl } from '../../src/app/payload.ts';
import { payloadOf } from './payloads.ts';

/** What is the same for all pages of a build. Plain data: it can be hashed and sent to another thread. */
export interface PageContext {
  /** The document of every page, with marks for what is a page's own. */
  template: string;
  /** Name of the code that the pages are made for. */
  build: string;
  /** Day of the build, `YYYY-MM-DD`. */
  renderedOn: string;
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

/** Every file that a page is served as. The same arguments give the same bytes, whoever calls it and where. */
export async function pageFiles(context: PageContext, facts: HeadFacts, render: Render): Promise<PageFiles> {
  const { page } = facts;
  const { template, build, renderedOn } = context;
  const payload = payloadOf(page, build, renderedOn);
  const app = await render(payload);
  return {
    [htmlFile(page.path)]: documentHtml({ template, facts, payload, app }),
    [payloadUrl(page.path).slice(1)]: JSON.stringify(payload),
  };
}
