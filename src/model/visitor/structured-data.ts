import type { Site } from '../content-types.ts';

/** A node of schema.org's vocabulary. */
export interface Thing {
  '@type': string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** The structured data that a block adds to its page. */
export interface Contribution {
  /** The schema.org type of a page with this block, for example "FAQPage". */
  pageType?: string;
  /** Properties of the page itself. */
  properties?: Record<string, unknown>;
  /** Further nodes. A node whose `@id` occurs more than once is written once. */
  things?: Thing[];
}

/** Exported as `structuredData` from a block's structured-data.ts. Runs in the build, never in a browser. */
export type Contributor<Block> = (block: Block, site: Site) => Contribution;

/** The `@id` of the organisation, which every page describes. */
export function organisationId(site: Site): string {
  return `${site.url}/#organization`;
}

/** The `@id` of the site, which every page describes. */
export function websiteId(site: Site): string {
  return `${site.url}/#website`;
}
