import { NOT_FOUND_PATH } from '@json-site/app/addresses';
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

/** What differs between pages. */
type PageParts = 'page' | 'ancestors' | 'feed' | 'calendar' | 'preview' | 'alternates';

/** The head data that differs between pages. A page in a further language has the site in that language. */
export type PageHeadData = Pick<HeadData, PageParts> & Partial<Pick<HeadData, 'site'>>;

/** The head data that all pages share. */
export type SiteHeadData = Omit<HeadData, PageParts>;

/** Whether search engines may list a page: it is its own original, and its author does not hide it. */
export const isListed = ({ path, noindex, canonical }: PageData): boolean =>
  path !== NOT_FOUND_PATH && noindex !== true && canonical === undefined;

/** The versions of a page that search engines may list. None for a page that has no other such version. */
export function alternatesOf(
  page: PageData,
  byPath: ReadonlyMap<string, PageData>,
): Record<string, string> | undefined {
  // The pages of a list are not the same in each language.
  if ((page.numbered?.number ?? 1) > 1) return undefined;
  const isFound = (path: string) => {
    const other = byPath.get(path);
    return other !== undefined && isListed(other);
  };
  const found = Object.entries(page.versions ?? {}).filter(([, path]) => isFound(path));
  const hasOther = found.some(([, path]) => path !== page.path);
  return isListed(page) && hasOther ? Object.fromEntries(found) : undefined;
}

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
    const alternates = alternatesOf(page, byPath);
    return {
      page,
      ...(site && { site }),
      ancestors: ancestorsOf(page, byPath),
      ...(alternates && { alternates }),
      ...(feed && { feed }),
      ...(calendar && { calendar }),
      ...(pictures && { preview: pictures.previewOf(page) }),
    };
  };
}
