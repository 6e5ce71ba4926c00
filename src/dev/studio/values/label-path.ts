import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { BLOCK_REF, childSchema, chosenSchema, followRef } from '@json-site/compiler/schema';
import { labelFor } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isObject, valueIn } from '@json-site/values/objects';
import { EDITORS_LABELS } from './editors-words.ts';

/** Names a type of block for people: by the title in its schema. */
export function blockLabel(type: string, { blocks }: SchemaSet): string {
  return EDITORS_LABELS[type] ?? labelFor(blocks[type]?.properties?.['type']?.title ?? type);
}

/** Names a block, with a number if the document has several blocks of the type. */
function numberedLabel(list: unknown, index: number, set: SchemaSet): string {
  const typeAt = (item: unknown) => (isObject(item) ? String(item['type'] ?? '') : '');
  const items: unknown[] = Array.isArray(list) ? list : [];
  const type = typeAt(items[index]);
  const isSame = (item: unknown) => typeAt(item) === type;
  const label = blockLabel(type, set) || `Block ${index + 1}`;
  const number = items.slice(0, index + 1).filter(isSame).length;
  return items.filter(isSame).length > 1 ? `${label} ${number}` : label;
}

/** Names a row, a column or a cell of a table, as its grid does: a cell by the header of its column. */
function cellLabel(table: unknown, list: string | number | undefined, index: number): string | undefined {
  if (list === 'rows') return `Row ${index + 1}`;
  const header = valueIn(table, 'columns', index);
  const column = `Column ${index + 1}`;
  if (list === 'cells') return typeof header === 'string' && header !== '' ? header : column;
  return list === 'columns' ? column : undefined;
}

/**
 * Returns the labels of the values around a value, as the studio shows them: `blocks[2].items[0].title` becomes
 * `Card grid`, `Items 1`, `Title`. Undefined for a path that the schema does not describe. `nameOf` names the items of
 * a list by their values instead: `Card grid`, `Items`, `“Care”`, `Title`.
 */
export function labelPath(
  root: Schema,
  value: unknown,
  jsonPath: JsonPath,
  set: SchemaSet,
  nameOf?: (item: unknown, index: number) => string,
): string[] | undefined {
  const labels: string[] = [];
  let schema: Schema | undefined = followRef(root, set);
  let inner: unknown = value;
  let table: unknown;
  for (const [at, segment] of jsonPath.entries()) {
    if (schema?.means === 'table') table = inner;
    const child: Schema | undefined = schema && childSchema(schema, segment);
    if (!child) return undefined;
    if (child.$ref === BLOCK_REF) {
      // The label of a block replaces that of the list around it.
      labels.splice(-1, 1, numberedLabel(inner, Number(segment), set));
    } else if (typeof segment === 'number') {
      if (nameOf) labels.push(nameOf(valueIn(inner, segment), segment));
      else {
        const cell = table === undefined ? undefined : cellLabel(table, jsonPath[at - 1], segment);
        labels.splice(-1, 1, cell ?? `${labels.at(-1)} ${segment + 1}`);
      }
    } else {
      if (schema?.properties?.[segment]) labels.push(child.title ?? labelFor(segment));
      else labels.push(segment, ...(schema?.entryTitles?.slice(1) ?? []));
    }
    inner = valueIn(inner, segment);
    const chosen = chosenSchema(followRef(child, set), inner, set);
    schema = chosen && followRef(chosen, set);
  }
  return labels;
}

/** Joins labels: `Hero › Heading`. */
export function formatLabels(labels: readonly string[]): string {
  return labels.join(' › ');
}
