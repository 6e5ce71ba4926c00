import { HOLDERS, OWN_KEYWORDS } from '@json-site/compiler/load-schemas';
import { BLOCK_REF, type Schema, type SchemaSet, targetKind } from '@json-site/compiler/schema';
import { isObject } from '@json-site/values/objects';

/** The names of the definitions to which the schemas inside a value refer, directly or through other definitions. */
function definitionsIn(value: unknown, set: SchemaSet, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    if (found.has(name) || !set.$defs[name]) continue;
    found.add(name);
    definitionsIn(set.$defs[name], set, found);
  }
  return found;
}

/**
 * Writes schemas/block.schema.json, with which editors complete and describe blocks. It selects the schema by `type`,
 * so that an error in a hero shows only the hero's schema.
 */
export function blockSchema(set: SchemaSet, icons: readonly string[]): Schema {
  const types = Object.keys(set.blocks);
  const named = Object.fromEntries(types.map((type) => [`block:${type}`, set.blocks[type] as Schema]));
  // Editors suggest the values of `examples`.
  const used = definitionsIn(set.blocks, set);
  const shared = Object.entries(set.$defs)
    .filter(([name]) => used.has(name))
    .map(([name, schema]): [string, Schema] => [
      name,
      targetKind(schema.means) === 'icon' ? { ...schema, examples: [...icons] } : schema,
    ]);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    description: 'Written by "npm run generate" from the folders of the blocks. One block of a page.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        enum: types,
        enumDescriptions: types.map((type) => set.blocks[type]?.description),
        description: 'The name of the block.',
      },
    },
    allOf: types.map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: `#/$defs/block:${type}` },
    })),
    $defs: eachForEditors({ ...Object.fromEntries(shared), ...named }),
  };
  return schema as unknown as Schema;
}

type SchemaObject = Record<string, unknown>;

/**
 * Copies a schema without the compiler's keywords. Editors do not know "nullable", and a block inside a block refers to
 * the generated schema itself.
 */
function forEditors({ nullable, alternatives, ...schema }: SchemaObject): SchemaObject {
  if (isObject(alternatives)) {
    const each = Object.values(alternatives).filter(isObject);
    return { ...forEditors(schema), anyOf: each.map(forEditors) };
  }
  const { type, ...rest } = schema;
  const known = nullable ? { type: [type, 'null'], ...rest } : schema;
  const entries = Object.entries(known).filter(([keyword]) => !OWN_KEYWORDS.includes(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      if (keyword === '$ref' && value === BLOCK_REF) return [keyword, '#'];
      if (!isObject(value)) return [keyword, value];
      if (HOLDERS.schema.some((one) => one === keyword)) return [keyword, forEditors(value)];
      return [keyword, HOLDERS.schemas.some((one) => one === keyword) ? eachForEditors(value) : value];
    }),
  );
}

const eachForEditors = (schemas: object): SchemaObject =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, forEditors(schema as SchemaObject)]),
  );
