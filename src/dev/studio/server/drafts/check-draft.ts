import { payloadOf } from '@json-site/build/plugin';
import { translatedFile } from '@json-site/compiler/documents';
import type { Compiled, PageData } from '@json-site/compiler/types';
import type { ContentContext } from '@json-site/dev/server';
import type { CheckedDraft, DraftCheck } from '../../protocol.ts';
import { textOfDraft } from '../files/rewrite-json.ts';
import { checkChange } from './check-change.ts';
import { readDocument } from './read-document.ts';
import { DEV_BUILD, sharedContent } from './shared-content.ts';
import { shownOn } from './shown-on.ts';

/** Returns the page to render: the draft itself, the page that the author looked at, or the first one that shows it. */
function pageToShow({ pages, references }: Compiled, file: string, showOn = '/'): PageData | undefined {
  const itself = pages.find((page) => page.file === file);
  if (itself) return itself;
  const { base = file, tag } = translatedFile(file) ?? {};
  const spoken = tag === undefined ? pages : pages.filter(({ language }) => language === tag);
  const routes = shownOn(base, references);
  const showing = Array.isArray(routes) ? spoken.filter(({ path }) => routes.includes(path)) : spoken;
  const wanted = (all: readonly PageData[]) => all.find(({ path }) => path === showOn) ?? all[0];
  return wanted(showing) ?? wanted(pages);
}

/**
 * Compiles a draft: its diagnostics and the page for the preview. Writes nothing. Does not look for changed files, as
 * each key would wait for that: the development server does when one changes, and the studio then checks the draft
 * again.
 */
export async function checkDraft(
  { root, store, isBuilt }: ContentContext,
  { file, value, showOn }: DraftCheck,
): Promise<CheckedDraft> {
  const { text, written } = readDocument(root, file);
  const { compiled, blockers } = checkChange(store, new Map([[file, textOfDraft(text, written(value))]]));
  const page = pageToShow(compiled, file, showOn);
  const isPage = page?.file === file;
  const inFile = compiled.diagnostics.filter((diagnostic) => diagnostic.file === file);
  const inOtherFiles = blockers.filter((diagnostic) => diagnostic.file !== file);
  const shared = isPage && !isBuilt ? undefined : await sharedContent(compiled, page?.language);
  return {
    diagnostics: [...inFile, ...inOtherFiles],
    blocking: blockers.length,
    payload: page ? payloadOf(page, DEV_BUILD) : null,
    ...(shared && { shared }),
    renderedBlocks: isPage ? page.origins.map(({ jsonPath }) => Number(jsonPath[1])) : [],
  };
}
