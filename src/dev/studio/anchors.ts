import type { Schema, SchemaSet } from '../../compiler/schema/schema-set.ts';
import { walk } from '../../compiler/schema/schema-walk.ts';
import { isAnchor } from '../../compiler/schema/vocabulary.ts';

/** Returns the anchors in the value of a page or of site.json, in order. */
export function anchorsIn(value: unknown, schema: Schema, schemas: SchemaSet): string[] {
  const anchors: string[] = [];
  walk(schema, value, schemas, (textSchema, text) => {
    if (isAnchor(textSchema.means) && typeof text === 'string') anchors.push(text);
  });
  return anchors;
}
