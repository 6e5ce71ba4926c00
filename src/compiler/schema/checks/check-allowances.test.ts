import { expect, test } from 'vitest';
import { formatJson } from '../../source/format-json.ts';
import { loadSchemas } from '../load-schemas.ts';

const DEFS = 'schemas/defs.schema.json';
const media = (pattern?: string) => ({
  type: 'string',
  means: 'media',
  description: 'A file.',
  ...(pattern && { pattern }),
});
const film = media('\\.(mp4|webm)$');

/** The diagnostics of a block with this property. */
function found(own: object, block: object = {}, folder = 'src/site/blocks/trailer'): string[] {
  const schema = (path: string, value: object) => ({ path, text: formatJson(value) });
  const properties = { own };
  const { schemaDiagnostics } = loadSchemas({
    files: [
      schema(DEFS, { $defs: { film, scene: { type: 'object', properties: { film } } } }),
      schema('schemas/records/shows.schema.json', {
        type: 'object',
        properties: { name: { type: 'string', description: 'Its name.' }, film },
      }),
      schema(`${folder}/block.schema.json`, { type: 'object', ...block, properties }),
    ],
    expected: [DEFS],
    blocks: [],
  });
  return schemaDiagnostics.filter(({ code }) => code === 'invalid-block').map(({ path }) => path);
}

const ref = (name: string) => ({ $ref: `../../../../schemas/defs.schema.json#/$defs/${name}` });
const ofRecords = (means: string, more: object = {}) => ({ means, description: 'Shows.', ...more });

test.each<[string, object, string]>([
  ['a film', film, 'properties.own'],
  ['a sound', media('\\.(mp3|ogg)$'), 'properties.own'],
  ['captions', media('\\.vtt$'), 'properties.own'],
  ['a picture or a film', media('\\.(jpg|mp4)$'), 'properties.own'],
  ['a film in a list', { type: 'array', items: film }, 'properties.own.items'],
  ['a film of a definition', ref('film'), 'properties.own'],
  ['a film inside a definition', ref('scene'), 'properties.own'],
  ['a record with a film', { type: 'string', ...ofRecords('record:shows') }, 'properties.own'],
  ['records with films', ofRecords('records:shows'), 'properties.own'],
])('reports a block without "media-src" that receives %s', (_, own, path) => {
  expect(found(own)).toEqual([path]);
  expect(found(own, {}, 'src/blocks/trailer')).toEqual([path]);
  expect(found(own, { allows: ['fullscreen'] })).toEqual([path]);
  expect(found(own, { allows: ['media-src'] })).toEqual([]);
});

test.each<[string, object]>([
  ['a picture', media()],
  ['a font', media('\\.woff2$')],
  ['a document', { ...media(), means: 'download' }],
  ['records without their films', ofRecords('records:shows', { shows: ['name'] })],
])('asks for no allowance for %s', (_, own) => {
  expect(found(own)).toEqual([]);
});
