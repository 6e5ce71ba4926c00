import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';

/** Returns the value at a path. */
export function innerValue(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, segment) =>
      Array.isArray(inner) ? inner[Number(segment)] : isObject(inner) ? inner[segment] : undefined,
    value,
  );
}

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
