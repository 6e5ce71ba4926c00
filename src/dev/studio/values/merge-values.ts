import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { pairItems } from './pair-items.ts';

/** The combined value. Undefined: the property does not exist. */
interface Merged {
  value: unknown;
}

type Objects = Record<string, unknown>;

function mergeObjects(base: Objects, mine: Objects, theirs: Objects): Merged | null {
  const merged: Objects = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const result = mergeValues(base[name], mine[name], theirs[name]);
    if (!result) return null;
    if (result.value !== undefined) merged[name] = result.value;
  }
  return { value: merged };
}

/** True when no item was added, removed or moved. */
const isInPlace = (pairs: (number | null)[], base: unknown[]) =>
  pairs.length === base.length && pairs.every((from, index) => from === index);

/** Applies the changed items of one list to a list whose items were added, removed or moved. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[]): Merged | null {
  const pairsOfMine = pairItems(base, mine);
  const pairsOfTheirs = pairItems(base, theirs);
  if (!isInPlace(pairsOfTheirs, base) && !isInPlace(pairsOfMine, base)) return null;
  const [arranged, pairs, edited] = isInPlace(pairsOfTheirs, base)
    ? [mine, pairsOfMine, theirs]
    : [theirs, pairsOfTheirs, mine];
  const removesEdited = edited.some(
    (item, index) => !pairs.includes(index) && !deepEquals(item, base[index]),
  );
  if (removesEdited) return null;
  const items: unknown[] = [];
  for (const [index, item] of arranged.entries()) {
    const from = pairs[index] ?? null;
    const result = from === null ? { value: item } : mergeValues(base[from], edited[from], item);
    if (!result) return null;
    items.push(result.value);
  }
  return { value: items };
}

/** Combines two versions of a value that have a common base. Null when both have changed the same part. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): Merged | null {
  if (deepEquals(mine, theirs) || deepEquals(base, theirs)) return { value: mine };
  if (deepEquals(base, mine)) return { value: theirs };
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects(base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(base, mine, theirs);
  }
  return null;
}
