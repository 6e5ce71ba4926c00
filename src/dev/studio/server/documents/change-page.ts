import { routeOfFile } from '@json-site/compiler/documents';
import type { ContentStore } from '@json-site/content/site';
import type { ContentContext, DraftTexts } from '@json-site/dev/server';
import { contentFilePath } from '@json-site/dev/server';
import type { PageChange, PageChangeResult } from '../../protocol.ts';
import { checkChange } from '../drafts/check-change.ts';
import { formatLikeBefore } from '../files/format-file.ts';
import { applyChange } from '../history/change-sets.ts';
import { planPageChange } from './plan-page-change.ts';

/** Formats changed files that were formatted before. */
export async function formatted(root: string, store: ContentStore, texts: DraftTexts): Promise<DraftTexts> {
  const entries = [...texts].map(async ([file, text]): Promise<[string, string | null]> => {
    const before = store.source(file)?.text;
    const isEdited = text !== null && before !== undefined;
    return [file, isEdited ? await formatLikeBefore(root, file, before, text) : text];
  });
  return new Map(await Promise.all(entries));
}

/** Moves or deletes a page and updates every reference to it. Without `apply`, reports what that would change. */
export async function changePage(context: ContentContext, change: PageChange): Promise<PageChangeResult> {
  const { root, store } = context;
  contentFilePath(root, change.file);
  store.refresh();
  const { texts, ...plan } = planPageChange(store.input(), change);
  if (!change.apply) return { ...plan, diagnostics: checkChange(store, texts).blockers };
  const from = routeOfFile(change.file);
  const title = change.kind === 'move' ? `Move ${from} to ${change.to}` : `Delete ${from}`;
  return { ...plan, ...(await applyChange(context, await formatted(root, store, texts), title)) };
}
