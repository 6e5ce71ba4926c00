import { expect, test } from 'vitest';
import { formatJson } from '../../source/format-json.ts';
import { loadSchemas } from '../load-schemas.ts';
import { checkSchemas } from './check-schemas.ts';

const text = { type: 'string', description: 'A label.' };
const SITE = {
  title: 'Site',
  type: 'object',
  properties: {
    labels: { type: 'object', additionalProperties: text, required: ['close'], properties: { close: text } },
  },
};

function sourcesWith(collections: Record<string, object>) {
  const records = Object.entries(collections).map(([name, labels]) => ({
    path: `schemas/records/${name}.schema.json`,
    text: formatJson({ type: 'object', labels, properties: {} }),
  }));
  const site = { path: 'schemas/site.schema.json', text: formatJson(SITE) };
  return { files: [site, ...records], expected: [site.path], blocks: [] };
}

test('site.json needs the labels of each collection, and accepts no others', () => {
  const { site, records } = loadSchemas(sourcesWith({ rooms: { full: text } })).schemas;
  expect(site.properties?.['labels']).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['close', 'full'],
    properties: { close: text, full: text },
  });
  expect(records['rooms']).toEqual({ type: 'object', properties: {} });
});

test('reports a label that the site or another collection has', () => {
  const { diagnostics } = checkSchemas(
    sourcesWith({ rooms: { full: text, close: text }, events: { full: text } }),
  );
  const found = diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  expect(found).toEqual([
    'schemas/records/rooms.schema.json:8:5 "close" is already a label: see schemas/site.schema.json.',
    'schemas/records/events.schema.json:4:5 "full" is already a label: see schemas/records/rooms.schema.json.',
  ]);
});
