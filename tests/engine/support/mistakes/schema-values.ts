import { QUOTE, schemaSources } from '../schema-project.ts';
import { inFile } from './in-file.ts';
import type { Mistake } from './mistake.ts';

const DEFS = 'schemas/defs.schema.json';
const SITE = 'schemas/site.schema.json';

const ROOMS = 'schemas/records/rooms.schema.json';

/** A mistake in the schema of a collection. */
function inCollection(name: string, text: string, at: string, words: string): Mistake {
  const valid = schemaSources();
  const sources = { ...valid, files: [...valid.files, { path: ROOMS, text }] };
  return { name, at: `${ROOMS}:${at} bad-collection`, words, sources };
}

export const SCHEMA_VALUE_MISTAKES: Mistake[] = [
  ...inFile(QUOTE, [
    [
      'a limit of another type',
      '"minimum": 1',
      '"minLength": 1',
      '17:7 invalid-schema',
      '"minLength" has no effect',
    ],
    [
      'a limit that is a text',
      '"minItems": 1',
      '"minItems": "1"',
      '27:19 invalid-schema',
      'it must be a whole number from 0',
    ],
    [
      'a negative limit',
      '"minItems": 1',
      '"minItems": -1',
      '27:19 invalid-schema',
      'it must be a whole number from 0',
    ],
    [
      'limits of a list that contradict each other',
      '"minItems": 1',
      '"minItems": 4',
      '27:19 invalid-schema',
      'no value can have both',
    ],
    [
      'limits of a number that contradict each other',
      '"minimum": 1',
      '"minimum": 9',
      '17:18 invalid-schema',
      'which is more than maximum, 5',
    ],
    [
      'a pattern that is no regular expression',
      '"means": "media"',
      '"pattern": "(a"',
      '13:18 invalid-schema',
      'this is not a regular expression',
    ],
    [
      'a pattern with an escape that is not needed',
      '"means": "media"',
      '"pattern": "^\\\\-$"',
      '13:18 invalid-schema',
      'this is not a regular expression',
    ],
    ['an empty enum', '["plain", "large"]', '[]', '22:15 invalid-schema', 'a list of at least one value'],
    [
      'a value that an enum lists twice',
      '["plain", "large"]',
      '["plain", "plain"]',
      '22:25 invalid-schema',
      'is listed twice',
    ],
    [
      'a value of an enum with another type',
      '"minimum": 1',
      '"enum": [1, "2"]',
      '17:19 invalid-schema',
      'which is not of the type "integer"',
    ],
    [
      'a property that is required twice',
      '["text"]',
      '["text", "text"]',
      '5:24 invalid-schema',
      'listed twice',
    ],
    ['a required type of a block', '["text"]', '["type", "text"]', '5:16 invalid-schema', 'every block has'],
    [
      'a required property that does not exist',
      '["text"]',
      '["text", "picure"]',
      '5:24 invalid-schema',
      'Did you mean "picture"?',
    ],
    [
      '"required" inside a property',
      '"minimum": 1',
      '"required": true',
      '17:19 invalid-schema',
      'in the object that has the property',
    ],
    [
      'a property that every block has',
      '"stars"',
      '"tone"',
      '15:5 invalid-schema',
      'every block has already',
    ],
    ['a property that React uses', '"stars"', '"key"', '15:5 invalid-schema', 'React uses already'],
    [
      'a property with a space',
      '"stars"',
      '"star count"',
      '15:5 invalid-schema',
      'cannot be the name of a property',
    ],
    [
      'a property without a schema',
      '"enum": ["plain", "large"],',
      '"title": 4,',
      '22:16 invalid-schema',
      'it must be a text',
    ],
    [
      'definitions inside a block',
      '"required": ["text"]',
      '"$defs": {}',
      '5:3 invalid-schema',
      'Move the definitions',
    ],
    [
      'an unknown default tone',
      '"required": ["text"]',
      '"defaultTone": "dark"',
      '5:18 invalid-schema',
      'it must be one of plain, tinted, ink',
    ],
    [
      'a keyword of a block inside a property',
      '"minimum": 1',
      '"givesMainHeading": true',
      '17:7 invalid-schema',
      'only at the top of a schema file',
    ],
    [
      'a block without a description',
      '"description": "Somebody’s words.",',
      '',
      '1:1 invalid-schema',
      'has no "description"',
    ],
    [
      'a block without examples',
      '"examples"',
      '"$comment": "", "x-examples"',
      '1:1 invalid-schema',
      'has no "examples"',
    ],
    [
      'an example without a required property',
      '"text": "Well done",',
      '',
      '37:5 missing-property',
      'has no "text"',
    ],
    [
      'an example with an unknown property',
      '"stars": 5',
      '"star": 5',
      '39:7 unknown-property',
      'Did you mean "stars"?',
    ],
    [
      'an example with a number that is too large',
      '"stars": 5',
      '"stars": 6',
      '39:16 out-of-range',
      'it must be at most 5',
    ],
    [
      'an example with a value that is not allowed',
      '"stars": 5',
      '"look": "larg"',
      '39:15 not-allowed',
      'Did you mean "large"?',
    ],
    ['an example with a text that is too short', '"Well done"', '"W"', '38:15 out-of-range', 'at least 2'],
    [
      'a default that does not fit',
      '"minimum": 1',
      '"default": "1"',
      '17:18 wrong-type',
      'it must be a whole number',
    ],
    [
      'a comma after the last property of a schema',
      '"stars": 5',
      '"stars": 5,',
      '39:17 invalid-json',
      'Delete the comma',
    ],
    [
      'a keyword that a schema has twice',
      '"maximum": 5',
      '"minimum": 5',
      '18:7 duplicate-property',
      'appears twice',
    ],
  ]),
  ...inFile(DEFS, [
    [
      'a definition that contains itself',
      '"means": "link"',
      '"$ref": "#/$defs/href"',
      '12:15 invalid-schema',
      'contains itself',
    ],
    [
      'a title that is no name of a type',
      '"Link"',
      '"A link"',
      '16:16 invalid-schema',
      'name of a TypeScript type',
    ],
    [
      'a file of definitions without any',
      '"$defs"',
      '"defs"',
      '1:1 invalid-schema',
      'This file has no "$defs"',
    ],
  ]),
  ...inFile(QUOTE, [
    [
      'labels that are a list',
      '"required": ["text"]',
      '"labels": ["more"]',
      '5:13 invalid-schema',
      'it must be an object with a schema for each label',
    ],
    [
      'a label without a schema',
      '"required": ["text"]',
      '"labels": { "more": "More" }',
      '5:23 invalid-schema',
      'a schema is an object',
    ],
    [
      'labels inside a property',
      '"minimum": 1',
      '"labels": {}',
      '17:7 invalid-schema',
      'only at the top of a schema file',
    ],
  ]),
  ...inFile(SITE, [
    [
      'labels in the schema of another file',
      '"title": "Site"',
      '"title": "Site", "labels": {}',
      '2:20 invalid-schema',
      'only in the schema of a block or of a collection',
    ],
    ['two types with one name', '"Site"', '"Link"', '2:12 invalid-schema', 'already the name of a type'],
    ['a schema without a title', '"title": "Site",', '', '1:1 invalid-schema', 'has no "title"'],
    [
      'a schema that is a list',
      '"title": "Site"',
      '"title": ["Site"]',
      '2:12 invalid-schema',
      'it must be a text',
    ],
  ]),
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
];
