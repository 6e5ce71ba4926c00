import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { Site } from '@json-site/model/content-types';

/** The data of its page that a block can read. */
export interface PageContextValue {
  path: string;
  title: string;
  /** Date of the prerendering, `YYYY-MM-DD`: hydration must render the same text. */
  renderedOn: string;
}

/** The site as its pages show it: without the address and the pictures that only the document's head names. */
export type ShownSite = Omit<Site, 'brand' | 'url' | 'pageNumbers'> & {
  brand: Omit<Site['brand'], 'icon' | 'preview'>;
};

const SiteContext = createContext<ShownSite | null>(null);
const PageContext = createContext<PageContextValue | null>(null);

/** How the build renders a page, or a part of one. */
interface PlainRendering {
  /** Whether it is for browsers without JavaScript. */
  isPlain: boolean;
  /** Called for each form that these can send. */
  onForm: () => void;
}

/** Only the build provides it: the code of browsers never reads it, and does not contain it. */
export const PlainContext = /* @__PURE__ */ createContext<PlainRendering>({
  isPlain: false,
  onForm: () => undefined,
});

/** Provides the site's brand, contact details and interface labels. */
export function SiteProvider({ site, children }: { site: ShownSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Provides the data of the page. */
export function PageProvider({ page, children }: { page: PageContextValue; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('A provider of ui/context.tsx is missing above this component.');
  return value;
}

/** Returns the site's data. Throws when there is no SiteProvider above it. */
export const useSite = (): ShownSite => useProvided(SiteContext);

/** Returns the page that contains the block. Throws when there is no PageProvider above it. */
export const usePage = (): PageContextValue => useProvided(PageContext);
