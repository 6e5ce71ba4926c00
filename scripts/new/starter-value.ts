import type { Schema, SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { childSchema, followRef, isObject } from '../../src/compiler/schema/schema-walk.ts';
import { recordMeaning } from '../../src/compiler/schema/vocabulary.ts';
import type { CompileInput } from '../../src/compiler/types.ts';
import { titleFromName } from './starter.ts';

const OF_FORMATS: Record<string, string> = {
  date: '2030-01-31',
  time: '09:00:00Z',
  'date-time': '2030-01-31T09:00:00Z',
  email: 'name@example.org',
  uri: 'https://example.org',
};

/** Returns a text for an author to replace. `--launch` reports it. */
function placeholderText(
  name: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema,
): string {
  const sentence = `${titleFromName(name)} to be added`;
  const text = sentence.length <= maxLength ? sentence : 'To be added';
  return text.length >= minLength ? text.slice(0, maxLength) : text.padEnd(minLength, '.');
}

/** A value that exists in this project, for a meaning that names one. Undefined for any other. */
function existingValue({ means }: Schema, input: CompileInput): unknown {
  const record = recordMeaning(means);
  if (record?.isList) return {};
  if (record) {
    const start = `content/${record.collection}/`;
    return input.files.find(({ path }) => path.startsWith(start))?.path.slice(start.length, -'.json'.length);
  }
  if (means === 'media') return input.media[0]?.name;
  if (means === 'icon') return Object.keys(input.icons)[0];
  if (means === 'date') return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (means === 'page' || means === 'link') return '/';
  return means === 'pages' || means === 'page-names' ? '/*' : undefined;
}

function textFor(
  name: string,
  schema: Schema & { format?: string },
  input: CompileInput,
  example: unknown,
): unknown {
  const { means, pattern, format } = schema;
  const isProse = pattern === undefined && format === undefined;
  if (isProse && (!means || means === 'inline' || means === 'alternative'))
    return placeholderText(name, schema);
  const isIcon = means === 'icon' && typeof example === 'string' && Object.hasOwn(input.icons, example);
  if (isIcon) return example;
  return existingValue(schema, input) ?? example ?? OF_FORMATS[format ?? ''] ?? placeholderText(name, schema);
}

/**
 * Returns a first value for an author to change: of an object what is required, of a list as few items as possible,
 * but one. `example` is the value at this place in the example of the schema.
 */
export function starterValue(
  name: string,
  reference: Schema,
  input: CompileInput,
  example: unknown = undefined,
): unknown {
  const set: SchemaSet = input.schemas;
  const schema = followRef(reference, set);
  const given = example ?? schema.examples?.[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.includes(given) ? given : schema.enum[0];
  if (recordMeaning(schema.means)?.isList) return {};
  const inner = (key: string | number) =>
    isObject(given) || Array.isArray(given) ? Reflect.get(given, key) : undefined;
  switch (schema.type) {
    case 'object': {
      const names = (schema.required ?? []).filter((key) => childSchema(schema, key));
      return Object.fromEntries(
        names.map((key) => [key, starterValue(key, childSchema(schema, key) ?? {}, input, inner(key))]),
      );
    }
    case 'array': {
      const { items = {}, minItems = 1 } = schema;
      return Array.from({ length: Math.max(minItems, 1) }, (_, index) =>
        starterValue(index === 0 ? name : `${name} ${index + 1}`, items, input, inner(index)),
      );
    }
    case 'number':
    case 'integer':
      return typeof given === 'number' ? given : (schema.minimum ?? Math.min(0, schema.maximum ?? 0));
    case 'boolean':
      return given ?? false;
    default:
      return textFor(name, schema, input, given);
  }
}
