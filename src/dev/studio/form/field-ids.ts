import { isObject } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';

/** Prefix of the ids of all fields: `studio_items_0_title`. RJSF joins the segments of a path by underscores. */
export const FIELD_PREFIX = 'studio';

/** Removes the spaces in the names of a dictionary from an id: `aria-describedby` separates ids by spaces. */
export const withoutSpaces = (id: string) => id.replaceAll(' ', '-');

/** Returns the id of the field of a value. */
export const idOf = (path: JsonPath) => withoutSpaces([FIELD_PREFIX, ...path].join('_'));

/** Returns the path of the value whose field has this id. */
export function pathOfField(value: unknown, id: string, path: JsonPath = []): JsonPath | undefined {
  if (id === idOf(path)) return path;
  if (!id.startsWith(`${idOf(path)}_`)) return undefined;
  const names = Array.isArray(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : [];
  for (const name of names) {
    const found = pathOfField((value as Record<string | number, unknown>)[name], id, [...path, name]);
    if (found) return found;
  }
  return undefined;
}
