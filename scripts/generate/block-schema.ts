import { BLOCK_REF, type Schema, type SchemaSet } from '../../src/content/schema-set.ts';

/**
 * schemas/block.schema.json: what an editor needs to complete and explain a block. Chosen by `type`, so that
 * a mistake in a hero is explained by the hero's schema alone.
 */
export function blockSchema(set: SchemaSet): Schema {
  const types = Object.keys(set.blocks);
  const named = Object.fromEntries(types.map((type) => [`block:${type}`, set.blocks[type] as Schema]));
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
    $defs: { ...set.$defs, ...named },
  };
  return withoutMeanings(schema as unknown as Schema);
}

/** Editors do not know `means`, and a block inside a block is this same schema. */
function withoutMeanings(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === 'means') return undefined;
    return key === '$ref' && value === BLOCK_REF ? '#' : value;
  }) as Schema;
}
