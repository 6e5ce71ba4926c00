import { isDeepStrictEqual } from 'node:util';
import type { ContentContext } from '@json-site/dev/server';
import { writeContent } from '@json-site/dev/server';
import type { Draft, SaveResult } from '../../protocol.ts';
import { earlierTexts, rememberText } from '../files/earlier-texts.ts';
import { formatLikeBefore } from '../files/format-file.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { noteSaver } from '../overview/who-saved.ts';
import { checkChange } from './check-change.ts';
import { editorDraft, storeEditorDraft } from './editor-drafts.ts';
import { openPage } from './open-page.ts';
import { readDocument } from './read-document.ts';

/**
 * Removes the draft that was saved: its browser may be closed before it does so, and another one would call the page
 * unsaved. What was typed since stays.
 */
function endDraft({ root, editor }: ContentContext, file: string, saved: Draft['value']): void {
  if (!editor) return;
  const stored = editorDraft(root, editor.address, file);
  if (stored && isDeepStrictEqual(stored.draft.value, saved))
    storeEditorDraft(root, editor.address, file, null);
}

/** Writes a draft to its file, unless the file has changed since the draft was started or the draft has errors. */
export async function savePage(context: ContentContext, { file, hash, value }: Draft): Promise<SaveResult> {
  const { root, store } = context;
  const before = readDocument(root, file);
  if (before.hash !== hash) return { outcome: 'conflict', page: openPage(context, file) };
  const rewritten = rewriteJson(before.text, before.written(value), earlierTexts(root, file));
  const text = await formatLikeBefore(root, file, before.text, rewritten);
  const texts = new Map([[file, text]]);
  store.refresh();
  const { blockers } = checkChange(store, texts);
  if (blockers.length > 0) return { outcome: 'refused', diagnostics: blockers };
  // An editor may have saved the file while the formatter and the compiler ran.
  if (readDocument(root, file).hash !== hash) return { outcome: 'conflict', page: openPage(context, file) };
  if (text !== before.text) {
    noteSaver(context, texts.keys());
    writeContent(root, texts);
    rememberText(root, file, before.text);
  }
  endDraft(context, file, value);
  return { outcome: 'saved', page: openPage(context, file) };
}
