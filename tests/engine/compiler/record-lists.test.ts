import { describe, expect, test } from 'vitest';
import { createMemory } from '../../../src/compiler/resolve/incremental/steps.ts';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import { withExistingCollection } from '../../../src/compiler/schema/queries/example-collection.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import type { CompileInput } from '../../../src/compiler/types.ts';
import { compile } from '../../../src/core/compile.ts';
import type { RecordList } from '../../../src/model/model.ts';
import { pageWith, siteWith } from '../../support/small-site/parts.ts';
import { COLLECTION_FILES } from '../../support/small-site/schemas.ts';
import { type Files, inputOf } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const concert: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', title: 'Concert' },
    date: { type: 'string', means: 'date', title: 'Date' },
    price: { type: 'number', currency: 'GBP', title: 'Ticket' },
    seats: { type: 'integer' },
    hall: { enum: ['Large', 'Small'], title: 'Hall' },
    about: { type: 'string', means: 'inline' },
    poster: { type: 'string', means: 'media' },
    tickets: { type: 'string', means: 'link' },
  },
};

const { page, site } = COLLECTION_FILES;

const SCHEMAS = bundleSchemas({
  ...COLLECTION_FILES,
  page: { ...page, properties: { ...page.properties, draft: { type: 'boolean' } } },
  site: { ...site, properties: { ...site.properties, language: { type: 'string' } } },
  records: { ...COLLECTION_FILES.records, concerts: concert },
});

const CONCERTS = {
  bach: { title: 'Bach', date: '2026-11-14', price: 12.5, seats: 1200, hall: 'Large' },
  brass: { title: 'Brass', date: '2026-11-24', price: 8, hall: 'Small', poster: 'van.svg' },
  choir: { title: 'Choir', date: '2026-12-05T19:00Z', price: 15, about: '**Free** for members.' },
  dance: { title: 'Dance', date: '2027-01-09', tickets: 'https://tickets.example.org/dance' },
  encore: { title: 'Encore' },
};

const NOON = Date.parse('2026-11-24T12:00:00Z');
const INPUT = { schemas: SCHEMAS, now: NOON };

function filesOf(query: object, more: Files = {}): Files {
  const records = Object.entries(CONCERTS).map(([id, one]) => [`concerts/${id}.json`, JSON.stringify(one)]);
  return {
    ...siteWith({ language: 'en-GB', timeZone: 'Europe/London' }),
    ...(Object.fromEntries(records) as Record<string, string>),
    'pages/index.json': pageWith({
      type: 'lists',
      records: { concerts: { show: { title: 'title' }, ...query } },
    }),
    ...more,
  };
}

function listOf(query: object, more: Files = {}, input: Partial<CompileInput> = {}): RecordList {
  const { pages } = compileFiles(filesOf(query, more), { ...INPUT, ...input });
  const block = pages.find(({ path }) => path === '/')?.blocks[1] as unknown as { records: RecordList };
  return block.records;
}

const idsOf = (query: object, input: Partial<CompileInput> = {}) =>
  listOf(query, {}, input).records.map(({ id }) => id);

const reported = (query: object, more: Files = {}) =>
  compileFiles(filesOf(query, more), INPUT)
    .diagnostics.filter(({ severity }) => severity !== 'notice')
    .map(onOneLine);

describe('dates with a time', () => {
  const at = (date: string) => JSON.stringify({ title: date, date });
  const none = Object.fromEntries(
    Object.keys(CONCERTS).map((id) => [`concerts/${id}.json`, at('1999-01-01')]),
  );
  const listed = (dates: string[], query: object, site: object = { timeZone: 'Europe/London' }) => {
    const records = dates.map((date, index) => [`concerts/n-${index}.json`, at(date)]);
    const files = { ...siteWith({ language: 'en-GB', ...site }), ...none, ...Object.fromEntries(records) };
    const where = { date: { from: '2001-01-01' } };
    const show = { title: 'title', date: 'date' };
    return listOf({ where, order: 'date', show, ...query }, files).records;
  };
  const NIGHT = ['2027-07-01T00:10Z', '2027-07-01T00:30+02:00', '2027-07-01', '2027-06-30T23:50+01:00'];

  test('are in the order of their moments, on the days that visitors read', () => {
    const found = listed(NIGHT, { group: 'month' });
    expect(found.map(({ group, date }) => [group, date?.text])).toEqual([
      ['June 2027', '30 June 2027 at 23:30'],
      ['June 2027', '30 June 2027 at 23:50'],
      ['July 2027', '1 July 2027'],
      ['July 2027', '1 July 2027 at 01:10'],
    ]);
    expect(listed(NIGHT, { order: '-date' })).toEqual(listed(NIGHT, {}).reverse());
  });
  test('are in UTC, and say so, on a site without a time zone', () => {
    const texts = listed(NIGHT, {}, {}).map(({ date }) => date?.text);
    expect(texts[0]).toBe('30 June 2027 at 22:30 UTC');
  });
  test('are in a range by the day that visitors read', () => {
    const where = { date: { from: '2027-07-01' } };
    expect(listed(NIGHT, { where }).map(({ title }) => title)).toEqual(['2027-07-01', '2027-07-01T00:10Z']);
    const west = listed(NIGHT, { where }, { timeZone: 'America/Los_Angeles' });
    expect(west.map(({ title }) => title)).toEqual(['2027-07-01']);
  });
});

describe('a range', () => {
  test('of numbers contains its ends, but not what it ends before', () => {
    expect(idsOf({ where: { price: { from: 8, to: 12.5 } } })).toEqual(['bach', 'brass']);
    expect(idsOf({ where: { price: { from: 8, before: 12.5 } } })).toEqual(['brass']);
    expect(idsOf({ where: { price: { before: 8 } } })).toEqual([]);
  });
  test('of dates leaves out records without a date', () => {
    expect(idsOf({ where: { date: { from: '2026-11-24', before: '2027-01-09' } } })).toEqual([
      'brass',
      'choir',
    ]);
  });
  test('is that of the day of the build in the time zone of the site', () => {
    const query = { where: { date: { from: 'today' } } };
    expect(idsOf(query)).toEqual(['brass', 'choir', 'dance']);
    expect(idsOf({ where: { date: { before: 'today' } } })).toEqual(['bach']);
    const night = Date.parse('2026-11-24T23:30:00Z');
    expect(idsOf(query, { now: night })).toEqual(['brass', 'choir', 'dance']);
    const berlin = siteWith({ language: 'en-GB', timeZone: 'Europe/Berlin' });
    const inBerlin = listOf(query, berlin, { now: night }).records.map(({ id }) => id);
    expect(inBerlin).toEqual(['choir', 'dance']);
  });
  test('that begins tomorrow is one of the next day, after no other change', () => {
    const input = inputOf(filesOf({ where: { date: { from: 'today' } } }), INPUT);
    const memory = createMemory();
    compile(input, 'dev', memory);
    const { pages } = compile({ ...input, now: NOON + 86_400_000 }, 'dev', memory);
    expect(JSON.stringify(pages)).not.toContain('Brass');
  });
  test('without sense is reported once, at the end to change', () => {
    expect(reported({ where: { price: { from: 20, to: 5 } } })).toEqual([
      expect.stringContaining('where.price.to is 5; nothing is left of the range, which begins at 20.'),
    ]);
    expect(reported({ where: { date: { from: '2026-03-05', before: '2026-03-05' } } })).toEqual([
      expect.stringContaining('where.date.before is "2026-03-05"; nothing is left'),
    ]);
    expect(reported({ where: { title: { from: 'A' } } })).toEqual([
      expect.stringMatching(/where\.title is \{…\}, an object \{ … \}; it must be text\./),
    ]);
    expect(reported({ where: { price: 8 } })).toEqual([
      expect.stringContaining(
        'where.price is 8, a number; it must be an object { … }. | A range, for example { "from": 5, "to": 20 }.',
      ),
    ]);
    expect(reported({ where: { date: { from: '18/09/2026' } } })).toEqual([
      expect.stringContaining('Write "2026-09-18".'),
    ]);
    expect(reported({ where: { date: { from: '2026-02-30' } } })).toEqual([
      expect.stringContaining('there is no such date'),
    ]);
  });
  test('that selects nothing is a warning in words', () => {
    expect(reported({ where: { price: { from: 100, to: 200 } } })).toEqual([
      expect.stringContaining('no record in content/concerts/ has "price" from 100 to 200.'),
    ]);
  });
  test('that uses the day needs a time zone that exists', () => {
    const query = { where: { date: { from: 'today' } } };
    expect(reported(query, siteWith())).toEqual([expect.stringContaining('has no "timeZone"')]);
    expect(reported(query, siteWith({ timeZone: 'Europe/Londn' }))).toEqual([
      expect.stringContaining('timeZone is "Europe/Londn"; there is no such time zone.'),
    ]);
  });
});

describe('a list of records of any collection', () => {
  test('has what its author chooses, in words', () => {
    const show = {
      title: 'title',
      date: 'date',
      figures: ['price', 'seats', 'hall'],
      labels: { seats: 'Chairs' },
    };
    expect(listOf({ where: { id: 'bach' }, show })).toEqual({
      labels: {
        title: 'Concert',
        date: 'Date',
        figures: [
          { label: 'Ticket', isNumeric: true },
          { label: 'Chairs', isNumeric: true },
          { label: 'Hall' },
        ],
      },
      records: [
        {
          id: 'bach',
          title: 'Bach',
          date: { iso: '2026-11-14', text: '14 November 2026' },
          figures: ['£12.50', '1200', 'Large'],
        },
      ],
    });
    const [brass] = listOf({ where: { id: 'brass' }, show: { ...show, picture: 'poster' } }).records;
    expect(brass).toMatchObject({ picture: { src: '/media/van.svg' }, figures: ['£8', null, 'Small'] });
    const [choir] = listOf({ where: { id: 'choir' }, show: { title: 'title', text: 'about' } }).records;
    expect(choir).toMatchObject({ text: [{ strong: 'Free' }, ' for members.'] });
  });
  test('that begins today has the days of its records, and as many again as it shows', () => {
    const list = listOf({ where: { date: { from: 'today' } }, order: 'date', limit: 1 });
    expect(list.coming).toEqual({ timeZone: 'Europe/London', limit: 1 });
    expect(list.records.map(({ id, day }) => [id, day])).toEqual([
      ['brass', '2026-11-24'],
      ['choir', '2026-12-05'],
    ]);
  });
  test('is grouped by month or year, in the order of the dates', () => {
    const show = { title: 'title', date: 'date' };
    const groups = (query: object) => listOf({ show, ...query }).records.map(({ id, group }) => [id, group]);
    expect(groups({ group: 'month', where: { date: { from: '2026-01-01' } } })).toEqual([
      ['bach', 'November 2026'],
      ['brass', 'November 2026'],
      ['choir', 'December 2026'],
      ['dance', 'January 2027'],
    ]);
    // Another order does not divide a group.
    expect(groups({ group: 'year', order: '-title' })).toEqual([
      ['encore', undefined],
      ['dance', '2027'],
      ['choir', '2026'],
      ['brass', '2026'],
      ['bach', '2026'],
    ]);
    expect(reported({ group: 'month' })).toEqual([
      expect.stringContaining(
        'show has no "date", by which blocks[1].records.concerts.group sorts the records.',
      ),
    ]);
  });
  test('links to the address that a record names, or to the page that a template makes', () => {
    const linked = (more: Files = {}, input = {}) =>
      listOf({ show: { title: 'title', link: 'tickets' } }, more, input).records.map(({ id, href }) => [
        id,
        href,
      ]);
    const own = 'https://tickets.example.org/dance';
    expect(linked()).toContainEqual(['dance', own]);
    expect(linked()).toContainEqual(['bach', undefined]);
    const template = JSON.stringify({
      title: '{record.title}',
      description: 'About {record.title}.',
      blocks: [{ type: 'hero', heading: '{record.title}' }],
    });
    const pages = { 'pages/music/[concerts].json': template };
    expect(linked(pages)).toContainEqual(['bach', '/music/bach']);
    expect(linked(pages)).toContainEqual(['dance', own]);
    const nearer = { ...pages, 'pages/[concerts].json': template };
    expect(linked(nearer)).toContainEqual(['bach', '/bach']);
    // A build leaves out drafts.
    expect(linked(pages, { leftOutPages: ['/music/bach'] }).map(([id]) => id)).not.toContain('bach');
  });
  test('names one collection, and is not inside a record', () => {
    const unknown = { 'pages/index.json': pageWith({ type: 'lists', records: { concrets: {} } }) };
    expect(reported({}, unknown)).toEqual([expect.stringContaining('Did you mean "concerts"?')]);
    const none = { 'pages/index.json': pageWith({ type: 'lists', records: {} }) };
    expect(reported({}, none)).toEqual([expect.stringContaining('records has too little')]);
  });
  test('is no use of a collection that no other schema names', () => {
    const empty = { ...filesOf({}), 'pages/index.json': pageWith() };
    for (const id of Object.keys(CONCERTS)) Reflect.deleteProperty(empty, `concerts/${id}.json`);
    const { diagnostics } = compileFiles(empty, INPUT);
    expect(diagnostics.map(({ file }) => file)).toContain('schemas/records/concerts.schema.json');
  });
});

test('an amount inside a text of a template is that of its currency', () => {
  const template = JSON.stringify({
    title: '{record.title}',
    description: 'About {record.title}: {record.price?}.',
    blocks: [{ type: 'hero', heading: '{record.title}' }],
  });
  const { pages } = compileFiles(filesOf({}, { 'pages/music/[concerts].json': template }), INPUT);
  expect(pages.find(({ path }) => path === '/music/bach')?.description).toBe('About Bach: £12.50.');
});

test('an example of a list names a collection of the site, with a property of each kind once', () => {
  const show = { title: 'title', date: 'date', picture: 'picture', text: 'text', figures: ['price'] };
  const example = { example: { where: { price: { from: 1 } }, limit: 3, show } };
  const schema = SCHEMAS.blocks['lists']?.properties?.['records'] ?? {};
  expect(withExistingCollection(example, schema)).toEqual({
    shuttles: { limit: 3, show: { title: 'title', text: 'text' } },
  });
  const { shuttles: _, ...properties } = schema.properties ?? {};
  const { people: __, teams: ___, ...concerts } = properties;
  expect(withExistingCollection(example, { ...schema, properties: concerts })).toEqual({
    concerts: {
      limit: 3,
      show: { title: 'title', date: 'date', picture: 'poster', text: 'hall', figures: ['price'] },
    },
  });
});
