import type { JsonPath } from '@json-site/values/locations';
import { valueIn } from '@json-site/values/objects';

export const innerValue = (value: unknown, path: JsonPath) => valueIn(value, ...path);

/** Returns a copy of the value in which the value at a path is changed. */
export function changedAt(
  value: unknown,
  [first, ...rest]: JsonPath,
  change: (inner: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  const inner = changedAt(innerValue(value, [first]), rest, change);
  return Array.isArray(value) ? value.with(Number(first), inner) : { ...(value as object), [first]: inner };
}
