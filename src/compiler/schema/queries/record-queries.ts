import type { Schema, SchemaSet } from '../schema-set.ts';
import { followRef } from '../schema-walk.ts';
import { readingOf } from '../vocabulary.ts';
import { DATE_RANGE, isRange, NUMBER_RANGE } from './ranges.ts';

/**
 * The query that an author writes for `records:<type>`. An empty object selects every record, in the order of the file
 * names.
 */
export interface RecordQuery {
  /** What a record must have. For a property that is a list: an item of the list. For a number or a date: a range. */
  where?: Record<string, unknown>;
  /** The property to sort by. A hyphen before it reverses the order. Default: the place, if the records have one. */
  order?: string;
  limit?: number;
}

const SCALARS = ['string', 'number', 'integer', 'boolean'];
const NUMBERS = ['number', 'integer'];

function isScalar({ type, enum: values, const: only }: Schema): boolean {
  return SCALARS.includes(type ?? '') || values !== undefined || only !== undefined;
}

/** Values that can be compared with the text of a query: plain ones and ids of records, also in lists. */
function comparable(reference: Schema, set: SchemaSet): Schema | undefined {
  const schema = followRef(reference, set);
  if (schema.type === 'array') return schema.items && comparable(schema.items, set);
  const isPlain = schema.means === undefined && isScalar(schema);
  return isPlain || readingOf(schema.means).inQuery === 'same' ? reference : undefined;
}

/** The schema of what a query can ask of a property: a value, or of a number or a date a range. */
function criterion(property: Schema, set: SchemaSet): Schema | undefined {
  const schema = followRef(property, set);
  const isFree = schema.enum === undefined && schema.const === undefined;
  if (readingOf(schema.means).inQuery === 'days') return DATE_RANGE;
  if (NUMBERS.includes(schema.type ?? '') && isFree) return NUMBER_RANGE;
  return comparable(property, set);
}

/** Values that have an order: numbers, true or false, and texts. ISO dates are texts. */
function isSortable(reference: Schema, set: SchemaSet): boolean {
  const schema = followRef(reference, set);
  const { inQuery } = readingOf(schema.means);
  return isScalar(schema) && (inQuery === 'order' || inQuery === 'days');
}

/** Whether a property is that of a query with what its records must have. */
export const isWhere = ({ properties }: Schema, name: string): boolean =>
  name === 'where' && properties?.['limit'] !== undefined;

/** The property that says the place of a record among those of its collection. */
export const positionProperty = ({ properties = {} }: Schema, set: SchemaSet): string | undefined =>
  Object.keys(properties).find((name) => followRef(properties[name] ?? {}, set).means === 'position');

/** Returns the properties of a record, without `$schema`. */
export function recordProperties(record: Schema): [string, Schema][] {
  return Object.entries(record.properties ?? {}).filter(([name]) => name !== '$schema');
}

/**
 * The properties of the schema of a query: those by which the records of this collection can be selected and sorted.
 */
export function queryProperties(collection: string, record: Schema, set: SchemaSet): Record<string, Schema> {
  const properties = recordProperties(record);
  const where = properties.flatMap(([name, property]): [string, Schema][] => {
    const value = criterion(property, set);
    const { title } = property;
    const about = property.description ?? followRef(property, set).description;
    if (!value) return [];
    const description = [about, isRange(value) && value.description].filter(Boolean).join(' ');
    return [[name, { ...value, ...(title && { title }), ...(description && { description }) }]];
  });
  const names = properties.filter(([, property]) => isSortable(property, set)).map(([name]) => name);
  const one: Schema = { type: 'string', means: `record:${collection}`, description: 'The id of a record.' };
  const id: Schema = {
    title: 'By name',
    description: 'Only this record; or a list of ids: only these, in the order of the list.',
    alternatives: {
      one: { ...one, title: 'One record' },
      several: { type: 'array', title: 'Several records', items: one, description: 'The ids of records.' },
    },
  };
  const order: Schema = {
    enum: names.flatMap((name) => [name, `-${name}`]),
    description: `The property to sort by. A hyphen before it reverses the order. Default: ${positionProperty(record, set) ?? 'the file name'}.`,
  };
  return {
    where: {
      type: 'object',
      additionalProperties: false,
      description: 'Only records with these values. In a list, one item must have the value.',
      properties: { ...Object.fromEntries(where), id },
    },
    ...(names.length > 0 && { order }),
    limit: { type: 'integer', minimum: 1, description: 'At most this many records.' },
  };
}
