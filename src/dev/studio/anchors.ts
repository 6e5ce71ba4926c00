import type { Schema, SchemaSet } from '../../compiler/schema/schema-set.ts';
import { walk } from '../../compiler/schema/schema-walk.ts';

/** The names of the places in a document that links can lead to, in order. */
export function anchorsIn(value: unknown, schema: Schema, schemas: SchemaSet): string[] {
  const names: string[] = [];
  walk(schema, value, schemas, (place, text) => {
    if (place.means === 'anchor' && typeof text === 'string') names.push(text);
  });
  return names;
}
