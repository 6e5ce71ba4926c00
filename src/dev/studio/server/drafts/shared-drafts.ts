import { type ContentContext, contentFilePath, DevApiError } from '@json-site/dev/server';
import { isObject } from '@json-site/values/objects';
import type { DraftStored, DraftToStore, SharedDrafts, StoredDraft } from '../../state/shared-drafts.ts';
import { editorDraft, editorDrafts, storeEditorDraft } from './editor-drafts.ts';

/** An editor who has sent nothing for so long is no longer there. */
const PRESENT_MS = 35_000;

/** What each editor has open, by project and address. Nothing is lost when the server forgets it. */
const present = new Map<string, Map<string, { name: string; file: string; at: number }>>();

/** Notes what an editor has open, and returns who else has something open. */
function meet(root: string, { address, name }: NonNullable<ContentContext['editor']>, file: string) {
  const here = present.get(root) ?? new Map();
  present.set(root, here);
  here.set(address, { name, file, at: Date.now() });
  return [...here]
    .filter(([other, { at }]) => other !== address && at > Date.now() - PRESENT_MS)
    .map(([, one]) => ({ name: one.name, file: one.file }));
}

/**
 * Returns the versions of the editor's drafts, and who else is there. `open` is the file that the editor has open.
 * Without a signed-in editor, drafts are in the browser only.
 */
export function sharedDrafts({ root, editor }: ContentContext, { open }: { open: string }): SharedDrafts {
  if (!editor) return { isShared: false, versions: {}, present: [] };
  const versions = editorDrafts(root, editor.address).map(({ file, version }) => [file, version] as const);
  return { isShared: true, versions: Object.fromEntries(versions), present: meet(root, editor, open) };
}

const isDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value['hash'] === 'string' && isObject(value['base']) && isObject(value['value']);

/**
 * Stores the draft of a document, if the browser has seen the version that it replaces. Otherwise returns that version,
 * for the browser to combine both. It is on the disk when this returns.
 */
export function storeSharedDraft(
  { root, editor }: ContentContext,
  { file, draft, seen }: DraftToStore,
): DraftStored {
  contentFilePath(root, file);
  if (!editor) throw new DevApiError(409, 'Nobody is signed in, so drafts stay in the browser.');
  const written = isDraft(draft) ? draft : null;
  if (!written && Object.keys(draft).length > 0)
    throw new DevApiError(400, '"draft" of the request cannot be used.');
  const stored = editorDraft(root, editor.address, file);
  const isSame = JSON.stringify(stored?.draft ?? null) === JSON.stringify(written);
  if (isSame) return { outcome: 'stored', version: stored?.version ?? '' };
  if ((stored?.version ?? '') !== seen)
    return { outcome: 'newer', version: stored?.version ?? '', draft: stored?.draft ?? null };
  return { outcome: 'stored', version: storeEditorDraft(root, editor.address, file, written) };
}
