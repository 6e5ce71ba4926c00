/**
 * Returns the index that the item at `index` of one version of a list has in another version. Equal items at the start
 * and at the end correspond to each other. The items between them correspond one by one; surplus items are new.
 */
export function findCounterpart(
  from: readonly string[],
  to: readonly string[],
  index: number,
): { index: number; isNew: boolean } {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  if (index < start) return { index, isNew: false };
  const fromEnd = from.length - index;
  if (fromEnd <= end) return { index: to.length - fromEnd, isNew: false };
  const endOfMiddle = to.length - end;
  return {
    index: Math.min(index, endOfMiddle),
    isNew: from.length > to.length || index >= endOfMiddle,
  };
}
