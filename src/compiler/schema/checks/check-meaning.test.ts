import { expect, test } from 'vitest';
import { knownMeanings } from '../vocabulary.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkMeaning } from './check-meaning.ts';
import type { SchemaReport } from './schema-node.ts';

const NAMES = {
  meanings: knownMeanings(['people']),
  pageProperties: [],
  recordProperties: new Map([['people', ['name', 'role']]]),
};

/** The messages about a schema. */
function messages(schema: Record<string, unknown>): string[] {
  const found: string[] = [];
  const type = typeof schema['type'] === 'string' ? schema['type'] : undefined;
  const report: SchemaReport = ({ message, hint }) => found.push(`${message} ${hint}`);
  const traits = { type, means: schema['means'] };
  checkMeaning({ schema, path: [] }, traits, NAMES, report);
  checkKeywords({ schema, path: [] }, traits, false, report);
  return found;
}

test('accepts one record, a list of records, and the properties to show', () => {
  expect(messages({ type: 'string', means: 'record:people', shows: ['name'] })).toEqual([]);
  expect(messages({ means: 'records:people', shows: ['name', 'role'] })).toEqual([]);
});

test('reports a collection that does not exist', () => {
  expect(messages({ type: 'string', means: 'record:peple' }).join()).toContain(
    'Did you mean "record:people"?',
  );
  expect(messages({ means: 'records:peple' }).join()).toContain('Did you mean "records:people"?');
});

test('reports properties that the records do not have, and "shows" without records', () => {
  expect(messages({ means: 'records:people', shows: ['nmae', 'role'] })).toEqual([
    'shows[0] is "nmae"; the records of people have no such property. Did you mean "name"?  Properties: name, role',
  ]);
  expect(messages({ type: 'string', means: 'media', shows: ['name'] }).join()).toContain('only beside');
});
