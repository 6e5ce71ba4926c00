import { isObject } from '@json-site/values/objects';

/**
 * Returns `after` with every equal part of `before` in place of its own: React skips the same objects. Both are JSON
 * values.
 */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((item, index) => keepEqual(before[index], item));
    const isSame = kept.length === before.length && kept.every((item, index) => item === before[index]);
    return (isSame ? before : kept) as Value;
  }
  if (!isObject(before) || !isObject(after)) return after;
  const entries = Object.entries(after).map(([key, inner]): [string, unknown] => [
    key,
    keepEqual(before[key], inner),
  ]);
  const isSame =
    entries.length === Object.keys(before).length && entries.every(([key, inner]) => inner === before[key]);
  return (isSame ? before : Object.fromEntries(entries)) as Value;
}
