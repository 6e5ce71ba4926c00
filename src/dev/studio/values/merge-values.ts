import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { pairItems } from './pair-items.ts';

/** The combined value. Undefined: the property does not exist. */
interface Merged {
  value: unknown;
}

type Objects = Record<string, unknown>;

/** Decides a value that both have changed. Null: nothing is combined. */
export type Choose = (path: JsonPath, mine: unknown, theirs: unknown) => Merged | null;

function mergeObjects(base: Objects, mine: Objects, theirs: Objects, choose: Choose, path: JsonPath) {
  const merged: Objects = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const result = mergeValues(base[name], mine[name], theirs[name], choose, [...path, name]);
    if (!result) return null;
    if (result.value !== undefined) merged[name] = result.value;
  }
  return { value: merged };
}

/** True when no item was added, removed or moved. */
const isInPlace = (pairs: (number | null)[], base: unknown[]) =>
  pairs.length === base.length && pairs.every((from, index) => from === index);

const isTexts = (list: unknown[]): list is string[] => list.every((item) => typeof item === 'string');

/**
 * Lists of texts: those of one length are compared by position, and sorted ones are sets. Undefined for other lists.
 */
function mergeTexts(base: unknown[], mine: unknown[], theirs: unknown[], choose: Choose, path: JsonPath) {
  const lists = [base, mine, theirs];
  if (!lists.every(isTexts)) return undefined;
  if (lists.every(({ length }) => length === base.length)) {
    const merged = base.map((text, at) => mergeValues(text, mine[at], theirs[at], choose, [...path, at]));
    return merged.includes(null) ? null : { value: merged.map((one) => one?.value) };
  }
  if (!lists.every((list) => list.every((text, at) => at === 0 || text > (list[at - 1] ?? ''))))
    return undefined;
  const isKept = (text: string) => !base.includes(text) || (mine.includes(text) && theirs.includes(text));
  return { value: [...new Set([...mine, ...theirs] as string[])].filter(isKept).sort() };
}

/** Applies the changed items of one list to a list whose items were added, removed or moved. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], choose: Choose, path: JsonPath) {
  const texts = mergeTexts(base, mine, theirs, choose, path);
  if (texts !== undefined) return texts;
  const pairsOfMine = pairItems(base, mine);
  const pairsOfTheirs = pairItems(base, theirs);
  const isMine = isInPlace(pairsOfTheirs, base);
  if (!isMine && !isInPlace(pairsOfMine, base)) return choose(path, mine, theirs);
  const [arranged, pairs, edited] = isMine ? [mine, pairsOfMine, theirs] : [theirs, pairsOfTheirs, mine];
  const removesEdited = edited.some(
    (item, index) => !pairs.includes(index) && !deepEquals(item, base[index]),
  );
  if (removesEdited) return choose(path, mine, theirs);
  const items: unknown[] = [];
  for (const [index, item] of arranged.entries()) {
    const from = pairs[index] ?? null;
    const at = [...path, index];
    const [own, other] = isMine ? [item, edited[from ?? -1]] : [edited[from ?? -1], item];
    const result = from === null ? { value: item } : mergeValues(base[from], own, other, choose, at);
    if (!result) return null;
    items.push(result.value);
  }
  return { value: items };
}

/** Combines two versions of a value that have a common base. `choose` decides what both have changed. */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose = () => null,
  path: JsonPath = [],
): Merged | null {
  if (deepEquals(mine, theirs) || deepEquals(base, theirs)) return { value: mine };
  if (deepEquals(base, mine)) return { value: theirs };
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    return mergeObjects(base, mine, theirs, choose, path);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(base, mine, theirs, choose, path);
  }
  return choose(path, mine, theirs);
}
