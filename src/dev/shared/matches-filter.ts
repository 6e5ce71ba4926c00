/** Whether each word of a filter stands in one of the texts. An empty filter lets everything through. */
export function matchesFilter(filter: string, ...texts: string[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
