import { payloadOf } from '../../../../../scripts/prerender/pages/payloads.ts';
import { originOf } from '../../../../compiler/source/origins.ts';
import type { Compiled, PageData } from '../../../../compiler/types.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import type { CheckedDraft, DraftCheck } from '../../protocol.ts';
import { readContentFile } from '../files/content-files.ts';
import { textOfDraft } from '../files/rewrite-json.ts';
import { checkChange } from './check-change.ts';
import { DEV_BUILD, sharedContent } from './shared-content.ts';
import { shownOn } from './shown-on.ts';

/** Returns the page to render: the draft itself, the page that the author looked at, or the first one that shows it. */
function pageToShow({ pages, references }: Compiled, file: string, showOn = '/'): PageData | undefined {
  const itself = pages.find((page) => page.file === file);
  if (itself) return itself;
  const routes = shownOn(file, references);
  const shown = Array.isArray(routes) && !routes.includes(showOn) ? routes[0] : showOn;
  return pages.find(({ path }) => path === shown) ?? pages.find(({ path }) => path === '/');
}

/**
 * Compiles a draft: its diagnostics and the page for the preview. Writes nothing. Does not look for changed files, as each
 * key would wait for that: the development server does when one changes, and the studio then checks the draft again.
 */
export async function checkDraft(
  { root, store }: ContentContext,
  { file, value, showOn }: DraftCheck,
): Promise<CheckedDraft> {
  const { text } = readContentFile(root, file);
  const { compiled, blockers } = checkChange(store, new Map([[file, textOfDraft(text, value)]]));
  const page = pageToShow(compiled, file, showOn);
  const isPage = page?.file === file;
  const inFile = compiled.diagnostics.filter((diagnostic) => diagnostic.file === file);
  const inOtherFiles = blockers.filter((diagnostic) => diagnostic.file !== file);
  const shared = isPage ? undefined : await sharedContent(compiled);
  return {
    diagnostics: [...inFile, ...inOtherFiles],
    blocking: blockers.length,
    payload: page ? payloadOf(page, DEV_BUILD) : null,
    ...(shared && { shared }),
    renderedBlocks: isPage ? page.blocks.map((block) => Number(originOf(block)?.jsonPath[1])) : [],
  };
}
