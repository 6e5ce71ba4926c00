import { count } from '../report/wording.ts';
import { recordTypeName } from './collections.ts';
import { BLOCK_REF, type Schema, type SchemaSet } from './schema-set.ts';
import { followRef, recordSchemaOf } from './schema-walk.ts';
import { isOfEngine, MEANINGS, recordMeaning } from './vocabulary.ts';

/** A property of a block, described for authors. */
export interface PropertyDescription {
  /** The path inside the block: `items[].title`. */
  name: string;
  type: string;
  isRequired: boolean;
  /** Empty if there is none. */
  limits: string;
  description: string;
}

/** A block, described for authors. */
export interface BlockDescription {
  type: string;
  description: string;
  properties: PropertyDescription[];
  examples: Record<string, unknown>[];
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
};

/** `TeamMember` → `team member` */
function words(typeName: string): string {
  return typeName.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}

function typeOf(schema: Schema, set: SchemaSet): string {
  if (schema.$ref === BLOCK_REF) return 'block';
  const record = recordMeaning(schema.means);
  if (record) {
    const name = words(recordTypeName(record.collection, recordSchemaOf(record.collection, set)));
    return record.isList ? `records: ${name}` : name;
  }
  if (schema.means) return isOfEngine(schema.means) ? MEANINGS[schema.means].label : schema.means;
  if (schema.alternatives) {
    const all = Object.entries(schema.alternatives).map(([name, one]) => ({ name, ...followRef(one, set) }));
    return all.map((one) => (one.type === 'object' ? `{ ${one.name} }` : typeOf(one, set))).join(' or ');
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (schema.type === 'array') {
    return `list of: ${schema.items ? typeOf(followRef(schema.items, set), set) : 'anything'}`;
  }
  return KINDS[schema.type ?? ''] ?? 'anything';
}

function range(least: number | undefined, most: number | undefined, noun: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`at least ${count(least ?? 0, noun)}`];
  if (least === undefined || least === 0) return [`at most ${count(most, noun)}`];
  return least === most ? [count(most, noun)] : [`${least} to ${count(most, noun)}`];
}

function ownLimits(schema: Schema): string[] {
  return [
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...range(schema.minItems, schema.maxItems, 'item'),
    ...(schema.uniqueItems ? ['each once'] : []),
    ...(schema.minimum === undefined ? [] : [`from ${schema.minimum}`]),
    ...(schema.maximum === undefined ? [] : [`up to ${schema.maximum}`]),
    ...(schema.pattern ? [`must match ${schema.pattern}`] : []),
  ];
}

function limitsOf(schema: Schema, set: SchemaSet): string {
  const items = schema.items && followRef(schema.items, set);
  const inner = items && items.type !== 'object' && items.type !== 'array' ? limitsOf(items, set) : '';
  return [...ownLimits(schema), ...(inner ? [`each ${inner}`] : [])].join('; ');
}

function propertiesOf(schema: Schema, set: SchemaSet, prefix: string): PropertyDescription[] {
  const alternatives = Object.values(schema.alternatives ?? {}).map((one) => followRef(one, set));
  if (schema.alternatives) return alternatives.flatMap((one) => propertiesOf(one, set, prefix));
  return Object.entries(schema.properties ?? {}).flatMap(([key, reference]): PropertyDescription[] => {
    const property = followRef(reference, set);
    const name = `${prefix}${key}`;
    const items = property.items && followRef(property.items, set);
    return [
      {
        name,
        type: typeOf(property, set),
        isRequired: schema.required?.includes(key) ?? false,
        limits: limitsOf(property, set),
        description: property.description ?? '',
      },
      ...propertiesOf(property, set, `${name}.`),
      ...(items ? propertiesOf(items, set, `${name}[].`) : []),
    ];
  });
}

/** Describes every block with its properties, including nested ones, and its examples. */
export function describeBlocks(set: SchemaSet): BlockDescription[] {
  return Object.entries(set.blocks).map(([type, schema]) => ({
    type,
    description: schema.description ?? '',
    properties: propertiesOf(schema, set, ''),
    examples: (schema.examples ?? []).map((example) => ({ type, ...(example as object) })),
  }));
}
