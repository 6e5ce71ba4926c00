import type { PageData } from '@json-site/compiler/types';
import type { Site } from '@json-site/model/content-types';

/** A raster image for social networks and search engines. `src` is a path on this site. */
export interface HeadPicture {
  src: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** The data of a page's head and its structured data. */
export interface HeadData {
  site: Site;
  page: PageData;
  /** The pages above this one, the home page first. */
  ancestors: Pick<PageData, 'path' | 'title'>[];
  /** The addresses of the page by language, as search engines may list them: only of a page with several. */
  alternates?: Record<string, string>;
  /** The feed of the page's section, if it has one. `href` is a path on this site. */
  feed?: { title: string; href: string };
  /** The same of a calendar. */
  calendar?: { title: string; href: string };
  /** Colours of the browser's toolbar: those of the header. */
  barColours: Record<'light' | 'dark', string>;
  /** Image for links to the page on social networks. None in development. */
  preview?: HeadPicture;
  /** The logo as an image. None in development, where there are no icons and no manifest either. */
  logo?: HeadPicture;
}

/** An element that a site adds to the head of a document. */
export interface HeadElement {
  tag: 'link' | 'meta';
  attrs: Record<string, string>;
}

/** Returns the URL of a page. */
export function pageUrl({ site, page }: Pick<HeadData, 'site' | 'page'>): string {
  return site.url + page.path;
}

/** Returns the URL of the original of a page, which is the page itself unless its author names another address. */
export function canonicalUrl({ site, page: { path, canonical = path } }: HeadData): string {
  return canonical.startsWith('/') ? site.url + canonical : canonical;
}
