import { keyOf } from '@json-site/content/files';
import type { StoredDraft } from '../../state/shared-drafts.ts';
import { jsonFolder } from '../files/json-folder.ts';

// The drafts of each editor, a file for each document: the same on every computer of an editor, and on the disk before
// the browser is told so. The names are hashes: no address and no path of a request becomes the name of a file.

interface Stored {
  file: string;
  draft: StoredDraft;
}

/** A draft as it is stored. */
export interface EditorDraft extends Stored {
  /** Identifies its text: a browser that has seen another version must combine it first. */
  version: string;
}

const draftsOf = (editor: string) => jsonFolder<Stored>(`.cache/studio-drafts/${keyOf(editor)}`);

const versioned = (stored: Stored): EditorDraft => ({ ...stored, version: keyOf(JSON.stringify(stored)) });

/** Returns the draft that an editor has of a document. */
export function editorDraft(root: string, editor: string, file: string): EditorDraft | null {
  const stored = draftsOf(editor).get(root, keyOf(file));
  return stored ? versioned(stored) : null;
}

/** Returns all drafts of an editor. */
export const editorDrafts = (root: string, editor: string): EditorDraft[] =>
  draftsOf(editor).all(root).map(versioned);

/** Stores the draft of a document, or removes it, and returns its version; "" for none. */
export function storeEditorDraft(
  root: string,
  editor: string,
  file: string,
  draft: StoredDraft | null,
): string {
  if (!draft) {
    draftsOf(editor).remove(root, keyOf(file));
    return '';
  }
  const stored = { file, draft };
  draftsOf(editor).set(root, keyOf(file), stored);
  return versioned(stored).version;
}
