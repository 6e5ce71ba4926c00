import type { HeadData, HeadPicture } from '@json-site/app/head';
import { feedPath, parentOf } from '@json-site/compiler/documents';
import { headerColours } from '@json-site/compiler/theme';
import type { Compiled, PageData } from '@json-site/compiler/types';
import type { Site, Theme } from '@json-site/model/content-types';

/** The pictures that the build draws. */
export interface SitePictures {
  logo: HeadPicture;
  previewOf: (page: PageData) => HeadPicture;
}

/** The head data that differs between pages. A page in a further language has the site in that language. */
export type PageHeadData = Pick<HeadData, 'page' | 'ancestors' | 'feed' | 'calendar' | 'preview'> &
  Partial<Pick<HeadData, 'site'>>;

/** The head data that all pages share. */
export type SiteHeadData = Omit<HeadData, 'page' | 'ancestors' | 'feed' | 'calendar' | 'preview'>;

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

/** The feed or the calendar that contains a page, or that the page itself has. */
function fileOf(
  kind: 'feed' | 'calendar',
  page: PageData,
  byPath: ReadonlyMap<string, PageData>,
): HeadData['feed'] {
  const section = page[kind] ? page : byPath.get(parentOf(page.path));
  const own = section?.[kind];
  if (!own || section.language !== page.language) return undefined;
  return { title: own.title, href: feedPath(section.path, kind === 'feed' ? 'news' : 'events') };
}

/** Returns the shared head data. Development has no pictures. */
export function siteHeadData(site: Site, theme: Theme, pictures?: SitePictures): SiteHeadData {
  const { light, dark } = headerColours(theme);
  return { site, barColours: { light, dark }, ...(pictures && { logo: pictures.logo }) };
}

/** Returns a function that creates the head data of a page. */
export function pageHeadDataFor(
  pages: PageData[],
  pictures?: SitePictures,
  sites: Compiled['sites'] = {},
): (page: PageData) => PageHeadData {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (page) => {
    const feed = fileOf('feed', page, byPath);
    const calendar = fileOf('calendar', page, byPath);
    const site = sites[page.language ?? ''];
    return {
      page,
      ...(site && { site }),
      ancestors: ancestorsOf(page, byPath),
      ...(feed && { feed }),
      ...(calendar && { calendar }),
      ...(pictures && { preview: pictures.previewOf(page) }),
    };
  };
}
