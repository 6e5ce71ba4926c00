import { BLOCK_REF, type Schema, type SchemaSet } from '../../src/compiler/schema/schema-set.ts';

/**
 * schemas/block.schema.json: what an editor needs to complete and explain a block. Chosen by `type`, so that
 * a mistake in a hero is explained by the hero's schema alone.
 */
export function blockSchema(set: SchemaSet, icons: readonly string[]): Schema {
  const types = Object.keys(set.blocks);
  const named = Object.fromEntries(types.map((type) => [`block:${type}`, set.blocks[type] as Schema]));
  // Editors propose what stands in `examples`.
  const shared = Object.entries(set.$defs).map(([name, schema]): [string, Schema] => [
    name,
    schema.means === 'icon' ? { ...schema, examples: [...icons] } : schema,
  ]);
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    description: 'Written by "npm run generate" from src/blocks/. One block of a page.',
    type: 'object',
    required: ['type'],
    properties: {
      type: {
        enum: types,
        enumDescriptions: types.map((type) => set.blocks[type]?.description),
        description: 'Which block it is.',
      },
    },
    allOf: types.map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword.
      then: { $ref: `#/$defs/block:${type}` },
    })),
    $defs: { ...Object.fromEntries(shared), ...named },
  };
  return forEditors(schema as unknown as Schema);
}

/** What a schema says to the compiler alone. */
const OWN_KEYWORDS = ['means', 'needs', 'givesMainHeading', 'defaultTone'];

/** Without the keywords that only the compiler knows; a block inside a block is this same schema. */
function forEditors(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    // A property of that name would be an object.
    if (OWN_KEYWORDS.includes(key) && typeof value !== 'object') return undefined;
    return key === '$ref' && value === BLOCK_REF ? '#' : value;
  }) as Schema;
}
