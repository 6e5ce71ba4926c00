import { sameJson } from '../same-json.ts';

type Pairs = (number | null)[];

/** The longest run of items that are the same on both sides, in the same order. */
function pairUnchanged(before: unknown[], after: unknown[], pairs: Pairs): void {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const isSame = before.map((old) => after.map((item) => sameJson(old, item)));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame[i]?.[j]
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isSame[i]?.[j]) pairs[j++] = i++;
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++;
    else j++;
  }
}

/** How much two items have in common, from 0; an item of another type is another item. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 0;
  if (Array.isArray(a) !== Array.isArray(b)) return 0;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  if (left['type'] !== right['type']) return 0;
  const names = Object.keys(left).filter((name) => Object.hasOwn(right, name));
  return names.length + 2 * names.filter((name) => sameJson(left[name], right[name])).length;
}

/**
 * For each item of a changed list the place that it had in the list before, or null for a new one: first what has
 * stayed where it was, then what is most alike.
 */
export function pairItems(before: unknown[], after: unknown[]): Pairs {
  const pairs: Pairs = after.map(() => null);
  pairUnchanged(before, after, pairs);
  const free = new Set([...before.keys()].filter((index) => !pairs.includes(index)));
  for (const index of pairs.keys()) {
    if (pairs[index] !== null) continue;
    const [best] = [...free]
      .map((from) => ({ from, score: likeness(before[from], after[index]) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || Math.abs(a.from - index) - Math.abs(b.from - index));
    if (!best) continue;
    pairs[index] = best.from;
    free.delete(best.from);
  }
  return pairs;
}
