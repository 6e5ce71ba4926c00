import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseFile } from '@json-site/compiler/documents';
import type { DraftTexts } from '@json-site/dev/server';
import { type ContentContext, contentFilePath, DevApiError, writeContent } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import type { UndoableChange } from '../../history/protocol.ts';
import type { ChangeResult } from '../../protocol.ts';
import { mergeValues } from '../../values/merge-values.ts';
import { checkChange } from '../drafts/check-change.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { addressOf } from '../studio-site.ts';

/** A change of several files, with their texts before and after it. Null: the file does not exist. */
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

function textNow(root: string, file: string): string | null {
  const target = contentFilePath(root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : null;
}

/**
 * Writes a change of several files, and records it so that it can be undone, also after a restart. Without room for the
 * record nothing is changed.
 */
function writeChangeSet(root: string, title: string, texts: DraftTexts): void {
  const files = [...texts].map(([file, after]) => ({ file, before: textNow(root, file), after }));
  const set: ChangeSet = { id: randomUUID(), title, at: new Date().toISOString(), files };
  const target = path.join(root, FILE);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.tmp`, JSON.stringify([set, ...readSets(root)].slice(0, MOST_SETS)));
  writeContent(root, texts);
  renameSync(`${target}.tmp`, target);
}

/**
 * Writes a change, unless it would cause errors. A change with a title can be undone. The address is that of a new
 * file.
 */
export function applyChange(
  { root, store }: ContentContext,
  texts: DraftTexts,
  title?: string,
): ChangeResult {
  store.refresh();
  const created = [...texts].find(([file, text]) => text !== null && !store.source(file))?.[0];
  const { blockers } = checkChange(store, texts);
  if (blockers.length > 0) return { diagnostics: blockers };
  if (title === undefined) writeContent(root, texts);
  else writeChangeSet(root, title, texts);
  store.refresh();
  return { diagnostics: [], ...(created !== undefined && { address: addressOf(created) }) };
}

/** Returns the last change that can be undone. */
export function lastChange({ root }: Pick<ContentContext, 'root'>): UndoableChange | null {
  const [last] = readSets(root);
  return last ? { id: last.id, title: last.title, at: last.at } : null;
}

/** The text that a file gets back. Edits that the file has got since are kept when they concern other parts of it. */
function undoneText(root: string, { file, before, after }: ChangeSet['files'][0]): string | null {
  const now = textNow(root, file);
  if (now === after) return before;
  if (now !== null && before !== null && after !== null) {
    const [base, mine, theirs] = [after, before, now].map((text) => parseFile({ path: file, text }).value);
    const merged = mergeValues(base, mine, theirs);
    if (merged) return rewriteJson(now, merged.value, [before]);
  }
  throw new DevApiError(
    409,
    `${documentName(file, undefined)} has changed since, so the change cannot be undone in one step.`,
  );
}

/** Undoes the last change in one step. The undo is a change as well, so that it can be undone. */
export function undoChange(context: ContentContext, id: string): ChangeResult {
  const { root } = context;
  const set = readSets(root).find((one) => one.id === id);
  if (!set)
    throw new DevApiError(404, 'This change is not recorded any more. The history of git still has it.');
  const texts = new Map(set.files.map((one) => [one.file, undoneText(root, one)]));
  const title = set.title.startsWith('Undo: ') ? set.title.slice('Undo: '.length) : `Undo: ${set.title}`;
  return applyChange(context, texts, title);
}
