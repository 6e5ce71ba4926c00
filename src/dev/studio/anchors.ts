import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { isAnchor, walk } from '@json-site/compiler/schema';

/** Returns the anchors in the value of a page or of site.json, in order. */
export function anchorsIn(value: unknown, schema: Schema, schemas: SchemaSet): string[] {
  const anchors: string[] = [];
  walk(schema, value, schemas, (textSchema, text) => {
    if (isAnchor(textSchema.means) && typeof text === 'string') anchors.push(text);
  });
  return anchors;
}
