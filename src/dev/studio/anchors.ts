import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { walk, writtenAs } from '@json-site/compiler/schema';

/** Returns the anchors in the value of a page or of site.json, in order. */
export function anchorsIn(value: unknown, schema: Schema, schemas: SchemaSet): string[] {
  const anchors: string[] = [];
  walk(schema, value, schemas, (textSchema, text) => {
    if (writtenAs(textSchema.means) === 'anchor' && typeof text === 'string') anchors.push(text);
  });
  return anchors;
}
