const LINE = 110;

/** Formats JSON as Biome does: a short list of plain values is on one line. */
export function formatJson(value: unknown): string {
  const spread = JSON.stringify(value, null, 2);
  const closed = spread.replace(/^(.*)\[\n\s+([^[\]{}]*?)\n\s+\](,?)$/gm, (all, before, items, comma) => {
    const line = `${before}[${items.replace(/\n\s+/g, ' ')}]${comma}`;
    return line.length <= LINE ? line : all;
  });
  return `${closed}\n`;
}
