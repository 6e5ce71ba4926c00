import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, targetKind } from '@json-site/compiler/schema';
import { isObject } from '@json-site/values/objects';

const patternsOf = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** The patterns of all fields that name a file. */
export function filePatterns(set: SchemaSet): ReadonlySet<string> {
  const known = patternsOf.get(set);
  if (known) return known;
  const found = new Set<string>();
  const read = (node: unknown) => {
    if (isObject(node) && typeof node['pattern'] === 'string') {
      const { means, pattern } = followRef(node as Schema, set);
      if (pattern !== undefined && targetKind(means) === 'file') found.add(pattern);
    }
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(read);
  };
  read(set);
  patternsOf.set(set, found);
  return found;
}
