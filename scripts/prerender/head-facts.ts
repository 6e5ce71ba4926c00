import type { HeadFacts, Picture } from '../../src/app/head/facts.ts';
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
export type PageFacts = Pick<HeadFacts, 'page' | 'ancestors' | 'preview'>;

/** The rest of it, the same on every page. */
export type SiteFacts = Omit<HeadFacts, keyof PageFacts>;

type Ancestor = HeadFacts['ancestors'][number];

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
export function siteFacts(site: Site, pictures?: SitePictures): SiteFacts {
  return { site, barColour: themeColours().band, ...(pictures && { logo: pictures.logo }) };
}

/** Makes what the head of each page is made of beside that. */
export function pageFactsFor(pages: PageData[], pictures?: SitePictures): (page: PageData) => PageFacts {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (page) => ({
    page,
    ancestors: ancestorsOf(page, byPath),
    ...(pictures && { preview: pictures.previewOf(page) }),
  });
}
