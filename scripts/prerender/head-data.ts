import type { HeadData, Picture } from '../../src/app/head/head-data.ts';
import { parentOf } from '../../src/compiler/source/routes.ts';
import type { PageData } from '../../src/compiler/types.ts';
import type { Site, Theme } from '../../src/generated/content-types.ts';

/** The pictures that the build draws. */
export interface SitePictures {
  logo: Picture;
  previewOf: (page: PageData) => Picture;
}

/** The head data that differs between pages. */
export type PageHeadData = Pick<HeadData, 'page' | 'ancestors' | 'preview'>;

/** The head data that all pages share. */
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

/** Returns the shared head data. Development has no pictures. */
export function siteHeadData(site: Site, { colours }: Theme, pictures?: SitePictures): SiteHeadData {
  return { site, barColour: colours.band, ...(pictures && { logo: pictures.logo }) };
}

/** Returns a function that creates the head data of a page. */
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
