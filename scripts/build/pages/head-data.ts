import type { HeadData, HeadPicture } from '@json-site/app/head';
import { feedPath, parentOf } from '@json-site/compiler/documents';
import type { Compiled, PageData } from '@json-site/compiler/types';
import type { Site, Theme } from '@json-site/model/content-types';

/** The pictures that the build draws. */
export interface SitePictures {
  logo: HeadPicture;
  previewOf: (page: PageData) => HeadPicture;
}

/** The head data that differs between pages. A page in a further language has the site in that language. */
export type PageHeadData = Pick<HeadData, 'page' | 'ancestors' | 'feed' | 'preview'> &
  Partial<Pick<HeadData, 'site'>>;

/** The head data that all pages share. */
export type SiteHeadData = Omit<HeadData, 'page' | 'ancestors' | 'feed' | 'preview'>;

type Ancestor = HeadData['ancestors'][number];

function ancestorsOf(page: PageData, byPath: ReadonlyMap<string, PageData>): Ancestor[] {
  const ancestors: Ancestor[] = [];
  const { home = '/', language } = page;
  for (let route = page.path; route !== home && route !== '/'; ) {
    route = parentOf(route);
    const parent = byPath.get(route === '/' ? home : route);
    if (parent && parent.language === language) ancestors.unshift({ path: parent.path, title: parent.title });
  }
  return ancestors;
}

/** The feed that contains a page, or that the page itself has. */
function feedOf(page: PageData, byPath: ReadonlyMap<string, PageData>): HeadData['feed'] {
  const section = page.feed ? page : byPath.get(parentOf(page.path));
  if (!section?.feed || section.language !== page.language) return undefined;
  return { title: section.feed.title, href: feedPath(section.path) };
}

/** Returns the shared head data. Development has no pictures. */
export function siteHeadData(site: Site, { colours }: Theme, pictures?: SitePictures): SiteHeadData {
  return { site, barColour: colours.band, ...(pictures && { logo: pictures.logo }) };
}

/** Returns a function that creates the head data of a page. */
export function pageHeadDataFor(
  pages: PageData[],
  pictures?: SitePictures,
  sites: Compiled['sites'] = {},
): (page: PageData) => PageHeadData {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (page) => {
    const feed = feedOf(page, byPath);
    const site = sites[page.language ?? ''];
    return {
      page,
      ...(site && { site }),
      ancestors: ancestorsOf(page, byPath),
      ...(feed && { feed }),
      ...(pictures && { preview: pictures.previewOf(page) }),
    };
  };
}
