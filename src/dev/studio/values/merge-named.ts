import { isObject } from '@json-site/values/objects';
import { mergeValues } from './merge-values.ts';

/** What makes an item of a list the same in another version: a question, an option, or a name itself. */
function identityOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  const found = isObject(item) ? (item['name'] ?? item['id'] ?? item['value'] ?? item['const']) : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The items by what identifies them; undefined if one of them has nothing, or two have the same. */
function byIdentity(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map(
    list.flatMap((item): [string, unknown][] => {
      const identity = identityOf(item);
      return identity === undefined ? [] : [[identity, item]];
    }),
  );
  return items.size === list.length ? items : undefined;
}

/**
 * Combines two versions of a list of named items, both with other items than their common base: what either has added
 * is there, and what either has removed is not. The order is that of `mine`. Undefined if both have changed one item.
 */
export function mergeNamed(base: unknown, mine: unknown, theirs: unknown): { value: unknown[] } | undefined {
  const [was, own, others] = [base, mine, theirs].map(byIdentity);
  if (!was || !own || !others) return undefined;
  const items: unknown[] = [];
  for (const [name, item] of own) {
    const before = was.get(name);
    const other = others.get(name);
    // One of them has removed it; a change of it by the other one would be lost.
    if (before !== undefined && other === undefined) {
      if (JSON.stringify(before) !== JSON.stringify(item)) return undefined;
      continue;
    }
    const merged = other === undefined ? { value: item } : mergeValues(before, item, other);
    if (!merged) return undefined;
    items.push(merged.value);
  }
  for (const [name, item] of others) {
    if (own.has(name)) continue;
    const before = was.get(name);
    if (before === undefined) items.push(item);
    else if (JSON.stringify(before) !== JSON.stringify(item)) return undefined;
  }
  return { value: items };
}
