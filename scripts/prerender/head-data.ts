import type { HeadData, Picture } from '../../src/app/head/head-data.ts';
import { parentOf } from '../../src/compiler/source/routes.ts';
import type { PageData } from '../../src/compiler/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { themeColours } from './theme-colours.ts';

/** Pictures of the built site. */
export interface SitePictures {
  logo: Picture;
  previewOf: (page: PageData) => Picture;
}

/** As much of a head as belongs to one page. */
export type PageHeadData = Pick<HeadData, 'page' | 'ancestors' | 'preview'>;

/** The rest of it, the same on every page. */
export type SiteHeadData = Omit<HeadData, keyof PageHeadData>;

type Ancestor = HeadData['ancestors'][number];

function ancestorsOf(page: PageData, byPath: ReadonlyMap<string, PageData>): Ancestor[] {
  const ancestors: Ancestor[] = [];
  for (let path = page.path; path !== '/'; ) {
    path = parentOf(path);
    const parent = byPath.get(path);
    if (parent) ancestors.unshift({ path, title: parent.title });
  }
  return ancestors;
}

/** What all heads are made of. Without pictures, as in development, heads go without. */
export function siteHeadData(site: Site, pictures?: SitePictures): SiteHeadData {
  return { site, barColour: themeColours().band, ...(pictures && { logo: pictures.logo }) };
}

/** Makes what the head of each page is made of beside that. */
export function pageHeadDataFor(
  pages: PageData[],
  pictures?: SitePictures,
): (page: PageData) => PageHeadData {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (page) => ({
    page,
    ancestors: ancestorsOf(page, byPath),
    ...(pictures && { preview: pictures.previewOf(page) }),
  });
}
