import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';

/** Prefix of the ids of all fields: `studio_items_0_title`. RJSF joins the segments of a path by underscores. */
export const FIELD_PREFIX = 'studio';

/** Removes the spaces in the names of a dictionary from an id: `aria-describedby` separates ids by spaces. */
export const withoutSpaces = (id: string) => id.replaceAll(' ', '-');

export const idOf = (path: JsonPath) => withoutSpaces([FIELD_PREFIX, ...path].join('_'));

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

/** The item of a list whose fields fold, by its id. */
export const itemOf = (id: string) =>
  document.querySelector(`li:has(> * > [data-toggle="${CSS.escape(id)}"])`);

/**
 * Moves the focus to the control at a path of the form, or to the nearest one around it. Expands the items around it.
 */
export async function focusField(path: JsonPath): Promise<void> {
  const ids = path.map((_, index) => idOf(path.slice(0, index + 1)));
  for (const id of ids) {
    const toggle = itemOf(id)?.querySelector<HTMLElement>(':scope > * > [aria-expanded="false"]');
    toggle?.click();
    // The fields of an item render when it opens.
    if (toggle) await new Promise(requestAnimationFrame);
  }
  for (const id of ids.reverse()) {
    const item = itemOf(id);
    // Whoever types in the item already keeps the focus.
    if (item?.contains(document.activeElement)) return;
    const first = item?.querySelector<HTMLElement>('input, textarea, [role=textbox]');
    const field = document.getElementById(id) ?? first;
    if (field) return field.focus();
  }
  document.querySelector('main')?.focus();
}
