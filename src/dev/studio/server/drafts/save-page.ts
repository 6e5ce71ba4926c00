import type { ContentContext } from '../../../server/endpoint.ts';
import type { Draft, SaveConflict, SaveResult } from '../../protocol.ts';
import { readContentFile, writeContent } from '../files/content-files.ts';
import { earlierTexts, rememberText } from '../files/earlier-texts.ts';
import { formatLikeBefore } from '../files/format-file.ts';
import { rewriteJson, textOfDraft } from '../files/rewrite-json.ts';
import { checkChange } from './check-change.ts';
import { openPage } from './open-page.ts';

function conflictOf(context: ContentContext, { file, value }: Draft): SaveConflict {
  const page = openPage(context, file);
  const { text } = readContentFile(context.root, file);
  return {
    outcome: 'conflict',
    page,
    fileText: text,
    draftText: textOfDraft(text, value, earlierTexts(context.root, file)),
  };
}

/** Writes a draft to its file, unless the file has changed since the draft was started or the draft has errors. */
export async function savePage(context: ContentContext, draft: Draft): Promise<SaveResult> {
  const { root, store } = context;
  const { file, hash, value } = draft;
  const before = readContentFile(root, file);
  if (before.hash !== hash) return conflictOf(context, draft);
  const rewritten = rewriteJson(before.text, value, earlierTexts(root, file));
  const text = await formatLikeBefore(root, file, before.text, rewritten);
  const texts = new Map([[file, text]]);
  store.refresh();
  const { blockers } = checkChange(store, texts);
  if (blockers.length > 0) return { outcome: 'refused', diagnostics: blockers };
  // An editor may have saved the file while the formatter and the compiler ran.
  if (readContentFile(root, file).hash !== hash) return conflictOf(context, draft);
  if (text !== before.text) {
    writeContent(root, texts);
    rememberText(root, file, before.text);
  }
  return { outcome: 'saved', page: openPage(context, file) };
}
