import type { HeadFacts, Picture } from '../../src/app/head/facts.ts';
import { parentOf } from '../../src/content/routes.ts';
import type { PageData } from '../../src/content/types.ts';
import type { Site } from '../../src/generated/content-types.ts';
import { themeColours } from './theme-colours.ts';

/** Pictures of the built site. */
export interface SitePictures {
  logo: Picture;
  previewOf: (page: PageData) => Picture;
}

function ancestorsOf(page: PageData, byPath: ReadonlyMap<string, PageData>): PageData[] {
  const ancestors: PageData[] = [];
  for (let path = page.path; path !== '/'; ) {
    path = parentOf(path);
    const parent = byPath.get(path);
    if (parent) ancestors.unshift(parent);
  }
  return ancestors;
}

/** Makes what the head of each page is made of. Without pictures, as in development, heads go without. */
export function headFactsFor(
  site: Site,
  pages: PageData[],
  pictures?: SitePictures,
): (page: PageData) => HeadFacts {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const colours = themeColours();
  return (page) => ({
    site,
    page,
    ancestors: ancestorsOf(page, byPath),
    colours,
    ...(pictures && { logo: pictures.logo, preview: pictures.previewOf(page) }),
  });
}
