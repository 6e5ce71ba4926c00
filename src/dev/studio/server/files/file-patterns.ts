import { endingsOf } from '@json-site/compiler/media';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, targetKind } from '@json-site/compiler/schema';
import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';

const DOCUMENT = new RegExp(`\\.(?:${endingsOf('document')})$`, 'i');

/** Whether a name is that of a document, such as a PDF. */
export const isDocument = (name: string): boolean => DOCUMENT.test(name);

/** The patterns of all fields that name a file. */
export const filePatterns = remembered((set: SchemaSet): ReadonlySet<string> => {
  const found = new Set<string>();
  const read = (node: unknown) => {
    if (isObject(node) && typeof node['pattern'] === 'string') {
      const { means, pattern } = followRef(node as Schema, set);
      if (pattern !== undefined && targetKind(means) === 'file') found.add(pattern);
    }
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(read);
  };
  read(set);
  return found;
});
