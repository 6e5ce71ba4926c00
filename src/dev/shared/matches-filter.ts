/** Returns true when each word of the filter occurs in one of the texts. An empty filter matches everything. */
export function matchesFilter(filter: string, ...texts: string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
