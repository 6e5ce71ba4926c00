import { SLOT_NAMES } from '../../src/compiler/media/slot.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { targetKind } from '../../src/compiler/schema/targets.ts';

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
 * Writes schemas/block.schema.json, with which editors complete and describe blocks. It selects the schema by `type`, so
 * that an error in a hero shows only the hero's schema.
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
    description: 'Written by "npm run generate" from src/blocks/. One block of a page.',
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
    $defs: { ...Object.fromEntries(shared), ...named },
  };
  return forEditors(schema as unknown as Schema);
}

/** Keywords that only the compiler uses. */
const OWN_KEYWORDS = [
  'means',
  'needs',
  'shows',
  'slot',
  'givesMainHeading',
  'defaultTone',
  'allows',
  'keywords',
  'placeholders',
];

/** A property with the name of a keyword has a schema as its value, and a schema has none of these names. */
const isWidths = (value: object) =>
  Object.keys(value).every((name) => SLOT_NAMES.some((one) => one === name));

/** Removes the compiler's keywords. A block inside a block refers to this schema itself. */
function forEditors(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    const isKeyword = typeof value !== 'object' || value === null || Array.isArray(value) || isWidths(value);
    if (OWN_KEYWORDS.includes(key) && isKeyword) return undefined;
    // Editors do not know "nullable".
    const { nullable, type, ...rest } = (value ?? {}) as Schema;
    if (nullable === true) return { type: [type, 'null'], ...rest };
    return key === '$ref' && value === BLOCK_REF ? '#' : value;
  }) as Schema;
}
