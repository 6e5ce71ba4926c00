import { bundleSchemas } from '../../../../src/compiler/schema/bundle-schemas.ts';
import { COLLECTION_FILES, COLLECTIONS } from '../schemas.ts';
import type { DiagnosticCase } from './diagnostic-case.ts';
import { home, json } from './parts.ts';

const input = { schemas: COLLECTIONS };

const people = {
  'people/ada.json': json({ name: 'Ada', team: 'design' }),
  'teams/design.json': json({ title: 'Design' }),
};

const listOf = (query: object) => home({ type: 'people-list', people: query });

/** Diagnostics of collections. */
export const RECORD_CASES: readonly DiagnosticCase[] = [
  {
    code: 'unknown-record',
    title: 'A service that does not exist',
    files: {
      ...home({ type: 'service-list', services: ['vam', 'van'] }),
      'services/van.json': json({ title: 'The van' }),
    },
    output: `content/pages/index.json:12:9  unknown-record
  blocks[1].services[0] is "vam"; there is no content/services/vam.json.
  Did you mean "van"?  Known: van`,
    highlighted: '"vam"',
  },
  {
    code: 'unknown-record',
    title: 'A list of records with an id that does not exist',
    files: { ...people, ...listOf({ where: { team: 'desing' } }) },
    input,
    output: `content/pages/index.json:13:19  unknown-record
  blocks[1].people.where.team is "desing"; there is no content/teams/desing.json.
  Did you mean "design"?  Known: design`,
    highlighted: '"desing"',
  },
  {
    code: 'unknown-property',
    title: 'A list of records, selected by a property that they do not have',
    files: { ...people, ...listOf({ where: { taem: 'design' } }) },
    input,
    output: `content/pages/index.json:13:11  unknown-property
  blocks[1].people.where.taem is not a known property.
  Did you mean "team"?  Known: name, role, team, since, skills, knows`,
    highlighted: '"taem"',
  },
  {
    code: 'not-allowed',
    title: 'A list of records, sorted by a property that they do not have',
    files: { ...people, ...listOf({ order: 'nmae' }) },
    input,
    output: `content/pages/index.json:12:18  not-allowed
  blocks[1].people.order is "nmae"; allowed: "name", "-name", "role", "-role", "since", "-since", "about", "-about".
  Did you mean "name"?  The property to sort by. A hyphen before it reverses the order. Default: the file name.`,
    highlighted: '"nmae"',
  },
  {
    code: 'empty-list',
    title: 'A list to which no record belongs',
    files: {
      ...people,
      ...home(
        { type: 'people-list', people: {} },
        { type: 'people-list', people: { where: { since: 1999 } } },
      ),
    },
    input,
    output: `content/pages/index.json:15:17  empty-list (warning)
  blocks[2].people is an empty list: no record in content/people/ has "since": 1999.
  Change the values, or add a record.`,
    highlighted: '{ …',
  },
  {
    code: 'unused-record',
    title: 'A service that no page shows',
    files: { 'services/van.json': json({ title: 'The van' }) },
    output: `content/services/van.json:1:1  unused-record (notice)
  No page shows services/van.
  Use "van" in a block of a page, or delete the file.`,
    highlighted: '{',
  },
  {
    code: 'bad-id',
    title: 'A record whose file name has a space and capital letters',
    files: { ...listOf({}), 'people/Ada Lovelace.json': json({ name: 'Ada' }) },
    input,
    output: `content/people/Ada Lovelace.json:1:1  bad-id
  The file name "Ada Lovelace" cannot be the id of a record.
  Rename it, for example ada-lovelace.json: lowercase letters, digits and single hyphens.`,
    highlighted: '{',
  },
  {
    code: 'unknown-file',
    title: 'A folder without a schema',
    files: { ...people, ...listOf({}), 'poeple/bob.json': json({ name: 'Bob' }), 'poeple/eve.json': '{}' },
    input,
    output: `content/poeple/bob.json:1:1  unknown-file
  content/poeple/ has no schema: there is no schemas/records/poeple.schema.json, so nothing reads its files.
  Did you mean content/people/?  To make it a collection, write schemas/records/poeple.schema.json.`,
    highlighted: '{',
  },
  {
    code: 'unused-collection',
    title: 'A schema without records',
    files: {},
    input: {
      schemas: bundleSchemas({
        ...COLLECTION_FILES,
        records: { ...COLLECTION_FILES.records, events: { type: 'object' } },
      }),
    },
    output: `schemas/records/events.schema.json:1:1  unused-collection (notice)
  There is no content/events/, and no schema has "record:events" or "records:events".
  Add a record (npm run new record events), or delete this schema.`,
    highlighted: '',
  },
  {
    code: 'bad-collection',
    title: 'Two collections whose types have the same name',
    files: {},
    input: {
      schemas: bundleSchemas({
        ...COLLECTION_FILES,
        records: { ...COLLECTION_FILES.records, persons: { title: 'Person', type: 'object' } },
        blocks: { ...COLLECTION_FILES.blocks, one: { type: 'string', means: 'record:persons' } },
      }),
    },
    output: `schemas/records/persons.schema.json:1:1  bad-collection
  The TypeScript type of these records would be Person, as that of schemas/records/people.schema.json.
  Write another "title". Without one, the type has the name of the collection.`,
    highlighted: '',
  },
];
