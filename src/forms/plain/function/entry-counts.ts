import { LIST_BUTTONS } from '../list-buttons.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Sent } from './sent.ts';

/** More entries than people fill in. Each is a part of the page. */
const MOST_ENTRIES = 1000;

const INDEX = /^(?:0|[1-9]\d{0,2})$/;

/**
 * How many entries each list has, by its path: those that the page names, and those with an answer. Throws a
 * RefusedRequest.
 */
export function entryCounts(sent: Sent): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of [...sent.keys(), ...(sent.get(LIST_BUTTONS.entry) ?? [])]) {
    const parts = name.split('.');
    for (const [position, part] of parts.entries()) {
      if (!INDEX.test(part)) continue;
      const list = parts.slice(0, position).join('.');
      counts.set(list, Math.max(counts.get(list) ?? 0, Number(part) + 1));
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all > MOST_ENTRIES) throw new RefusedRequest(413);
  return counts;
}
