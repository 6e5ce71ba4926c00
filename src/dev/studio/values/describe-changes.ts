import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { diffArrays } from 'diff';
import { labelFor, shortSummaryOf, summaryOf } from '../../../compiler/report/labels.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../../../compiler/schema/schema-set.ts';
import { blockSchemaOf, childSchema, followRef, isObject } from '../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../compiler/source/locations.ts';
import { pairItems } from './pair-items.ts';

/** One difference between two versions of a value, in the words of the forms. */
export interface ValueChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Labels from the outside in: block, item, field. */
  where: string[];
  /** JSON path of the value; for a removed value, that of the list or object that contained it. */
  path: JsonPath;
  before: string;
  after: string;
}

/** Properties that no editor sees. */
const HIDDEN = new Set(['$schema', 'type']);

/** A value as a person would read it. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object' && value !== null) return summaryOf(value);
  return value === undefined || value === null ? '' : String(value);
}

/** The name of an item of a list: the type of a block, or what the item says. */
function itemName(item: unknown, schema: Schema | undefined, index: number): string {
  const type = isObject(item) ? item['type'] : undefined;
  if (schema?.$ref === BLOCK_REF && typeof type === 'string') return labelFor(type);
  const summary = isObject(item) ? shortSummaryOf(item) : '';
  return summary ? `“${summary}”` : String(index + 1);
}

/** What the comparison of two values carries along. */
interface Position {
  schema: Schema | undefined;
  where: string[];
  path: JsonPath;
}

/** Returns the indexes of the items that have another order among those that both lists contain. */
function movedItems(pairs: (number | null)[]): Set<number> {
  const kept = pairs.filter((from) => from !== null);
  const sorted = [...kept].sort((a, b) => a - b);
  const moved = diffArrays(sorted, kept).flatMap(({ added, value }) => (added ? value : []));
  return new Set(moved);
}

/** Compares two versions of a document. The schema gives the labels. */
export function describeChanges(
  before: unknown,
  after: unknown,
  schema: Schema | undefined,
  set: SchemaSet,
): ValueChange[] {
  const changes: ValueChange[] = [];

  function compareLists(left: unknown[], right: unknown[], { schema: list, where, path }: Position) {
    const items = list?.items;
    const pairs = pairItems(left, right);
    const moved = movedItems(pairs);
    for (const [index, item] of right.entries()) {
      const from = pairs[index] ?? null;
      const inside = [...where, itemName(item, items, index)];
      const at = [...path, index];
      if (from === null) {
        changes.push({ kind: 'added', where: inside, path: at, before: '', after: textOf(item) });
        continue;
      }
      if (moved.has(from)) {
        const [was, is] = [`position ${from + 1}`, `position ${index + 1}`];
        changes.push({ kind: 'moved', where: inside, path: at, before: was, after: is });
      }
      compare(left[from], item, { schema: items, where: inside, path: at });
    }
    for (const [index, item] of left.entries()) {
      if (pairs.includes(index)) continue;
      const inside = [...where, itemName(item, items, index)];
      changes.push({ kind: 'removed', where: inside, path, before: textOf(item), after: '' });
    }
  }

  function compareObjects(
    left: Record<string, unknown>,
    right: Record<string, unknown>,
    { schema: object, where, path }: Position,
  ): void {
    for (const name of new Set([...Object.keys(right), ...Object.keys(left)])) {
      if (HIDDEN.has(name) || deepEquals(left[name], right[name])) continue;
      const child = object && childSchema(object, name);
      const followed = child && followRef(child, set);
      const isOfPage = name === 'blocks' && followed?.items?.$ref === BLOCK_REF;
      const inside = isOfPage ? where : [...where, followed?.title ?? labelFor(name)];
      const [was, is] = [left[name], right[name]];
      compare(was, is, { schema: followed, where: inside, path: [...path, name] });
    }
  }

  function compare(left: unknown, right: unknown, position: Position) {
    if (deepEquals(left, right)) return;
    const followed = position.schema && followRef(position.schema, set);
    const schemaOfValue = followed?.$ref === BLOCK_REF ? blockSchemaOf(right, set) : followed;
    const inside = { ...position, schema: schemaOfValue };
    if (Array.isArray(left ?? []) && Array.isArray(right ?? [])) {
      return compareLists((left ?? []) as unknown[], (right ?? []) as unknown[], inside);
    }
    if (isObject(left) && isObject(right)) return compareObjects(left, right, inside);
    const { where, path } = position;
    const kind = left === undefined ? 'added' : right === undefined ? 'removed' : 'changed';
    changes.push({ kind, where, path, before: textOf(left), after: textOf(right) });
  }

  compare(before, after, { schema, where: [], path: [] });
  return changes;
}
