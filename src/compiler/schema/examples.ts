import { formatOfName } from '../media/kinds.ts';
import type { CompileInput } from '../types.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { childSchema, followRef, isObject } from './schema-walk.ts';
import { type Meaning, recordMeaning } from './vocabulary.ts';

/** A block as written on a page. */
export interface BlockExample extends Record<string, unknown> {
  type: string;
}

/** The names of the media files or records of this project; undefined for any other meaning. */
function namesFor(means: Meaning | undefined, { files, media }: CompileInput): string[] | undefined {
  if (means === 'media') {
    const pictures = media.filter(({ name, fault }) => formatOfName(name) && !fault);
    return pictures
      .sort((a, b) => Number(b.variants !== undefined) - Number(a.variants !== undefined))
      .map(({ name }) => name);
  }
  const record = recordMeaning(means);
  if (!record || record.isList) return undefined;
  const start = `content/${record.collection}/`;
  return files
    .filter(({ path }) => path.startsWith(start) && path.endsWith('.json'))
    .map(({ path }) => path.slice(start.length, -'.json'.length));
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
    const names = namesFor(schema.means, input);
    return names === undefined || names.includes(value) ? value : (names[0] ?? value);
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
