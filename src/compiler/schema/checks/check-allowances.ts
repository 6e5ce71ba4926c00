import type { JsonPath } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import { restrictedMedia } from '../../media/kinds.ts';
import { locateInFile } from '../../report/diagnostic.ts';
import type { Diagnostic } from '../../types.ts';
import type { Allowance } from '../allowances.ts';
import { shownProperties } from '../collections.ts';
import { blockOfFile } from '../schema-files.ts';
import type { Schema, SchemaSet } from '../schema-set.ts';
import { followRef, recordSchemaOf } from '../schema-walk.ts';
import { isShownFile, recordMeaning } from '../vocabulary.ts';
import type { SchemaSources } from './schema-sources.ts';

/** A value that a block receives and can show only with an allowance. */
interface Restricted {
  medium: string;
  allowance: Allowance;
  /** Where the file of the block asks for the value: the property itself, or a reference to another schema. */
  path: JsonPath;
}

/**
 * The schemas directly inside a value, with their paths. A record that a block receives has those of its collection.
 */
function innerOf(schema: Schema, set: SchemaSet): [JsonPath, Schema][] {
  const { means, properties = {}, items, additionalProperties } = schema;
  const { collection } = recordMeaning(means) ?? {};
  if (collection !== undefined) {
    const record = recordSchemaOf(collection, set)?.properties ?? {};
    const shown = shownProperties(collection, schema, false, set) ?? Object.keys(record);
    return shown.flatMap((name): [JsonPath, Schema][] => (record[name] ? [[[], record[name]]] : []));
  }
  return [
    ...Object.entries(properties).map(([name, one]): [JsonPath, Schema] => [['properties', name], one]),
    ...(items ? [[['items'], items] satisfies [JsonPath, Schema]] : []),
    ...(typeof additionalProperties === 'object'
      ? [[['additionalProperties'], additionalProperties] satisfies [JsonPath, Schema]]
      : []),
  ];
}

function* restrictedIn(
  reference: Schema,
  path: JsonPath,
  isElsewhere: boolean,
  set: SchemaSet,
  outer: readonly Schema[],
): Generator<Restricted> {
  const schema = followRef(reference, set);
  if (outer.includes(schema)) return;
  if (isShownFile(schema.means))
    for (const [medium, allowance] of restrictedMedia(schema)) yield { medium, allowance, path };
  const isInside = isElsewhere || reference.$ref !== undefined || recordMeaning(schema.means) !== undefined;
  for (const [below, inner] of innerOf(schema, set))
    yield* restrictedIn(inner, isInside ? path : [...path, ...below], isInside, set, [...outer, schema]);
}

function check(source: SourceFile, set: SchemaSet): Diagnostic[] {
  const name = blockOfFile(source.path);
  const block = name === undefined ? undefined : set.blocks[name];
  if (!block) return [];
  const { allows = [] } = block;
  const reported = new Set<Allowance>(allows);
  return [...restrictedIn(block, [], false, set, [])].flatMap(({ medium, allowance, path }) => {
    if (reported.has(allowance)) return [];
    reported.add(allowance);
    const message = `${String(path.at(-1))} can name a file of the kind "${medium}", which browsers refuse: "allows" of the block does not list "${allowance}".`;
    const names = [...allows, allowance].map((one) => `"${one}"`).join(', ');
    const hint = `Write "allows": [${names}] at the top of this file, or let the pattern match no such file.`;
    return [locateInFile({ code: 'invalid-block', source, jsonPath: path, message, hint })];
  });
}

/**
 * Reports blocks that receive a film or another file that the security policy blocks, because `allows` does not list
 * it.
 */
export function checkAllowances(set: SchemaSet, { files }: SchemaSources): Diagnostic[] {
  return files.flatMap((source) => check(source, set));
}
