/** Returns the pairs of values in a row, as comparable strings. */
function pairsOf(row: object): string[] {
  const values = Object.entries(row).map(([name, value]) => `${name}=${String(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} & ${other}`));
}

/**
 * Selects rows so that every pair of values that occurs in any row occurs in a selected one. The
 * choice is greedy and deterministic: of the rows that add most pairs, the first wins.
 */
export function pairwise<Row extends object>(rows: readonly Row[]): Row[] {
  const candidates = rows.map((row) => ({ row, pairs: pairsOf(row) }));
  const open = new Set(candidates.flatMap(({ pairs }) => pairs));
  const selected: Row[] = [];
  while (open.size > 0) {
    const gains = candidates.map(({ pairs }) => pairs.filter((pair) => open.has(pair)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    if (!best) break;
    selected.push(best.row);
    for (const pair of best.pairs) open.delete(pair);
  }
  return selected;
}
