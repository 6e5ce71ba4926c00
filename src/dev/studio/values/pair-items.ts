import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { diffArrays } from 'diff';

/** How similar two items are, from 0. Items of different types are not similar. */
function similarity(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 0;
  if (Array.isArray(a) !== Array.isArray(b)) return 0;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (left['type'] !== right['type']) return 0;
  const names = Object.keys(left).filter((name) => Object.hasOwn(right, name));
  return names.length + 2 * names.filter((name) => deepEquals(left[name], right[name])).length;
}

/**
 * Returns, for each item of a changed list, its index in the list before, or null for a new item. Unchanged items are
 * paired first, then each remaining item with the most similar one.
 */
export function pairItems(before: unknown[], after: unknown[]): (number | null)[] {
  const pairs: (number | null)[] = [];
  let from = 0;
  for (const { added, removed, count } of diffArrays(before, after, { comparator: deepEquals })) {
    if (removed) from += count;
    else for (let n = 0; n < count; n++) pairs.push(added ? null : from++);
  }
  const unpaired = new Set([...before.keys()].filter((index) => !pairs.includes(index)));
  for (const index of pairs.keys()) {
    if (pairs[index] !== null) continue;
    const [best] = [...unpaired]
      .map((candidate) => ({ candidate, score: similarity(before[candidate], after[index]) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || Math.abs(a.candidate - index) - Math.abs(b.candidate - index));
    if (!best) continue;
    pairs[index] = best.candidate;
    unpaired.delete(best.candidate);
  }
  return pairs;
}
