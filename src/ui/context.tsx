import { createContext, type ReactNode, useContext } from 'react';
import type { Site } from '../generated/content-types.ts';

/** What a block may know about the page it stands on. */
export interface PageContextValue {
  path: string;
  title: string;
  /** Day of the prerendering as `YYYY-MM-DD`, so that the browser's first render repeats the server's words. */
  renderedOn: string;
}

const SiteContext = createContext<Site | null>(null);
const PageContext = createContext<PageContextValue | null>(null);

/** Gives every component below the site's brand, contact details and interface words. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Gives every block below what it may know about its page. */
export function PageProvider({ page, children }: { page: PageContextValue; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The site's data. Throws outside a SiteProvider: that is a mistake in code, never in content. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** The page a block stands on. Throws outside a PageProvider. */
export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageProvider above it.');
  return page;
}
