import path from 'node:path';
import type { JSONSchema } from 'json-schema-to-typescript';
import { ADDITION_FOLDERS, ENGINE_TYPES } from '@json-site/compiler/documents';
import {
  BLOCK_REF,
  camelCase,
  definitionOf,
  isOfEngine,
  MEANINGS,
  pascalCase,
  RESOLVED_TYPES,
  recordMeaning,
  recordTypeName,
  type Schema,
  type SchemaSet,
  shownProperties,
  TYPED_DOCUMENTS,
} from '@json-site/compiler/schema';
import { fromGenerated } from './block-module.ts';
import { withCompleteForms } from './form-type.ts';
import { WIDEST_LINE, wrapped } from './wrapped.ts';

export const NOTICE =
  '/* Written by "npm run generate" from schemas/ and the folders of the blocks. Do not edit. */';

/** The names of types that code uses; its comments may contain the same words. */
export function usedNames(code: string, names: readonly string[]): string[] {
  const bare = code.replace(/\/\*[\s\S]*?\*\//g, '');
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(bare)).sort();
}

/** Imports the types of values that the code uses: a site without the block that shows a type does not use it. */
export function importsFor(code: string, from: (file: string) => string): string[] {
  const used = usedNames(code, [...RESOLVED_TYPES, 'FieldKind']);
  return used.length > 0 ? [`import type { ${used.join(', ')} } from '${from('src/model/model.ts')}';`] : [];
}

/** The type that a component receives for a value with a meaning. Of a record, only the properties that it shows. */
function meaningType(schema: Schema & Required<Pick<Schema, 'means'>>, set: SchemaSet, isInRecord: boolean) {
  const record = recordMeaning(schema.means);
  if (!record) {
    if (isOfEngine(schema.means)) return MEANINGS[schema.means].type;
    const file = fromGenerated(`${ADDITION_FOLDERS.meanings}/${schema.means}.ts`);
    return `ReturnType<typeof import('${file}').${camelCase(schema.means)}>`;
  }
  const { collection, isList } = record;
  const name = recordTypeName(collection, set.records[collection]);
  const shown = shownProperties(collection, schema, isInRecord, set);
  const keys = ['id', ...(shown ?? [])].map((key) => JSON.stringify(key)).join(' | ');
  const type = shown ? `Pick<${name}, ${keys}>` : name;
  return isList ? `${type}[]` : `(${type} | null)`;
}

/** The title of a property is its label in the studio, not the name of a type. */
const withoutTitles = (schemas: Record<string, Schema>) =>
  Object.entries(schemas).map(([name, { title: _, ...schema }]): [string, Schema] => [name, schema]);

/** The alternatives of a definition as the properties of one type, so that code can name each of them. */
function asProperties({ alternatives, ...schema }: Schema): Schema {
  if (!alternatives) return schema;
  const required = Object.keys(alternatives);
  return { ...schema, type: 'object', additionalProperties: false, required, properties: alternatives };
}

/**
 * Converts a schema of written values to the schema of resolved values, which components receive: replaces meanings by
 * types and removes `$schema`. A definition with a title stays a reference and becomes one named type.
 */
function resolved(schema: Schema, set: SchemaSet, isInRecord = false): JSONSchema {
  if (schema.$ref === BLOCK_REF) return { tsType: 'Block' };
  if (schema.$ref) {
    const target = definitionOf(schema, set) ?? {};
    // Each alternative is a property of the named type.
    if (target.title && target.alternatives) return { tsType: `${target.title}[keyof ${target.title}]` };
    if (target.title) return { $ref: schema.$ref };
    const description = schema.description ?? target.description ?? '';
    return resolved({ ...target, description }, set, isInRecord);
  }
  const { $schema: _, examples: __, placeholders: ___, labels: ____, means, ...own } = schema;
  if (means)
    return { description: own.description ?? '', tsType: meaningType({ ...own, means }, set, isInRecord) };
  if (own.alternatives) {
    const each = withoutTitles(own.alternatives).map(([, one]) => resolved(one, set, isInRecord));
    return { description: own.description ?? '', anyOf: each };
  }
  const properties = Object.entries(own.properties ?? {}).filter(([name]) => name !== '$schema');
  return {
    ...own,
    ...(own.items && { items: resolved(own.items, set, isInRecord) }),
    ...(typeof own.additionalProperties === 'object' && {
      additionalProperties: resolved(own.additionalProperties, set, isInRecord),
    }),
    ...(own.properties && {
      properties: Object.fromEntries(
        withoutTitles(Object.fromEntries(properties)).map(([name, value]) => [
          name,
          resolved(value, set, isInRecord),
        ]),
      ),
    }),
  } as object;
}

/** A record as components receive it: with its id. Its name is the name of its type. */
function recordSchema(collection: string, record: Schema): Schema {
  const id: Schema = { type: 'string', description: "The record's file name without .json." };
  return {
    ...record,
    title: recordTypeName(collection, record),
    required: ['id', ...(record.required ?? [])],
    properties: { id, ...record.properties },
  };
}

/** The labels of a site, which the blocks and collections of a site add theirs to. */
const LABELS = 'Labels';

/** A site whose labels are a type with a name. */
function withNamedLabels(site: Schema): Schema {
  const { labels, ...properties } = site.properties ?? {};
  if (!labels) return site;
  const named = { description: labels.description ?? '', tsType: LABELS } as Schema;
  return { ...site, properties: { ...properties, labels: named } };
}

/** An exported declaration with its comment. */
export interface Declaration {
  name: string;
  code: string;
}

/** The labels of a site. A block can rely on its own, because the compiler asks for them where it is shown. */
export function labelsOf({ site, blocks }: SchemaSet): Schema | undefined {
  const labels = site.properties?.['labels'];
  const ofBlocks = Object.values(blocks).flatMap((block) => Object.keys(block.labels ?? {}));
  return labels && { ...labels, required: [...(labels.required ?? []), ...ofBlocks] };
}

/** The documents of a set and its labels, each with the title of its type. */
function documentsOf(set: SchemaSet): Schema[] {
  const labels = labelsOf(set);
  return [
    ...TYPED_DOCUMENTS.map((name) => (name === 'site' ? withNamedLabels(set.site) : set[name])),
    ...(labels ? [{ ...labels, title: LABELS }] : []),
  ];
}

/**
 * Declares the types of resolved documents, records and blocks, with every type that they contain. With `others`, only
 * of the records and blocks that the other set does not have.
 */
export async function declarationsOf(
  written: SchemaSet,
  others?: SchemaSet,
  more: Schema[] = [],
): Promise<Declaration[]> {
  const set = withCompleteForms(written);
  const isOwn =
    (kind: 'blocks' | 'records') =>
    ([name]: [name: string, ...unknown[]]) =>
      !Object.hasOwn(others?.[kind] ?? {}, name);
  const records = Object.entries(set.records)
    .filter(isOwn('records'))
    .map(([name, schema]) => recordSchema(name, schema));
  const blocks = Object.entries(set.blocks).filter(isOwn('blocks'));
  const named = Object.entries(set.$defs).filter(([, schema]) => schema.title);
  const documents = [...(others ? [] : documentsOf(set)), ...more];
  const root = {
    title: 'Everything',
    description: 'Every document, in one schema, so that each type is generated once.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries([
      ...documents.map((schema) => [schema.title, resolved(schema, set)]),
      ...records.map((schema) => [schema.title, resolved(schema, set, true)]),
      ...blocks.map(([, schema]) => [schema.title, resolved(schema, set)]),
      // No other schema refers to these: a value is one of their properties.
      ...named
        .filter(([, { alternatives }]) => alternatives)
        .map(([name, { title }]) => [title, { $ref: `#/$defs/${name}` }]),
    ]),
    $defs: Object.fromEntries(named.map(([name, schema]) => [name, resolved(asProperties(schema), set)])),
  };
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile(root as JSONSchema, 'Everything', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    style: { singleQuote: true, printWidth: 110 },
    strictIndexSignatures: true,
  });
  const found = withShortComments(code).matchAll(
    /^(?:\/\*\*\n(?: \*.*\n)+)?export (?:interface|type) (\w+)(?: \{[\s\S]*?^\}| =[\s\S]*?;)$/gm,
  );
  return [...found]
    .map(([text, name = '']) => ({ name, code: text }))
    .filter(({ name }) => name !== root.title);
}

/** Breaks the long lines of comments: each is a description of a schema, on one line. */
const withShortComments = (code: string) =>
  code.replace(/^( *\* )(.+)$/gm, (_, start: string, text: string) =>
    wrapped(text, WIDEST_LINE - start.length)
      .map((line) => start + line)
      .join('\n'),
  );

/** Declares which block has which type. */
export function blockMap(name: string, types: readonly string[]): string {
  const entries = types.map((type) => `  '${type}': ${pascalCase(type)}Block;`).join('\n');
  return `export interface ${name} {\n${entries}\n}`;
}

/** Writes the module that declares every type of a set. */
export async function declaredTypes(set: SchemaSet, known?: Declaration[]): Promise<string> {
  const types = Object.keys(set.blocks);
  // `Block<'hero'>` is the type for all: a name for each block would be one more that others see with every block.
  const ofBlocks = types.map((type) => `${pascalCase(type)}Block`);
  const code = (known ?? (await declarationsOf(set)))
    .map((one) => (ofBlocks.includes(one.name) ? one.code.replace(/^export /m, '') : one.code))
    .join('\n');
  return `${NOTICE}
${importsFor(code, (file) => `./${path.posix.relative(path.posix.dirname(ENGINE_TYPES), file)}`).join('\n')}

${code}

/** Every block by its type. A site adds its own. */
${blockMap('BlockMap', types)}
export type BlockType = keyof BlockMap;
export type Block<Type extends BlockType = BlockType> = BlockMap[Type];
`;
}
