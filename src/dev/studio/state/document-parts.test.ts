import { expect, test } from 'vitest';
import { SCHEMAS } from '../../../../tests/support/small-site/schemas.ts';
import type { Schema } from '../../../compiler/schema/schema-set.ts';
import { firstPart, partsOf, valueOfPart, withPart } from './document-parts.ts';

const group: Schema = { type: 'object', properties: { a: { type: 'string' } } };
const schema: Schema = {
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    title: { type: 'string' },
    brand: group,
    offices: { type: 'array', items: group },
    labels: group,
    shared: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
};
const parts = partsOf(schema, SCHEMAS);

test('a document with several groups has a form for each of them', () => {
  expect(parts).toEqual({ blocks: 'shared', groups: ['brand', 'offices', 'labels'], general: ['title'] });
  expect(firstPart(parts)).toBeNull();
});

test('a document with few groups has one form', () => {
  const { properties = {} } = schema;
  const few = partsOf(
    { properties: { title: { type: 'string' }, brand: properties['brand'] ?? {} } },
    SCHEMAS,
  );
  expect(few).toEqual({ blocks: null, groups: [], general: ['title', 'brand'] });
});

test('a document that consists of groups opens with the first of them', () => {
  const three = partsOf({ properties: { a: group, b: group, c: group } }, SCHEMAS);
  expect(firstPart(three)).toBe('a');
});

test('an edited part leaves the others as they are', () => {
  const value = { $schema: 'x', title: 'T', labels: { a: '1' }, shared: [{ type: 'faq' }] };
  expect(valueOfPart(value, 'labels', parts)).toEqual({ labels: { a: '1' } });
  expect(valueOfPart(value, null, parts)).toEqual({ title: 'T' });
  const edited = withPart(value, 'brand', { brand: { a: '2' } }, parts, schema);
  expect(JSON.stringify(edited)).toBe(
    '{"$schema":"x","title":"T","brand":{"a":"2"},"labels":{"a":"1"},"shared":[{"type":"faq"}]}',
  );
  expect(withPart(edited, 'brand', {}, parts, schema)).toEqual(value);
});

test('a dictionary keeps its names and its schema path', () => {
  const redirects: Schema = {
    type: 'object',
    properties: { $schema: {} },
    additionalProperties: { type: 'string' },
  };
  const dictionary = partsOf(redirects, SCHEMAS);
  const value = { $schema: 'x', '/a': '/b' };
  expect(valueOfPart(value, null, dictionary)).toEqual({ '/a': '/b' });
  expect(withPart(value, null, { '/c': '/b' }, dictionary, redirects)).toEqual({ $schema: 'x', '/c': '/b' });
});
