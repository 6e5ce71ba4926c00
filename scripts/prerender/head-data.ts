import type { HeadData, HeadPicture } from '../../src/app/head/head-data.ts';
import { feedPath, parentOf } from '../../src/compiler/source/routes.ts';
import type { PageData } from '../../src/compiler/types.ts';
import type { Site, Theme } from '../../src/generated/content-types.ts';

/** The pictures that the build draws. */
export interface SitePictures {
  logo: HeadPicture;
  previewOf: (page: PageData) => HeadPicture;
}

/** The head data that differs between pages. */
export type PageHeadData = Pick<HeadData, 'page' | 'ancestors' | 'feed' | 'preview'>;

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

/** The feed that contains a page, or that the page itself has. */
function feedOf(page: PageData, byPath: ReadonlyMap<string, PageData>): HeadData['feed'] {
  const section = page.feed ? page : byPath.get(parentOf(page.path));
  return section?.feed && { title: section.feed.title, href: feedPath(section.path) };
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
  return (page) => {
    const feed = feedOf(page, byPath);
    return {
      page,
      ancestors: ancestorsOf(page, byPath),
      ...(feed && { feed }),
      ...(pictures && { preview: pictures.previewOf(page) }),
    };
  };
}
