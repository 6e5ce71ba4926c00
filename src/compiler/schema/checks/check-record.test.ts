import { expect, test } from 'vitest';
import { formatJson } from '../../source/format-json.ts';
import { checkSchemas } from './check-schemas.ts';

const date = { type: 'string', means: 'date', description: 'A date.' };

const PROPERTIES = {
  title: { $ref: '../defs.schema.json#/$defs/label', description: 'Its name.' },
  starts: date,
  ends: date,
  place: { type: 'string', description: 'Where.' },
  price: { type: 'number', description: 'A ticket.' },
  players: {
    type: 'array',
    description: 'Who.',
    items: { type: 'string', means: 'record:concerts', description: 'Id.' },
  },
};

const DEFS = { $defs: { label: { type: 'string', description: 'A label.' } } };

/** What the check says of a collection with this table, and more of its properties. */
function found(structuredData: object | undefined, properties: object = {}): string[] {
  const path = 'schemas/records/concerts.schema.json';
  const all = { ...PROPERTIES, ...properties };
  const schema = { title: 'Concert', description: 'One.', type: 'object', structuredData, properties: all };
  const files = [
    { path, text: formatJson(JSON.parse(JSON.stringify(schema))) },
    { path: 'schemas/defs.schema.json', text: formatJson(DEFS) },
  ];
  const { diagnostics } = checkSchemas({ files, expected: ['schemas/defs.schema.json'], blocks: [] });
  return diagnostics.map(({ message, hint }) => `${message} ${hint}`);
}

const TABLE = { name: 'title', startDate: 'starts', location: 'place' };
const event = (properties: object, type = 'Event') =>
  found({ type, properties: { ...TABLE, ...properties } });

test('a table whose properties exist and fit is right, with records and definitions', () => {
  expect(event({ endDate: 'ends', performer: 'players', organizer: 'place' })).toEqual([]);
});

test.each([
  [event({}, 'Evnt'), 'structuredData.type is "Evnt"; records cannot be of this type. Did you mean "Event"?'],
  [event({ starts: 'starts' }), 'has "starts", which is not known of Event.'],
  [event({ endDate: 'end' }), 'endDate is "end"; these records have no such property. Did you mean "ends"?'],
  [
    event({ endDate: 'place' }),
    'endDate is "place", which cannot be its value. Name a property that is a text with "means": "date".',
  ],
  [event({ offers: 'price' }), 'Name a property that is a number with "currency".'],
  [
    found({ type: 'Event', properties: { name: 'title' } }),
    'has no "startDate" and "location", without which',
  ],
  [found({ type: 'Event' }), 'it must be an object with the "type"'],
])('%#: reports what schema.org or the record does not have', (messages, expected) => {
  expect(messages).toEqual([expect.stringContaining(expected)]);
});

test('the end of a date is another date of the record', () => {
  expect(found(undefined, { starts: { ...date, until: 'ends' } })).toEqual([]);
  expect(found(undefined, { starts: { ...date, until: 'end' } })).toEqual([
    'until is "end"; no other date of these records has this name. Did you mean "ends"?  Dates: ends',
  ]);
  expect(found(undefined, { starts: { ...date, until: 'starts' } })).toHaveLength(1);
  expect(found(undefined, { place: { type: 'string', description: 'Where.', until: 'ends' } })).toEqual([
    '"until" has an effect only beside "means": "date". Add the meaning, or delete "until".',
  ]);
});
