import { isObject } from '../../../schema/schema-walk.ts';
import { origins } from '../origins.ts';
import type { Pass, ReportReason } from '../pass.ts';
import { type Json, listOf, propertiesOf, rebuild, take, without } from '../schema-tree.ts';
import { addEntries, mergeInto } from './merge.ts';

const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'];

/** Rules that apply if a property is present, as conditions. */
function conditionsFrom(schema: Json): Json[] {
  return DEPENDENCIES.flatMap((keyword) =>
    Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([name, dependent]) => {
      const at = origins.at(schema, keyword, name);
      const then = Array.isArray(dependent) ? { required: dependent as unknown[] } : dependent;
      const condition = origins.make<Json>({ if: { required: [name] }, then }, at);
      if (then !== dependent) origins.put(then as Json, 'required', at);
      return condition;
    }),
  );
}

/** Keywords that become an entry of `allOf`. */
const ENTRIES = [['if', 'then', 'else'], ['oneOf'], ['anyOf']];

/** Some keywords of a schema as a schema of their own. */
function entryOf(schema: Json, keywords: readonly string[]): Json {
  const entry = origins.make<Json>({}, origins.at(schema));
  for (const keyword of keywords) take(entry, schema, keyword);
  return entry;
}

function merged(schema: Json, report: ReportReason): Json {
  const moved = ['allOf', 'additionalProperties', ...ENTRIES.flat(), ...DEPENDENCIES];
  const part = origins.copy(schema, without(schema, ...moved));
  if (schema['additionalProperties'] === false) {
    part['propertyNames'] = { enum: Object.keys(propertiesOf(schema)) };
    origins.put(part, 'propertyNames', origins.at(schema, 'additionalProperties'));
  }
  addEntries(part, conditionsFrom(schema));
  for (const one of listOf(schema['allOf'])) if (isObject(one)) mergeInto(part, one, report);
  const entries = ENTRIES.map((keywords) => entryOf(schema, keywords));
  addEntries(
    part,
    entries.filter((entry) => Object.keys(entry).length > 0),
  );
  return part;
}

/**
 * Merges `allOf` into the schema around it. What is left in `allOf` are conditions, among them those that `dependencies`
 * were, and alternatives; `"additionalProperties": false` becomes a list of names. Reports rules that no value fulfils.
 */
export const mergeAllOf: Pass = (schema, { report }) => rebuild(schema, (one) => merged(one, report));
