import { fileOfRoute } from '@json-site/compiler/documents';
import { type ContentContext, contentFilePath, readContentFile, refuse } from '@json-site/dev/server';
import { pageStarter, UsageError } from '@json-site/new/commands';
import { isObject } from '@json-site/values/objects';
import type { ChangeResult, NewPage } from '../../protocol.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { applyChange } from '../history/change-sets.ts';
import { checkAddress } from './plan-page-change.ts';

/** The text that `npm run new page` would write. */
function starterText({ store }: ContentContext, { route, title, description }: NewPage): string {
  try {
    const starter = pageStarter({ name: route, title, description }, store.input(), { pages: store.pages() });
    return Object.values(starter.files)[0] ?? '{}';
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    throw error;
  }
}

function newPageText(context: ContentContext, page: NewPage): string {
  const { copyOf } = page;
  const starter = starterText(context, page);
  if (copyOf === undefined) return starter;
  const { text } = readContentFile(context.root, copyOf);
  const copied: unknown = JSON.parse(text);
  if (!isObject(copied)) refuse(`${copyOf} is not a page that can be copied.`);
  // The copy takes what the page consists of. Its summary, picture, date and position say something about the other
  // page.
  const { blocks: _, ...head } = JSON.parse(starter) as Record<string, unknown>;
  return rewriteJson(text, { ...head, blocks: copied['blocks'] });
}

/** Creates a page, unless it would have errors. */
export async function createPage(context: ContentContext, page: NewPage): Promise<ChangeResult> {
  const { root, store } = context;
  checkAddress(page.route);
  const file = fileOfRoute(page.route);
  contentFilePath(root, file);
  store.refresh();
  return applyChange(context, new Map([[file, newPageText(context, page)]]));
}
