import { expect, test } from 'vitest';
import { bundleSchemas } from './bundle-schemas.ts';
import { describeBlocks } from './describe-schema.ts';
import { eachDocument } from './schema-files.ts';
import type { Schema } from './schema-set.ts';

const FILES = { ...eachDocument((): Schema => ({ type: 'object' })), records: {} };

function describeOne(block: Schema, defs: Record<string, Schema> = {}) {
  const [described] = describeBlocks(
    bundleSchemas({ ...FILES, defs: { $defs: defs }, blocks: { shelf: block } }),
  );
  if (!described) throw new Error('The block is missing.');
  const own = described.properties.filter(({ name }) => !['type', 'id', 'tone'].includes(name));
  return { ...described, properties: own };
}

const properties = (named: Record<string, Schema>, required: string[] = [], defs?: Record<string, Schema>) =>
  describeOne({ type: 'object', required, properties: named }, defs).properties;

test('describes a block with its properties, the common properties and complete examples', () => {
  const shelf: Schema = { description: 'A shelf.', examples: [{ heading: 'Crime' }] };
  const [block] = describeBlocks(bundleSchemas({ ...FILES, blocks: { shelf } }));
  expect(block?.description).toBe('A shelf.');
  expect(block?.properties.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['type', true],
    ['id', false],
    ['tone', false],
  ]);
  expect(block?.examples).toEqual([{ type: 'shelf', heading: 'Crime' }]);
});

test('shows the meaning of a text instead of its type', () => {
  expect(properties({ drawing: { type: 'string', means: 'icon' } })[0]?.type).toBe('icon');
  expect(properties({ size: { enum: ['small', 2] } })[0]?.type).toBe('"small", 2');
  expect(properties({ open: { type: 'boolean' } })[0]?.type).toBe('true or false');
});

test('describes nested properties and follows references', () => {
  const title: Schema = { type: 'string', minLength: 2, maxLength: 90, description: 'A title.' };
  const book: Schema = {
    type: 'object',
    required: ['title'],
    properties: { title: { $ref: 'defs.schema.json#/$defs/title' } },
  };
  expect(
    properties(
      { books: { type: 'array', minItems: 1, maxItems: 4, items: book, description: 'The books.' } },
      ['books'],
      { title },
    ),
  ).toEqual([
    {
      name: 'books',
      type: 'list of: object',
      isRequired: true,
      limits: '1 to 4 items',
      description: 'The books.',
    },
    {
      name: 'books[].title',
      type: 'text',
      isRequired: true,
      limits: '2 to 90 characters',
      description: 'A title.',
    },
  ]);
});

test.each<[Schema, string]>([
  [{ type: 'string', maxLength: 1200 }, 'at most 1,200 characters'],
  [{ type: 'string', minLength: 1 }, 'at least 1 character'],
  [{ type: 'array', minItems: 3, maxItems: 3 }, '3 items'],
  [
    { type: 'array', maxItems: 9, uniqueItems: true, items: { type: 'string', maxLength: 5 } },
    'at most 9 items; each once; each at most 5 characters',
  ],
  [{ type: 'integer', minimum: 2, maximum: 16 }, 'from 2; up to 16'],
  [{ type: 'string', pattern: '^a$' }, 'must match ^a$'],
  [{ type: 'string' }, ''],
])('limits: %o', (schema, limits) => {
  expect(properties({ one: schema })[0]?.limits).toBe(limits);
});
