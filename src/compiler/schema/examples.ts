import type { CompileInput } from '../types.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { childSchema, followRef, isObject } from './schema-walk.ts';

/** A block as it stands on a page. */
export interface BlockExample extends Record<string, unknown> {
  type: string;
}

const RECORD = 'record:';

/** The names that a meaning can take in this project; undefined for one that any project has. */
function namesFor(means: string | undefined, { files, media }: CompileInput): string[] | undefined {
  if (means === 'media') return media.map(({ name }) => name);
  if (!means?.startsWith(RECORD)) return undefined;
  const start = `content/${means.slice(RECORD.length)}/`;
  return files
    .filter(({ path }) => path.startsWith(start) && path.endsWith('.json'))
    .map(({ path }) => path.slice(start.length, -'.json'.length));
}

function usable(value: unknown, reference: Schema | undefined, input: CompileInput, set: SchemaSet): unknown {
  const schema = reference && followRef(reference, set);
  if (!schema) return value;
  if (typeof value === 'string') {
    const names = namesFor(schema.means, input);
    return names === undefined || names.includes(value) ? value : (names[0] ?? value);
  }
  if (Array.isArray(value)) return value.map((item) => usable(item, schema.items, input, set));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, usable(inner, childSchema(schema, key), input, set)]),
  );
}

/**
 * The examples of every block as they can be pasted into a page of this site. A schema knows no site, so that its
 * examples name services, forms and files that are not there; each gets the name of one that is.
 */
export function usableExamples(input: CompileInput): Record<string, BlockExample[]> {
  const { schemas } = input;
  return Object.fromEntries(
    Object.entries(schemas.blocks).map(([type, schema]) => [
      type,
      (schema.examples ?? []).filter(isObject).map((example): BlockExample => {
        const own = usable(example, schema, input, schemas) as Record<string, unknown>;
        return { type, ...own };
      }),
    ]),
  );
}
