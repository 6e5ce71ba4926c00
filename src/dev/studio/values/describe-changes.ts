import deepEquals from '@rjsf/utils/lib/deepEquals.js';
import { diffArrays } from 'diff';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { labelFor, shortSummaryOf, summaryOf } from '@json-site/compiler/words';
import type { JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { isHiddenProperty } from './hidden-properties.ts';
import { labelPath } from './label-path.ts';
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

/** A value as a person would read it. */
export function readableText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return summaryOf(value);
}

/** Names an item of a list by what it says. */
function itemName(item: unknown, index: number): string {
  const summary = isObject(item) ? shortSummaryOf(item) : '';
  return summary ? `“${summary}”` : String(index + 1);
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

  function labelsOf(document: unknown, path: JsonPath): string[] {
    if (path.length === 0) return [];
    const labels = schema && labelPath(schema, document, path, set, itemName);
    return labels ?? [...labelsOf(document, path.slice(0, -1)), labelFor(String(path.at(-1)))];
  }

  function compareLists(left: unknown[], right: unknown[], leftPath: JsonPath, rightPath: JsonPath) {
    const pairs = pairItems(left, right);
    const moved = movedItems(pairs);
    for (const [index, item] of right.entries()) {
      const from = pairs[index] ?? null;
      const path = [...rightPath, index];
      const where = labelsOf(after, path);
      if (from === null) {
        changes.push({ kind: 'added', where, path, before: '', after: readableText(item) });
        continue;
      }
      if (moved.has(from)) {
        const [was, is] = [`position ${from + 1}`, `position ${index + 1}`];
        changes.push({ kind: 'moved', where, path, before: was, after: is });
      }
      compare(left[from], item, [...leftPath, from], path);
    }
    for (const [index, item] of left.entries()) {
      if (pairs.includes(index)) continue;
      const where = labelsOf(before, [...leftPath, index]);
      changes.push({ kind: 'removed', where, path: rightPath, before: readableText(item), after: '' });
    }
  }

  function compare(left: unknown, right: unknown, leftPath: JsonPath, rightPath: JsonPath) {
    if (deepEquals(left, right)) return;
    if (Array.isArray(left ?? []) && Array.isArray(right ?? [])) {
      return compareLists((left ?? []) as unknown[], (right ?? []) as unknown[], leftPath, rightPath);
    }
    if (isObject(left) && isObject(right)) {
      for (const name of new Set([...Object.keys(right), ...Object.keys(left)])) {
        if (isHiddenProperty(name)) continue;
        compare(left[name], right[name], [...leftPath, name], [...rightPath, name]);
      }
      return;
    }
    const kind = left === undefined ? 'added' : right === undefined ? 'removed' : 'changed';
    const where = kind === 'removed' ? labelsOf(before, leftPath) : labelsOf(after, rightPath);
    changes.push({ kind, where, path: rightPath, before: readableText(left), after: readableText(right) });
  }

  compare(before, after, [], []);
  return changes;
}
