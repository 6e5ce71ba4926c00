import type { Schema, SchemaSet } from './schema-set.ts';
import { followRef } from './schema-walk.ts';
import { type Meaning, recordMeaning, writtenAs } from './vocabulary.ts';

/** The query that an author writes for `records:<type>`. An empty object selects every record, in the order of the file names. */
export interface RecordQuery {
  /** The values that a record must have. For a property that is a list: an item of the list. */
  where?: Record<string, unknown>;
  /** The property to sort by. A hyphen before it reverses the order. */
  order?: string;
  limit?: number;
}

const SCALARS = ['string', 'number', 'integer', 'boolean'];

function isScalar({ type, enum: values, const: only }: Schema): boolean {
  return SCALARS.includes(type ?? '') || values !== undefined || only !== undefined;
}

/** Values that can be compared with the text of a query: plain ones and ids of records, also in lists. */
function comparable(reference: Schema, set: SchemaSet): Schema | undefined {
  const schema = followRef(reference, set);
  if (schema.type === 'array') return schema.items && comparable(schema.items, set);
  const record = recordMeaning(schema.means);
  if (record ? record.isList : schema.means !== undefined) return undefined;
  return record || isScalar(schema) ? reference : undefined;
}

/** Values that have an order: numbers, true or false, and texts. ISO dates are texts. */
function isSortable(reference: Schema, set: SchemaSet): boolean {
  const schema = followRef(reference, set);
  const written = writtenAs(schema.means);
  return isScalar(schema) && (written === undefined || written === 'inline' || written === 'date');
}

/** Returns the properties of a record, without `$schema`. */
function propertiesOf(record: Schema): [string, Schema][] {
  return Object.entries(record.properties ?? {}).filter(([name]) => name !== '$schema');
}

/**
 * Writes the schema of a query: with it, the compiler, the editor and the studio know the properties by which the
 * records of this collection can be selected and sorted.
 */
function querySchema(means: Meaning, own: Schema, record: Schema, set: SchemaSet): Schema {
  const properties = propertiesOf(record);
  const where = properties.flatMap(([name, property]): [string, Schema][] => {
    const value = comparable(property, set);
    const description = property.description ?? followRef(property, set).description;
    return value ? [[name, { ...value, ...(description !== undefined && { description }) }]] : [];
  });
  const names = properties.filter(([, property]) => isSortable(property, set)).map(([name]) => name);
  const order: Schema = {
    enum: names.flatMap((name) => [name, `-${name}`]),
    description: 'The property to sort by. A hyphen before it reverses the order. Default: the file name.',
  };
  return {
    ...own,
    means,
    type: 'object',
    additionalProperties: false,
    properties: {
      ...(where.length > 0 && {
        where: {
          type: 'object',
          additionalProperties: false,
          description: 'Only records with these values. In a list, one item must have the value.',
          properties: Object.fromEntries(where),
        },
      }),
      ...(names.length > 0 && { order }),
      limit: { type: 'integer', minimum: 1, description: 'At most this many records.' },
    },
  };
}

/** The schema of `dated-pages`. */
function datedPagesSchema(own: Schema): Schema {
  const section = 'The section, for example "/news/*": the pages directly under /news.';
  const order = 'By date: "-date" (default) is the newest first, "date" the oldest first.';
  return {
    ...own,
    type: 'object',
    additionalProperties: false,
    required: ['section'],
    properties: {
      section: {
        type: 'string',
        minLength: 2,
        maxLength: 200,
        means: 'pages',
        title: 'Section',
        description: section,
      },
      order: { enum: ['-date', 'date'], title: 'Order', description: order },
      limit: { type: 'integer', minimum: 1, title: 'At most', description: 'At most this many pages.' },
    },
  };
}

/** Gives every list that an object selects the schema of that object. An unknown collection stays as it is. */
export function withQuerySchemas<Value>(schemas: Value, set: SchemaSet): Value {
  return JSON.parse(JSON.stringify(schemas), (_, value: unknown) => {
    const { means } = (value ?? {}) as { means?: unknown };
    if (typeof means !== 'string') return value;
    if (means === 'dated-pages') return datedPagesSchema(value as Schema);
    const found = recordMeaning(means as Meaning);
    const record = found?.isList ? set.records[found.collection] : undefined;
    return record ? querySchema(means as Meaning, value as Schema, record, set) : value;
  }) as Value;
}
