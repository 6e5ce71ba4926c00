import { isObject } from '../../../schema/schema-walk.ts';
import type { Pass, PassContext } from '../pass.ts';
import { type Json, listOf, propertiesOf, rebuild } from '../schema-tree.ts';
import { mergeInto } from './merge.ts';

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'] as const;

/** Rules that apply if a property is present, as conditions. */
function conditionsFrom(schema: Json, { origins }: PassContext): Json[] {
  return DEPENDENCIES.flatMap((keyword) =>
    Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([name, dependent]) => {
      const at = origins.at(schema, keyword, name);
      const then = Array.isArray(dependent) ? { required: dependent as unknown[] } : dependent;
      const condition = origins.make({ if: { required: [name] } }, at);
      if (then !== dependent) origins.put(origins.make(then as Json, at), 'required', at);
      return Object.assign(condition, { then });
    }),
  );
}

/** A condition, or alternatives, with the locations that its keywords had. */
function entryOf(schema: Json, keywords: readonly string[], { origins }: PassContext): Json {
  const present = keywords.filter((keyword) => schema[keyword] !== undefined);
  const entry: Json = {};
  for (const keyword of present) {
    entry[keyword] = schema[keyword];
    origins.put(entry, keyword, origins.at(schema, keyword));
  }
  return origins.make(entry, origins.at(schema));
}

const MOVED: readonly string[] = [
  'allOf',
  'if',
  'then',
  'else',
  'oneOf',
  'anyOf',
  'additionalProperties',
  ...DEPENDENCIES,
];

function merged(schema: Json, context: PassContext): Json {
  const { origins } = context;
  const own = Object.entries(schema).filter(([keyword]) => !MOVED.includes(keyword));
  const part = origins.copy(schema, Object.fromEntries(own));
  if (schema['additionalProperties'] === false) {
    part['propertyNames'] = { enum: Object.keys(propertiesOf(schema)) };
    origins.put(part, 'propertyNames', origins.at(schema, 'additionalProperties'));
  }
  const dependencies = conditionsFrom(schema, context);
  if (dependencies.length > 0) part['allOf'] = dependencies;
  for (const one of listOf(schema['allOf'])) if (isObject(one)) mergeInto(part, one, context);
  const entries = [['if', 'then', 'else'], ['oneOf'], ['anyOf']]
    .filter(([keyword = '']) => schema[keyword] !== undefined)
    .map((keywords) => entryOf(schema, keywords, context));
  if (entries.length > 0) part['allOf'] = [...listOf(part['allOf']), ...entries];
  return part;
}

/**
 * Merges `allOf` into the schema around it. What is left in `allOf` are conditions, among them those that `dependencies`
 * were, and alternatives; `"additionalProperties": false` becomes a list of names. Reports rules that no value fulfils.
 */
export const mergeAllOf: Pass = (schema, context) =>
  rebuild(schema, (one) => merged(one, context), context.origins);
