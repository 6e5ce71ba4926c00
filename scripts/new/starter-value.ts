import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import {
  childSchema,
  existingName,
  followRef,
  isProse,
  recordMeaning,
  writtenAs,
} from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { isObject } from '@json-site/values/objects';
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

function textFor(name: string, schema: Schema, input: CompileInput, example: unknown): unknown {
  const { means, pattern, format } = schema;
  const isFree = pattern === undefined && format === undefined;
  if (isFree && (!means || isProse(means))) return placeholderText(name, schema);
  if (writtenAs(means) === 'date') return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const existing = existingName(example, schema, input);
  return existing ?? example ?? OF_FORMATS[format ?? ''] ?? placeholderText(name, schema);
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
