import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import type { BlockValue, PageValue } from '../protocol.ts';
import { pairItems } from '../values/pair-items.ts';

/** One version of a document. `keys` identify its blocks across moves, in the order of the blocks. */
interface DocumentState {
  value: PageValue;
  /** The property that contains the blocks; null for a document without blocks. */
  list: string | null;
  keys: readonly number[];
}

/** The current version of a page, with the versions to undo and redo. */
export interface History {
  now: DocumentState;
  past: readonly DocumentState[];
  future: readonly DocumentState[];
  /** The field of the last edit and its time: edits of one field in quick succession are one step. */
  last: { field: string; at: number } | null;
}

const ONE_STEP_MS = 1000;
const MAX_STEPS = 200;

let lastKey = 0;
const newKey = () => ++lastKey;

/** Returns the blocks of a document. */
export function blocksOf({ value, list }: Pick<DocumentState, 'value' | 'list'>): BlockValue[] {
  const blocks = list === null ? undefined : value[list];
  return Array.isArray(blocks) ? (blocks as BlockValue[]) : [];
}

/** Starts the history of a document, whose blocks are in the property `list`. */
export function startHistory(value: PageValue, list: string | null): History {
  const keys = blocksOf({ value, list }).map(newKey);
  return { now: { value, list, keys }, past: [], future: [], last: null };
}

/** Adds a version. Returns the same history when nothing has changed. */
function step(history: History, now: DocumentState, edit: History['last'] = null): History {
  if (deepEquals(history.now, now)) return history;
  const { last, past } = history;
  const continuesStep = edit && last && last.field === edit.field && edit.at - last.at < ONE_STEP_MS;
  return {
    now,
    past: continuesStep ? past : [...past, history.now].slice(-MAX_STEPS),
    future: [],
    last: edit,
  };
}

function withBlocks(
  { value, list }: DocumentState,
  blocks: BlockValue[],
  keys: readonly number[],
): DocumentState {
  return { value: list === null ? value : { ...value, [list]: blocks }, list, keys };
}

/** Another value of a document, whose blocks keep their keys, wherever they are then. */
function withValue(state: DocumentState, value: PageValue): DocumentState {
  const { list, keys } = state;
  const pairs = pairItems(blocksOf(state), blocksOf({ value, list }));
  return { value, list, keys: pairs.map((from) => keys[from ?? -1] ?? newKey()) };
}

/** Replaces the whole page, for example with the current text of its file. */
export function replacePage(history: History, value: PageValue): History {
  return step(history, withValue(history.now, value));
}

/**
 * Changes every version in the same way, so that undo never takes it back. `change` returns null for a version that
 * cannot be changed: the history ends before it. Null if that is the current one.
 */
export function changeEvery(
  { now, past, future, last }: History,
  change: (value: PageValue) => PageValue | null,
): History | null {
  function changed(states: readonly DocumentState[]): DocumentState[] {
    const result: DocumentState[] = [];
    for (const state of states) {
      const value = change(state.value);
      if (!value) break;
      result.push(withValue(state, value));
    }
    return result;
  }
  const [current] = changed([now]);
  if (!current) return null;
  return { now: current, past: changed(past.toReversed()).reverse(), future: changed(future), last };
}

/** Changes properties of the document besides its blocks. `field` is the id of the edited field. */
export function editPage(history: History, value: PageValue, field: string, at: number): History {
  return step(history, { ...history.now, value }, { field, at });
}

/** Changes one block. `field` is the id of the edited field. */
export function editBlock(history: History, key: number, block: BlockValue, field: string, at: number) {
  const { now } = history;
  const blocks = blocksOf(now).map((old, index) => (now.keys[index] === key ? block : old));
  return step(history, withBlocks(now, blocks, now.keys), { field: `${key} ${field}`, at });
}

/** Inserts a block. Returns its key as well. */
export function addBlock(history: History, index: number, block: BlockValue): [History, number] {
  const { now } = history;
  const key = newKey();
  const blocks = blocksOf(now).toSpliced(index, 0, block);
  return [step(history, withBlocks(now, blocks, now.keys.toSpliced(index, 0, key))), key];
}

/** Moves a block to another index. */
export function moveBlock(history: History, key: number, to: number): History {
  const { now } = history;
  const from = now.keys.indexOf(key);
  const blocks = blocksOf(now);
  const block = blocks[from];
  if (!block || to < 0 || to >= blocks.length) return history;
  const keys = now.keys.toSpliced(from, 1).toSpliced(to, 0, key);
  return step(history, withBlocks(now, blocks.toSpliced(from, 1).toSpliced(to, 0, block), keys));
}

/** Inserts a copy of a block after it. */
export function duplicateBlock(history: History, key: number): History {
  const from = history.now.keys.indexOf(key);
  const block = blocksOf(history.now)[from];
  if (!block) return history;
  // The copy has no anchor: anchors are unique on a page.
  const { id: _id, ...copy } = structuredClone(block);
  return addBlock(history, from + 1, copy)[0];
}

/** Removes a block. */
export function removeBlock(history: History, key: number): History {
  const { now } = history;
  const index = now.keys.indexOf(key);
  if (index < 0) return history;
  return step(history, withBlocks(now, blocksOf(now).toSpliced(index, 1), now.keys.toSpliced(index, 1)));
}

/** Goes one step back. */
export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const { now, past, future } = history;
  return { now: before, past: past.slice(0, -1), future: [now, ...future], last: null };
}

/** Goes one step forward. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future, last: null };
}
