import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from '@json-site/content/files';
import { isObject } from '@json-site/values/objects';
import type { StoredDraft } from '../../state/shared-drafts.ts';
import { writeDurably } from '../files/write-durably.ts';

// The drafts of each editor, a file for each document: the same on every computer of an editor, and on the disk before
// the browser is told so. The names are hashes: no address and no path of a request becomes the name of a file.

const FOLDER = '.cache/studio-drafts';

/** A draft as it is stored. */
export interface EditorDraft {
  file: string;
  draft: StoredDraft;
  /** Identifies its text: a browser that has seen another version must combine it first. */
  version: string;
}

const folderOf = (root: string, editor: string) => path.join(root, FOLDER, keyOf(editor));

const pathOf = (root: string, editor: string, file: string) =>
  path.join(folderOf(root, editor), `${keyOf(file)}.json`);

function readAt(target: string): EditorDraft | null {
  let text: string;
  try {
    text = readFileSync(target, 'utf8');
  } catch {
    return null;
  }
  const value = JSON.parse(text) as Omit<EditorDraft, 'version'>;
  return isObject(value) ? { ...value, version: keyOf(text) } : null;
}

/** Returns the draft that an editor has of a document. */
export function editorDraft(root: string, editor: string, file: string): EditorDraft | null {
  return readAt(pathOf(root, editor, file));
}

/** Returns all drafts of an editor. */
export function editorDrafts(root: string, editor: string): EditorDraft[] {
  const folder = folderOf(root, editor);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readAt(path.join(folder, name)) ?? []);
}

/** Stores the draft of a document, or removes it, and returns its version; "" for none. */
export function storeEditorDraft(
  root: string,
  editor: string,
  file: string,
  draft: StoredDraft | null,
): string {
  const text = draft && JSON.stringify({ file, draft });
  writeDurably(pathOf(root, editor, file), text);
  return text === null ? '' : keyOf(text);
}
