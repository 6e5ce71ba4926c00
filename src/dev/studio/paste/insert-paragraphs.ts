import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';

/** Returns the path of the value whose field has this id. RJSF joins the segments of a path by underscores. */
export function pathOfField(value: unknown, id: string, prefix: string): JsonPath | undefined {
  if (id === prefix) return [];
  if (!id.startsWith(`${prefix}_`)) return undefined;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isObject(value) ? value : {});
  for (const [segment, inner] of entries) {
    const below = pathOfField(inner, id, `${prefix}_${segment}`);
    if (below) return [segment, ...below];
  }
  return undefined;
}

/** Returns the value at a path. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (inner, segment) =>
      Array.isArray(inner) ? inner[Number(segment)] : isObject(inner) ? inner[segment] : undefined,
    value,
  );
}

/** Replaces items of the list at a path. */
export function replaceItem(
  value: unknown,
  [first, ...rest]: JsonPath,
  from: number,
  count: number,
  items: readonly unknown[],
): unknown {
  if (first === undefined) return Array.isArray(value) ? value.toSpliced(from, count, ...items) : value;
  const inner = replaceItem(valueAt(value, [first]), rest, from, count, items);
  return Array.isArray(value) ? value.with(Number(first), inner) : { ...(value as object), [first]: inner };
}
