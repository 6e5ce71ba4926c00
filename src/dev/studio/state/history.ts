import type { BlockValue, PageValue } from '../protocol.ts';
import { sameJson } from '../same-json.ts';

/** A page while it is edited. `keys` say which block is which, wherever it moves to. */
export interface Snapshot {
  value: PageValue;
  keys: readonly number[];
}

/** The page as it is now, and the way back and forth. */
export interface History {
  now: Snapshot;
  past: readonly Snapshot[];
  future: readonly Snapshot[];
  /** What was edited last and when, so that a word typed is one step and not one for each letter. */
  last: { place: string; at: number } | null;
}

const ONE_STEP_MS = 1000;
const KEPT_STEPS = 200;

let lastKey = 0;
const newKey = () => ++lastKey;

/** The blocks of a page as they are written. */
export function blocksOfPage(value: PageValue): BlockValue[] {
  return Array.isArray(value['blocks']) ? (value['blocks'] as BlockValue[]) : [];
}

/** The beginning of a page's history. */
export function startHistory(value: PageValue): History {
  return { now: { value, keys: blocksOfPage(value).map(newKey) }, past: [], future: [], last: null };
}

function step(history: History, now: Snapshot, edit: History['last'] = null): History {
  if (sameJson(history.now.value, now.value) && history.now.keys.join() === now.keys.join()) return history;
  const { last, past } = history;
  const goesOn = edit && last && last.place === edit.place && edit.at - last.at < ONE_STEP_MS;
  return {
    now,
    past: goesOn ? past : [...past, history.now].slice(-KEPT_STEPS),
    future: [],
    last: edit,
  };
}

function withBlocks({ value }: Snapshot, blocks: BlockValue[], keys: readonly number[]): Snapshot {
  return { value: { ...value, blocks }, keys };
}

/** Replaces the page as a whole: what stands in the file now, for example. */
export function replacePage(history: History, value: PageValue): History {
  const blocks = blocksOfPage(value);
  const keys = blocks.length === history.now.keys.length ? history.now.keys : blocks.map(newKey);
  return step(history, { value, keys });
}

/** Changes the page's own properties. `place` names the field that was typed in. */
export function editPage(history: History, properties: PageValue, place: string, at: number): History {
  const value = { ...properties, blocks: history.now.value['blocks'] };
  return step(history, { ...history.now, value }, { place, at });
}

/** Changes one block. */
export function editBlock(history: History, key: number, block: BlockValue, place: string, at: number) {
  const { now } = history;
  const blocks = blocksOfPage(now.value).map((old, index) => (now.keys[index] === key ? block : old));
  return step(history, withBlocks(now, blocks, now.keys), { place: `${key} ${place}`, at });
}

/** Puts a block at a place. Gives its key as well. */
export function addBlock(history: History, index: number, block: BlockValue): [History, number] {
  const { now } = history;
  const key = newKey();
  const blocks = blocksOfPage(now.value).toSpliced(index, 0, block);
  return [step(history, withBlocks(now, blocks, now.keys.toSpliced(index, 0, key))), key];
}

/** Moves a block to another place among the others. */
export function moveBlock(history: History, key: number, to: number): History {
  const { now } = history;
  const from = now.keys.indexOf(key);
  const blocks = blocksOfPage(now.value);
  const block = blocks[from];
  if (!block || to < 0 || to >= blocks.length) return history;
  const keys = now.keys.toSpliced(from, 1).toSpliced(to, 0, key);
  return step(history, withBlocks(now, blocks.toSpliced(from, 1).toSpliced(to, 0, block), keys));
}

/** Takes a block away. */
export function removeBlock(history: History, key: number): History {
  const { now } = history;
  const index = now.keys.indexOf(key);
  if (index < 0) return history;
  return step(
    history,
    withBlocks(now, blocksOfPage(now.value).toSpliced(index, 1), now.keys.toSpliced(index, 1)),
  );
}

/** One step back. */
export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const { now, past, future } = history;
  return { now: before, past: past.slice(0, -1), future: [now, ...future], last: null };
}

/** One step forth again. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future, last: null };
}
