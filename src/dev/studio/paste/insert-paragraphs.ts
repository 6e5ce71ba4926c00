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

/** Inserts paragraphs into an item of a list of texts. The first continues the item; each other is an item. */
function insertedItems(
  list: readonly unknown[],
  index: number,
  selection: [number, number],
  paragraphs: string[],
) {
  const text = String(list[index] ?? '');
  const [start, end] = selection;
  const texts = paragraphs.map((paragraph, at) => {
    const before = at === 0 ? text.slice(0, start) : '';
    const after = at === paragraphs.length - 1 ? text.slice(end) : '';
    return before + paragraph + after;
  });
  return list.toSpliced(index, 1, ...texts);
}

/** Inserts paragraphs at a path. Undefined unless the value there is an item of a list of texts. */
export function insertParagraphs(
  value: unknown,
  path: JsonPath,
  selection: [number, number],
  paragraphs: string[],
): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return undefined;
  if (Array.isArray(value)) {
    if (rest.length === 0) return insertedItems(value, Number(first), selection, paragraphs);
    const inner = insertParagraphs(value[Number(first)], rest, selection, paragraphs);
    return inner === undefined ? undefined : value.with(Number(first), inner);
  }
  if (!isObject(value)) return undefined;
  const inner = insertParagraphs(value[String(first)], rest, selection, paragraphs);
  return inner === undefined ? undefined : { ...value, [first]: inner };
}
