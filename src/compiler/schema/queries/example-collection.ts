import { isObject } from '@json-site/values/objects';
import { remembered } from '@json-site/values/remembered';
import type { SourceFile } from '@json-site/values/source-file';
import type { CompileInput } from '../../types.ts';
import { exampleFile } from '../example-picture.ts';
import type { Schema, SchemaSet } from '../schema-set.ts';
import { withQuerySchemas } from './query-schemas.ts';

/** The collection that examples of blocks list, whichever collections a site has. */
const EXAMPLE = 'example';

const SCHEMA: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'date', 'place'],
  properties: {
    title: { type: 'string', title: 'Evening', description: 'What is on.' },
    date: { type: 'string', means: 'date', title: 'Date', description: 'The day.' },
    price: { type: 'number', currency: 'GBP', title: 'Ticket', description: 'Price of a ticket.' },
    place: { type: 'string', title: 'Place', description: 'Where it is.' },
    text: { type: 'string', means: 'inline', title: 'Text', description: 'A sentence about it.' },
    picture: {
      type: 'string',
      means: 'media',
      title: 'Picture',
      description: 'A picture of it.',
      slot: { phone: '1', tablet: '1/2' },
    },
  },
};

/** Not one of the site's, which the cards would crop: a logo, say. */
const PICTURE = 'example-of-a-picture.svg';

const RECORDS = {
  'ghost-stories': {
    title: 'Ghost stories by torchlight',
    date: '2099-10-30',
    price: 4.5,
    place: 'The van',
    text: 'Bring a **torch** and something warm to drink.',
    picture: PICTURE,
  },
  'repair-evening': {
    title: 'An evening for torn books',
    date: '2099-11-12',
    price: 3,
    place: 'Upper Vale hall',
    text: 'We glue spines and sew loose pages.',
    picture: PICTURE,
  },
  'winter-reading': { title: 'Reading aloud in winter', date: '2099-11-26', place: 'Lower Vale chapel' },
};

/** Whether an example of a block lists records of any collection. */
const listsRecords = (block: Schema) => JSON.stringify(block).includes('"means":"records"');

/** Adds the collection of the examples to the schemas, if a block can list any collection. */
export const withExampleCollection = remembered((set: SchemaSet): SchemaSet => {
  if (!Object.values(set.blocks).some(listsRecords)) return set;
  const all = { ...set, records: { ...set.records, [EXAMPLE]: SCHEMA } };
  const blocks = Object.entries(set.blocks).map(([type, block]) => [
    type,
    listsRecords(block) ? withQuerySchemas(block, all) : block,
  ]);
  return { ...all, blocks: Object.fromEntries(blocks) as SchemaSet['blocks'] };
});

/** Adds the collection of the examples and its records to a project. */
export function withExampleRecords(input: CompileInput): CompileInput {
  const schemas = withExampleCollection(input.schemas);
  if (schemas === input.schemas) return input;
  const records = Object.entries(RECORDS).map(
    ([id, record]): SourceFile => ({ path: `content/${EXAMPLE}/${id}.json`, text: JSON.stringify(record) }),
  );
  return {
    ...input,
    schemas,
    files: [...input.files, ...records],
    media: [...input.media, exampleFile(PICTURE)],
  };
}

/**
 * Lets an example list a collection of this site instead: the first one, with its first property of each kind. The
 * value stays if the schema has the collection of the examples, or the site has no other.
 */
export function withExistingCollection(value: unknown, { properties = {} }: Schema): unknown {
  const [collection] = Object.keys(properties);
  if (!isObject(value) || Object.hasOwn(properties, EXAMPLE) || collection === undefined) return value;
  const { show: example, limit } = Object.values(value).find(isObject) ?? {};
  const show = properties[collection]?.properties?.['show']?.properties ?? {};
  const asked = Object.keys(isObject(example) ? example : {});
  const used = new Set<unknown>();
  /** The first property that is not shown already. */
  const choose = (schema: Schema | undefined) => {
    const name = schema?.enum?.find((one) => !used.has(one));
    used.add(name);
    return name;
  };
  const chosen = asked.flatMap((name): [string, unknown][] => {
    const { items } = show[name] ?? {};
    const property = choose(items ?? show[name]);
    return property === undefined ? [] : [[name, items ? [property] : property]];
  });
  return { [collection]: { ...(limit !== undefined && { limit }), show: Object.fromEntries(chosen) } };
}
