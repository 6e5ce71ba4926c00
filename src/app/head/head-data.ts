import type { PageData } from '../../compiler/types.ts';
import type { Site } from '../../generated/content-types.ts';

/** A picture as networks and search engines take it: no SVG. `src` is a path on this site. */
export interface Picture {
  src: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** Everything that a page's head and structured data are made of. */
export interface HeadData {
  site: Site;
  page: PageData;
  /** The pages above this one, the home page first. */
  ancestors: Pick<PageData, 'path' | 'title'>[];
  /** Of the browser's own bars around a page: that of the header, in either scheme. */
  barColour: string;
  /** What stands for the page where it is shared; none in development. */
  preview?: Picture;
  /** The logo as a picture; it says too that icons and manifest are there. None in development. */
  logo?: Picture;
}

/** The one address of a page. */
export function canonicalUrl({ site, page }: Pick<HeadData, 'site' | 'page'>): string {
  return site.url + page.path;
}
