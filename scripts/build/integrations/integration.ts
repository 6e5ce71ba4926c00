import type { PageData } from '@json-site/compiler/types';
import type { Site } from '@json-site/model/content-types';

/** A page as visitors get it. */
export interface RenderedPage extends Pick<PageData, 'path' | 'title' | 'description'> {
  /** The tag of its language: "en-GB". */
  language: string;
  /** The document. In development, without what Vite adds to it. */
  html: string;
  /** The element `main` of the document: what the page is about. Empty for a document without one. */
  main: string;
  /** Whether the document asks search engines not to list it. */
  noindex: boolean;
}

/** The site after all pages have been rendered. */
export interface RenderedSite<Entry> {
  /** What `pageRendered` has returned, in the order of the pages. */
  entries: readonly Entry[];
  /** The compiled content/site.json, in the main language. */
  site: Site;
  /** The same in each further language, by language tag. */
  sites: Readonly<Record<string, Site>>;
}

/** Files to add, by their path from the root of the site: `search/index.json`. */
export type AddedFiles = Record<string, string | Uint8Array>;

/**
 * Adds files to the site that are made of its pages, such as an index for search. The hooks store nothing between
 * calls: a build calls them once, the development server again after each change.
 */
export interface Integration<Entry = unknown> {
  /** Messages name it. */
  name: string;
  /** Whether a site uses it. Without this function, every site does. */
  isUsed?(site: Site): boolean;
  /** The file of a module that exports `HeaderEnd`: one more control at the end of the header. */
  headerEnd?: string;
  /**
   * Promises that `pageRendered` returns JSON, which depends on the page and on this text alone: builds then call it
   * only for pages that have changed. Without it, they call it for each page, as if each were new.
   */
  version?: string;
  /** Called after each page has been rendered. Returns what `beforeCompression` needs of the page. */
  pageRendered?(page: RenderedPage): Entry | undefined | Promise<Entry | undefined>;
  /** Called once after all pages. The files that it returns are compressed and served like those of the build. */
  beforeCompression?(site: RenderedSite<Entry>): AddedFiles | Promise<AddedFiles>;
}

/** The integrations that a site uses. */
export const usedBy = (integrations: readonly Integration[], site: Site): Integration[] =>
  integrations.filter((one) => one.isUsed?.(site) ?? true);
