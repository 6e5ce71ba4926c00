import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { BLOCK_REF, pascalCase, type Schema, type SchemaSet } from '../../src/compiler/schema/schema-set.ts';
import { RESOLVED_TYPE } from '../../src/compiler/schema/vocabulary.ts';
import { withCompleteForms } from './form-type.ts';

const HEADER = `/* Written by "npm run generate" from schemas/ and src/blocks/. Do not edit. */
import type { FieldKind } from '../compiler/forms/form-fields.ts';
import type { Icon, Inline, Media, PageLink, PageName, StorageList } from '../compiler/model.ts';
`;

/**
 * Converts a schema of written values to the schema of resolved values, which components receive: replaces meanings by
 * types and removes `$schema`. A definition with a title stays a reference and becomes one named type.
 */
function resolved(schema: Schema, defs: Record<string, Schema>): JSONSchema {
  if (schema.$ref === BLOCK_REF) return { tsType: 'Block' };
  if (schema.$ref) {
    const target = defs[schema.$ref.replace('#/$defs/', '')] ?? {};
    if (target.title) return { $ref: schema.$ref };
    return resolved({ ...target, description: schema.description ?? target.description ?? '' }, defs);
  }
  const { $schema: _, examples: __, placeholders: ___, means, ...own } = schema;
  if (means) return { description: own.description ?? '', tsType: RESOLVED_TYPE[means] };
  const properties = Object.entries(own.properties ?? {}).filter(([name]) => name !== '$schema');
  return {
    ...own,
    ...(own.items && { items: resolved(own.items, defs) }),
    ...(own.properties && {
      properties: Object.fromEntries(properties.map(([name, value]) => [name, resolved(value, defs)])),
    }),
  } as JSONSchema;
}

/** Adds the id, which a resolved record has. */
function withId(record: Schema): Schema {
  const id: Schema = { type: 'string', description: "The record's file name without .json." };
  return {
    ...record,
    required: ['id', ...(record.required ?? [])],
    properties: { id, ...record.properties },
  };
}

/** Writes the module with the types of every resolved block and record, and of the site. */
export async function contentTypes(written: SchemaSet): Promise<string> {
  const set = withCompleteForms(written);
  const documents: Schema[] = [
    set.page,
    set.site,
    set.storage,
    set.theme,
    ...Object.values(set.records).map(withId),
    ...Object.values(set.blocks),
  ];
  const named = Object.entries(set.$defs).filter(([, schema]) => schema.title);
  const root = {
    title: 'Everything',
    description: 'Every document, in one schema, so that each type is generated once.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(documents.map((schema) => [schema.title, resolved(schema, set.$defs)])),
    $defs: Object.fromEntries(named.map(([name, schema]) => [name, resolved(schema, set.$defs)])),
  };
  const code = await compile(root as JSONSchema, 'Everything', {
    bannerComment: HEADER,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 110 },
    strictIndexSignatures: true,
  });
  const types = Object.keys(set.blocks);
  const map = types.map((type) => `  '${type}': ${pascalCase(type)}Block;`).join('\n');
  return `${code}
/** Every block by its type. */
export interface BlockMap {
${map}
}
export type BlockType = keyof BlockMap;
export type Block = BlockMap[BlockType];
`;
}
