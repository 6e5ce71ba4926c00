import { createContext, type ReactNode, useContext } from 'react';
import type { Site } from '../generated/content-types.ts';

/** The data of its page that a block can read. */
export interface PageContextValue {
  path: string;
  title: string;
  /** Date of the prerendering, `YYYY-MM-DD`: hydration must render the same text. */
  renderedOn: string;
}

const SiteContext = createContext<Site | null>(null);
const PageContext = createContext<PageContextValue | null>(null);

/** Provides the site's brand, contact details and interface labels. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Provides the data of the page. */
export function PageProvider({ page, children }: { page: PageContextValue; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** Returns the site's data. Throws when there is no SiteProvider above it. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** Returns the page that contains the block. Throws when there is no PageProvider above it. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it.');
  return page;
}
