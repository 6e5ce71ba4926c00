import { expect, test } from 'vitest';
import type { CompileInput } from '../types.ts';
import { bundleSchemas } from './bundle-schemas.ts';
import { usableExamples } from './examples.ts';
import { eachDocument } from './schema-files.ts';
import type { Schema } from './schema-set.ts';

const none: Schema = { type: 'object' };

const SHELF: Schema = {
  type: 'object',
  properties: {
    words: { type: 'string' },
    film: { type: 'string', means: 'media', pattern: '\\.mp4$' },
    service: { type: 'string', means: 'record:services' },
    more: { type: 'array', items: { type: 'string', means: 'record:services' } },
    items: {
      type: 'array',
      items: { type: 'object', properties: { image: { type: 'string', means: 'media' } } },
    },
  },
  examples: [
    {
      words: 'example',
      film: 'example.mp4',
      service: 'example',
      more: ['example', 'repairs'],
      items: [{ image: 'logo.svg' }],
    },
  ],
};

function input(files: string[], media: string[]): CompileInput {
  const schemas = bundleSchemas({
    ...eachDocument(() => none),
    records: { services: none },
    blocks: { shelf: SHELF },
  });
  return {
    files: files.map((path) => ({ path, text: '{}' })),
    media: media.map((name) => ({ name, src: `/media/${name}`, width: 1, height: 1, bytes: 1 })),
    icons: {},
    schemas,
  };
}

test('replaces records and media files that the site does not have', () => {
  const files = [
    'content/services/gardens.json',
    'content/services/repairs.json',
    'content/pages/index.json',
  ];
  expect(usableExamples(input(files, ['van.svg', 'yard.mp4', 'yard.svg']))['shelf']).toEqual([
    {
      type: 'shelf',
      words: 'example',
      film: 'yard.mp4',
      service: 'gardens',
      more: ['gardens', 'repairs'],
      items: [{ image: 'van.svg' }],
    },
  ]);
});

test('keeps names that exist, and names without a replacement', () => {
  const own = { type: 'shelf', ...(SHELF.examples?.[0] as object) };
  expect(usableExamples(input([], []))['shelf']).toEqual([own]);
  const files = [
    'content/services/another.json',
    'content/services/example.json',
    'content/services/repairs.json',
  ];
  expect(usableExamples(input(files, ['a.svg', 'logo.svg']))['shelf']).toEqual([own]);
});
