import type { Schema, SchemaSet } from '../schema-set.ts';
import { recordSchemaOf } from '../schema-walk.ts';
import { isOfEngine, type PlainMeaning, recordMeaning } from '../vocabulary.ts';
import { DAY_RANGE } from './ranges.ts';
import { recordListSchema } from './record-list-schema.ts';
import { queryProperties } from './record-queries.ts';

/**
 * Writes the schema of a query: with it, the compiler, the editor and the studio know the properties by which the
 * records of this collection can be selected and sorted.
 */
function querySchema(collection: string, own: Schema, record: Schema, set: SchemaSet): Schema {
  const properties = queryProperties(collection, record, set);
  return { ...own, type: 'object', additionalProperties: false, properties };
}

/** What a list of dated pages can show besides date, title and summary. */
export const POST_PARTS = ['picture', 'author', 'category'] as const;

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
      where: {
        type: 'object',
        title: 'Only',
        additionalProperties: false,
        description: 'Only pages whose date is in this range.',
        properties: { date: { ...DAY_RANGE, title: 'Date', description: 'The date of the page.' } },
      },
      order: { enum: ['-date', 'date'], title: 'Order', description: order },
      limit: { type: 'integer', minimum: 1, title: 'At most', description: 'At most this many pages.' },
      show: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        title: 'Show',
        description: 'What to show besides date, title and summary, of the pages that have it.',
        items: {
          enum: [...POST_PARTS],
          description: 'The picture for social networks, the author, the category.',
        },
      },
    },
  };
}

/** The schema of each meaning that selects a list, except those of one collection. */
const QUERIES: Partial<Record<PlainMeaning, (own: Schema, set: SchemaSet) => Schema>> = {
  'dated-pages': datedPagesSchema,
  records: recordListSchema,
};

/** Gives every list that an object selects the schema of that object. An unknown collection stays as it is. */
export function withQuerySchemas<Value>(schemas: Value, set: SchemaSet): Value {
  return JSON.parse(JSON.stringify(schemas), (_, value: unknown) => {
    const own = (value ?? {}) as Schema;
    if (typeof own.means !== 'string') return value;
    if (isOfEngine(own.means)) return QUERIES[own.means]?.(own, set) ?? value;
    const { collection = '', isList = false } = recordMeaning(own.means) ?? {};
    const record = isList ? recordSchemaOf(collection, set) : undefined;
    return record ? querySchema(collection, own, record, set) : value;
  }) as Value;
}
