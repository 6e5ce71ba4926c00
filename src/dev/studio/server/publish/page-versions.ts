import type { ContentStore } from '../../../../../scripts/content/content-store.ts';
import { payloadOf } from '../../../../../scripts/prerender/pages/payloads.ts';
import type { Compiled } from '../../../../compiler/types.ts';
import { compileDraft, type DraftTexts } from '../../../server/compile-draft.ts';
import type { ChangedPage, PageVersions } from '../../publish/protocol.ts';
import { sharedContent } from '../drafts/shared-content.ts';

const DEV_BUILD = 'development';

/** The site of the last commit, and that of the content as it is. */
export interface SiteVersions {
  before: Compiled;
  after: Compiled;
}

/** Compiles the content with the texts of the last commit, and as it is. Schemas and media are those of now. */
export function compileVersions(store: ContentStore, committed: DraftTexts): SiteVersions {
  const input = store.input();
  return { before: compileDraft(input, committed), after: compileDraft(input, new Map()) };
}

function pageIn({ pages }: Compiled, route: string) {
  const page = pages.find(({ path }) => path === route);
  return page ? payloadOf(page, DEV_BUILD) : null;
}

/** Returns both versions of a page, each with the site and the theme of its time. */
export async function pageVersions({ before, after }: SiteVersions, route: string): Promise<PageVersions> {
  const [sharedBefore, sharedAfter] = [await sharedContent(before), await sharedContent(after)];
  return {
    before: { payload: pageIn(before, route), ...(sharedBefore && { shared: sharedBefore }) },
    after: { payload: pageIn(after, route), ...(sharedAfter && { shared: sharedAfter }) },
  };
}

/** Lists the pages that show something else, also those that change because they show a record or another page. */
export function changedPages({ before, after }: SiteVersions): ChangedPage[] {
  const textsOf = ({ pages }: Compiled) =>
    new Map(pages.map((page) => [page.path, { text: JSON.stringify(payloadOf(page, DEV_BUILD)), page }]));
  const [were, are] = [textsOf(before), textsOf(after)];
  const sharedText = ({ site, theme }: Compiled) => JSON.stringify([site, theme]);
  const isEveryPage = sharedText(before) !== sharedText(after);
  return [...new Set([...are.keys(), ...were.keys()])]
    .filter((route) => isEveryPage || were.get(route)?.text !== are.get(route)?.text)
    .map((route) => ({ route, title: (are.get(route) ?? were.get(route))?.page.title ?? route }));
}
