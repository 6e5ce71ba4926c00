import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseFile } from '@json-site/compiler/documents';
import type { MediaFile } from '@json-site/compiler/types';
import { MEDIA_FOLDER } from '@json-site/content/media';
import type { DraftTexts } from '@json-site/dev/server';
import { type ContentContext, contentFilePath, DevApiError, writeContent } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { mayPublish } from '../../editors/protocol.ts';
import type { UndoableChange } from '../../history/protocol.ts';
import type { ChangeResult } from '../../protocol.ts';
import { mergeValues } from '../../values/merge-values.ts';
import { checkChange } from '../drafts/check-change.ts';
import { inspectFile } from '../files/inspect-file.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { isFormSchema, isMigration } from '../git/form-files.ts';
import { noteSaver } from '../overview/who-saved.ts';
import { changeForms } from '../questions/with-migrations.ts';
import { addressOf } from '../studio-site.ts';
import { dropOthers, isKeptAsBytes, keepFile, keptBytes, restoreFile } from './kept-files.ts';

/**
 * A change of several files, with their texts before and after it; of a file in content/media/, the hashes of its
 * bytes. Null: the file does not exist.
 */
interface ChangeSet extends UndoableChange {
  files: { file: string; before: string | null; after: string | null }[];
}

const FILE = '.cache/studio-changes.json';
const MOST_SETS = 20;

function readSets(root: string): ChangeSet[] {
  try {
    return JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as ChangeSet[];
  } catch {
    // No change yet, or a file of an older version.
    return [];
  }
}

const isContent = (file: string) => file.startsWith('content/');

function textNow(root: string, file: string): string | null {
  if (isKeptAsBytes(file)) return keepFile(root, file);
  // What belongs to a form is no file that a request can name.
  const target = isContent(file) ? contentFilePath(root, file) : path.join(root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : null;
}

/** The name of a change that is recorded. An undo takes the place of the change that it undoes. */
interface Recorded extends Pick<UndoableChange, 'title' | 'isUndone'> {
  insteadOf?: string;
}

/**
 * Writes a change of several files, and records it so that it can be undone, also after a restart. Without room for the
 * record nothing is changed.
 */
function writeChangeSet(root: string, { insteadOf, ...named }: Recorded, texts: DraftTexts): void {
  const files = [...texts].map(([file, after]) => ({ file, before: textNow(root, file), after }));
  const set: ChangeSet = { id: randomUUID(), at: new Date().toISOString(), ...named, files };
  const others = readSets(root).filter(({ id }) => id !== insteadOf);
  const sets = [set, ...others].slice(0, MOST_SETS);
  const target = path.join(root, FILE);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.tmp`, JSON.stringify(sets));
  for (const { file, after } of files) if (isKeptAsBytes(file)) restoreFile(root, file, after);
  writeContent(root, new Map([...texts].filter(([file]) => !isKeptAsBytes(file))));
  renameSync(`${target}.tmp`, target);
  dropOthers(root, new Set(sets.flatMap((one) => one.files.flatMap(({ before, after }) => [before, after]))));
}

/** The files of content/media/ after a change. Undefined: it changes none of them. */
function mediaAfter({ root, store }: ContentContext, texts: DraftTexts): MediaFile[] | undefined {
  const changed = new Map([...texts].filter(([file]) => isKeptAsBytes(file)));
  if (changed.size === 0) return undefined;
  const others = store.input().media.filter(({ name }) => !changed.has(MEDIA_FOLDER + name));
  const written = [...changed].flatMap(([file, hash]) =>
    hash === null ? [] : (inspectFile(file.slice(MEDIA_FOLDER.length), keptBytes(root, hash)) ?? []),
  );
  return [...others, ...written].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Enough for a request to stop to arrive, after the compiler has kept the server from reading requests. */
const PAUSE_MS = 20;

/**
 * Writes a change, unless it would cause errors or the editor has stopped it. A change with a title can be undone. The
 * address is that of a new file.
 */
export async function applyChange(
  context: ContentContext,
  texts: DraftTexts,
  recorded?: string | Recorded,
): Promise<ChangeResult> {
  const { root, store, signal } = context;
  store.refresh();
  const isNew = (file: string) => isContent(file) && !isKeptAsBytes(file) && !store.source(file);
  const created = [...texts].find(([file, text]) => text !== null && isNew(file))?.[0];
  const documents = new Map([...texts].filter(([file]) => !isKeptAsBytes(file)));
  const { blockers } = checkChange(store, documents, mediaAfter(context, texts));
  if (blockers.length > 0) return { diagnostics: blockers };
  if (signal) await setTimeout(PAUSE_MS);
  signal?.throwIfAborted();
  noteSaver(context, texts.keys());
  if (recorded === undefined) writeContent(root, texts);
  else writeChangeSet(root, typeof recorded === 'string' ? { title: recorded } : recorded, texts);
  store.refresh();
  return { diagnostics: [], ...(created !== undefined && { address: addressOf(created) }) };
}

/** Lists the changes that can be undone or done again, the newest first. */
export function recentChanges({ root }: Pick<ContentContext, 'root'>): UndoableChange[] {
  return readSets(root).map(({ files: _, ...change }) => change);
}

/** The text that a file gets back. Edits that the file has got since are kept when they concern other parts of it. */
function undoneText(root: string, { file, before, after }: ChangeSet['files'][0]): string | null {
  const now = textNow(root, file);
  if (now === after) return before;
  if (now !== null && before !== null && after !== null && !isKeptAsBytes(file)) {
    const [base, mine, theirs] = [after, before, now].map((text) => parseFile({ path: file, text }).value);
    const merged = mergeValues(base, mine, theirs);
    if (merged) return rewriteJson(now, merged.value, [before]);
  }
  throw new DevApiError(
    409,
    `${documentName(file, undefined)} has changed since, so the change cannot be undone in one step.`,
  );
}

/** Undoes a change in one step, or does it again. It stays in the list, so that this can be taken back as well. */
export async function undoChange(context: ContentContext, id: string): Promise<ChangeResult> {
  const { root, editor } = context;
  const set = readSets(root).find((one) => one.id === id);
  if (!set)
    throw new DevApiError(404, 'This change is not recorded any more. The history of git still has it.');
  // Undoing it changes the questions of a form, as the change itself does.
  if (!mayPublish(editor) && set.files.some(({ file }) => isFormSchema(file)))
    throw new DevApiError(403, 'Only those who may publish can bring back the questions of a form.');
  // A migration may have been applied: another one goes back.
  const files = set.files.filter(({ file }) => !isMigration(file));
  const texts = new Map(files.map((one) => [one.file, undoneText(root, one)]));
  const recorded = { title: set.title, isUndone: !set.isUndone, insteadOf: id };
  if (!files.some(({ file }) => isFormSchema(file))) return applyChange(context, texts, recorded);
  return changeForms(context, texts, (complete) => applyChange(context, complete, recorded));
}
