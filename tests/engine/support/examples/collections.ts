import { schemaSources } from '../../../support/small-site/schema-project.ts';
import type { LocatedExample } from './example.ts';

const ROOMS = 'schemas/records/rooms.schema.json';

/** A wrong value in the schema of a collection. */
function inCollection(title: string, text: string, at: string, words: string, path = ROOMS): LocatedExample {
  const valid = schemaSources();
  const sources = { ...valid, files: [...valid.files, { path, text }] };
  return { title, at: `${path}:${at} bad-collection`, words, sources };
}

export const COLLECTION_EXAMPLES: LocatedExample[] = [
  inCollection(
    'an id among the properties of a record',
    '{\n  "type": "object",\n  "properties": { "id": { "type": "string" } }\n}',
    '3:19',
    'every record already has its file name',
  ),
  inCollection(
    'a title that another type has',
    '{\n  "type": "object",\n  "title": "Link"\n}',
    '3:12',
    'be Link',
  ),
  inCollection(
    'a title that is no name of a type',
    '{\n  "type": "object",\n  "title": "3D"\n}',
    '3:12',
    '"3D"',
  ),
  inCollection(
    'a collection without a title whose name is no name of a type',
    '{\n  "type": "object"\n}',
    '1:1',
    'The name of the collection "2024-events" cannot be the name of a TypeScript type.',
    'schemas/records/2024-events.schema.json',
  ),
];
