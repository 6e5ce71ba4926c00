import type { CompileInput } from '../types.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { childSchema, followRef, isObject } from './schema-walk.ts';
import { existingName, TARGETS, targetKind } from './targets.ts';

/** A block as written on a page. */
export interface BlockExample extends Record<string, unknown> {
  type: string;
}

function withExistingNames(
  value: unknown,
  reference: Schema | undefined,
  input: CompileInput,
  set: SchemaSet,
): unknown {
  const schema = reference && followRef(reference, set);
  if (!schema) return value;
  if (typeof value === 'string') {
    const kind = targetKind(schema.means);
    return kind && TARGETS[kind].isReplaced ? (existingName(value, schema, input) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withExistingNames(item, schema.items, input, set));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withExistingNames(inner, childSchema(schema, key), input, set),
    ]),
  );
}

/**
 * Returns the examples of every block, ready to paste into a page of this site. An example in a schema may name a
 * record or media file that this site does not have; it is replaced by an existing one.
 */
export function usableExamples(input: CompileInput): Record<string, BlockExample[]> {
  const { schemas } = input;
  return Object.fromEntries(
    Object.entries(schemas.blocks).map(([type, schema]) => [
      type,
      (schema.examples ?? []).filter(isObject).map((example): BlockExample => {
        const own = withExistingNames(example, schema, input, schemas) as Record<string, unknown>;
        return { type, ...own };
      }),
    ]),
  );
}
