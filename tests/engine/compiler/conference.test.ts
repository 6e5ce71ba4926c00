import { describe, expect, test } from 'vitest';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import type { RecordList } from '../../../src/model/model.ts';
import { pageWith, siteWith } from '../../support/small-site/parts.ts';
import { COLLECTION_FILES } from '../../support/small-site/schemas.ts';
import type { Files } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const date: Schema = { type: 'string', means: 'date' };

const talk: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', title: 'Talk' },
    starts: { ...date, title: 'Starts', until: 'ends' },
    ends: date,
    room: { enum: ['Large hall', 'Studio'], title: 'Room' },
    presenters: { type: 'array', items: { type: 'string', means: 'record:people' }, title: 'By' },
    chair: { type: 'string', means: 'record:people', title: 'Chair' },
    tags: { type: 'array', items: { type: 'string' }, title: 'About' },
    film: { type: 'string', means: 'link', title: 'Film' },
    mail: { type: 'string', format: 'email', title: 'Questions' },
    slides: { type: 'string', means: 'download', pattern: '\\.pdf$', title: 'Slides' },
    portrait: { type: 'string', means: 'media' },
    face: { $ref: 'defs.schema.json#/$defs/focus' },
  },
};

const { defs, site, blocks } = COLLECTION_FILES;

const SCHEMAS = bundleSchemas({
  ...COLLECTION_FILES,
  defs: {
    ...defs,
    $defs: {
      ...defs.$defs,
      focus: { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } } },
    },
  },
  site: { ...site, properties: { ...site.properties, language: { type: 'string' } } },
  records: { ...COLLECTION_FILES.records, talks: talk },
  blocks: {
    ...blocks,
    lists: {
      ...blocks['lists'],
      properties: { ...blocks['lists']?.properties, look: { enum: ['list', 'timetable'] } },
    },
  },
});

const TALKS: Record<string, object> = {
  opening: { title: 'Opening', starts: '2027-03-05T09:00', ends: '2027-03-05T09:30' },
  knots: {
    title: 'Knots',
    starts: '2027-03-05T09:30',
    ends: '2027-03-05T10:30',
    room: 'Large hall',
    presenters: ['ada', 'bob'],
  },
  workshop: { title: 'Workshop', starts: '2027-03-05T09:30', ends: '2027-03-05T12:00', room: 'Studio' },
  ropes: { title: 'Ropes', starts: '2027-03-05T10:30', ends: '2027-03-05T11:30', room: 'Large hall' },
  party: { title: 'Party', starts: '2027-03-05T21:00+01:00', ends: '2027-03-06T01:30' },
};

const PEOPLE = { ada: { name: 'Ada Byron' }, bob: { name: 'Bob' }, cy: { name: 'Cy' } };

const TEMPLATE = (collection: string) => ({
  title: `{record.${collection === 'people' ? 'name' : 'title'}}`,
  description: 'About this one.',
  blocks: [{ type: 'hero', heading: 'Start' }] as object[],
});

function filesOf(query: object, more: Files = {}, block: object = {}): Files {
  const records = (folder: string, all: object) =>
    Object.entries(all).map(([id, one]) => [`${folder}/${id}.json`, JSON.stringify(one)]);
  const list = { type: 'lists', records: { talks: { show: { title: 'title' }, ...query } }, ...block };
  return {
    ...siteWith({ language: 'en-GB', timeZone: 'Europe/London' }),
    ...(Object.fromEntries([...records('talks', TALKS), ...records('people', PEOPLE)]) as Files),
    'pages/index.json': pageWith(list),
    ...more,
  };
}

const MEDIA = [{ name: 'van.svg', src: '/media/van.svg', bytes: 300, width: 40, height: 20 }];
const PDF = { name: 'slides.pdf', src: '/media/slides.1.pdf', bytes: 2_300_000, width: 0, height: 0 };
const INPUT = { schemas: SCHEMAS, media: [...MEDIA, PDF] };

const compiled = (...args: Parameters<typeof filesOf>) => compileFiles(filesOf(...args), INPUT);

function listOf(...args: Parameters<typeof filesOf>): RecordList {
  const { pages } = compiled(...args);
  const block = pages.find(({ path }) => path === '/')?.blocks[1] as unknown as { records: RecordList };
  return block.records;
}

const reported = (...args: Parameters<typeof filesOf>) =>
  compiled(...args)
    .diagnostics.filter(({ severity }) => severity !== 'notice')
    .map(onOneLine);

const show = { title: 'title', date: 'starts' };
const talkWith = (talk: object) => ({ 'talks/party.json': JSON.stringify({ title: 'Party', ...talk }) });
const party = { where: { id: 'party' } };

describe('a date with a time', () => {
  const dateOf = (talk: object, site: object = { timeZone: 'Europe/London' }) => {
    const files = { ...siteWith({ language: 'en-GB', ...site }), ...talkWith(talk) };
    return listOf({ ...party, show }, files).records[0]?.date;
  };
  test('without a zone is that of the site, in winter and in summer', () => {
    expect(dateOf({ starts: '2027-03-05T19:30' })).toEqual({
      iso: '2027-03-05T19:30+00:00',
      text: '5 March 2027 at 19:30',
    });
    expect(dateOf({ starts: '2027-07-05T19:30' })?.iso).toBe('2027-07-05T19:30+01:00');
    expect(dateOf({ starts: '2027-07-05T00:10' }, { timeZone: 'America/New_York' })?.iso).toBe(
      '2027-07-05T00:10-04:00',
    );
  });
  test('has its end after its start; a day lasts until its end', () => {
    const wrong = talkWith({ starts: '2027-09-16T19:30', ends: '2027-09-16T00:30' });
    expect(reported({ ...party, show }, wrong)).toEqual([expect.stringContaining('talks/party.json')]);
    expect(reported({ ...party, show }, wrong)[0]).toContain('is before starts');
    const right = talkWith({ starts: '2027-09-16T19:30', ends: '2027-09-16' });
    expect(reported({ ...party, show }, right)).toEqual([]);
  });
  test('without a zone needs a time zone', () => {
    const files = { ...siteWith({ language: 'en-GB' }), ...talkWith({ starts: '2027-03-05T19:30' }) };
    expect(reported({ ...party, show }, files)).toContainEqual(expect.stringContaining('has no "timeZone"'));
  });
  test.each([
    ['2027-03-05T19:30', '2027-03-05T21:00', '5 March 2027, 19:30–21:00'],
    ['2027-03-05', '2027-03-07', '5–7 March 2027'],
    ['2027-03-05T19:30', '2027-03-06T01:00', '5 March 2027 at 19:30 – 6 March 2027 at 01:00'],
    // An end that is none.
    ['2027-03-05T19:30', '2027-03-05', '5 March 2027 at 19:30'],
    ['2027-03-05T19:30', '2027-03-05T19:30', '5 March 2027 at 19:30'],
  ])('from %s to %s reads as both', (starts, ends, text) => {
    expect(
      dateOf({ starts, ends })
        ?.text.replace(/\u2009/g, ' ')
        .replace('5 – 7', '5–7'),
    ).toBe(text);
  });
  test('reads to its end in a template and as a figure', () => {
    const template = { ...TEMPLATE('talks'), description: 'About it: {record.starts}.' };
    const files = { 'pages/talks/[talks].json': JSON.stringify(template) };
    const { pages } = compiled({}, files);
    const text = '5 March 2027, 09:30–10:30';
    expect(pages.find(({ path }) => path === '/talks/knots')?.description).toBe(`About it: ${text}.`);
    const figures = { where: { id: 'knots' }, show: { title: 'title', figures: ['starts'] } };
    expect(listOf(figures).records[0]?.figures).toEqual([text]);
  });
});

describe('groups by day', () => {
  test('have the time in place of the date', () => {
    const { records } = listOf({ show, group: 'day' });
    expect(records.map(({ id, group, date }) => [id, group, date?.text])).toEqual([
      ['opening', 'Friday, 5 March 2027', '09:00–09:30'],
      ['knots', 'Friday, 5 March 2027', '09:30–10:30'],
      ['workshop', 'Friday, 5 March 2027', '09:30–12:00'],
      ['ropes', 'Friday, 5 March 2027', '10:30–11:30'],
      ['party', 'Friday, 5 March 2027', '20:00–01:30'],
    ]);
  });
});

describe('a timetable', () => {
  const block = { look: 'timetable' };
  const idsIn = ({ records, timetables = [] }: RecordList) =>
    timetables.map(({ title, columns, rows }) => ({
      title,
      columns,
      rows: rows.map(({ time, cells }) => [
        time,
        ...cells.map(({ records: at, ...span }) => ({ ids: at.map((one) => records[one]?.id), ...span })),
      ]),
    }));

  test('has a column for each room, and a row for each beginning', () => {
    expect(idsIn(listOf({ show: { ...show, column: 'room' } }, {}, block))).toEqual([
      {
        title: 'Friday, 5 March 2027',
        columns: ['Large hall', 'Studio'],
        rows: [
          ['09:00', { ids: ['opening'], columns: 2 }],
          ['09:30', { ids: ['knots'] }, { ids: ['workshop'], rows: 2 }],
          ['10:30', { ids: ['ropes'] }],
          ['20:00', { ids: ['party'], columns: 2 }],
        ],
      },
    ]);
  });
  test('cuts a cell where the next begins in the same place, or for everybody', () => {
    const early = { title: 'Early', starts: '2027-03-05T10:00', room: 'Studio' };
    const lunch = { title: 'Lunch', starts: '2027-03-05T11:00' };
    const files = { 'talks/early.json': JSON.stringify(early), 'talks/lunch.json': JSON.stringify(lunch) };
    const [table] = idsIn(listOf({ show: { ...show, column: 'room' } }, files, block));
    expect(table?.rows.slice(1, 5)).toEqual([
      ['09:30', { ids: ['knots'], rows: 2 }, { ids: ['workshop'] }],
      ['10:00', { ids: ['early'] }],
      ['10:30', { ids: ['ropes'] }, { ids: [] }],
      ['11:00', { ids: ['lunch'], columns: 2 }],
    ]);
  });
  test('needs dates and columns', () => {
    expect(reported({}, {}, block)).toEqual([
      expect.stringContaining('show has no "date", which a timetable needs.'),
      expect.stringContaining('show has no "column", which a timetable needs.'),
    ]);
  });
});

describe('a figure links', () => {
  const figureOf = (name: string, talk: object, more: Files = {}) =>
    listOf({ ...party, show: { title: 'title', figures: [name] } }, { ...talkWith(talk), ...more }).records[0]
      ?.figures?.[0];
  test.each([
    ['https://www.example.org/talks/', 'example.org/talks'],
    ['https://maps.example.org/?q=12.3,45', 'maps.example.org'],
    ['tel:+44-20-7946-0018', '+44 20 7946 0018'],
    ['mailto:ada@example.org?subject=Hello', 'ada@example.org'],
    ['/', 'Start'],
    ['/media/slides.pdf', 'slides.1.pdf'],
  ])('to %s as "%s"', (film, text) => {
    const href = film === '/media/slides.pdf' ? PDF.src : film;
    expect(figureOf('film', { film })).toEqual([{ text, href }]);
  });
  test('to an e-mail address and to a file', () => {
    const mail = 'ada@example.org';
    expect(figureOf('mail', { mail })).toEqual([{ text: mail, href: `mailto:${mail}` }]);
    expect(figureOf('slides', { slides: 'slides.pdf' })).toEqual([{ text: 'PDF, 2.3 MB', href: PDF.src }]);
  });
  test('to the pages of other records, in the order of the record', () => {
    const template = { 'pages/people/[people].json': JSON.stringify(TEMPLATE('people')) };
    const presenters = ['cy', 'ada', 'bob'];
    expect(figureOf('presenters', { presenters }, template)).toEqual([
      { text: 'Cy', href: '/people/cy' },
      ', ',
      { text: 'Ada Byron', href: '/people/ada' },
      ' and ',
      { text: 'Bob', href: '/people/bob' },
    ]);
    expect(figureOf('chair', { chair: 'ada' })).toBe('Ada Byron');
    expect(figureOf('tags', { tags: ['rope', 'wool'] })).toBe('rope and wool');
    expect(figureOf('presenters', {})).toBeNull();
  });
});

describe('pictures', () => {
  const query = { order: 'title', show: { title: 'title', picture: 'portrait', focus: 'face' } };
  const focus = { x: 50, y: 20 };
  test('have the focus of their record, and letters where others have one', () => {
    const { records } = listOf(query, talkWith({ portrait: 'van.svg', face: focus }));
    expect(records.find(({ id }) => id === 'party')).toMatchObject({ focus });
    expect(records.find(({ id }) => id === 'party')).not.toHaveProperty('initials');
    expect(records.find(({ id }) => id === 'knots')).toMatchObject({ initials: 'K' });
    const named = { 'talks/knots.json': JSON.stringify({ title: 'élan, “vital” & wool' }) };
    const files = { ...named, ...talkWith({ portrait: 'van.svg' }) };
    expect(listOf(query, files).records.find(({ id }) => id === 'knots')?.initials).toBe('ÉW');
  });
  test('of no record leave no letters', () => {
    expect(listOf(query).records.every((record) => !('initials' in record))).toBe(true);
  });
});

describe('related records', () => {
  const people = (where: object) => ({
    type: 'lists',
    records: { people: { where, show: { title: 'name' } } },
  });
  const template = (where: object) => {
    const page = TEMPLATE('talks');
    return {
      'pages/talks/[talks].json': JSON.stringify({ ...page, blocks: [...page.blocks, people(where)] }),
    };
  };
  const shownOn = (route: string, files: Files) => {
    const { pages } = compiled({}, files);
    const [, block] = pages.find(({ path }) => path === route)?.blocks ?? [];
    return (block as unknown as { records: RecordList } | undefined)?.records.records.map(({ id }) => id);
  };
  test('are those of a list of ids, in its order', () => {
    const files = {
      ...template({ id: '{record.presenters?}' }),
      ...talkWith({ presenters: ['cy', 'ada'] }),
    };
    expect(shownOn('/talks/party', files)).toEqual(['cy', 'ada']);
    expect(shownOn('/talks/knots', files)).toEqual(['ada', 'bob']);
    // Without the value, the block is left out: not a list of everybody.
    expect(shownOn('/talks/ropes', files)).toBeUndefined();
    expect(reported({}, files).filter((one) => !one.includes('duplicate-description'))).toEqual([]);
  });
  test('are those of one id, or those that name this record', () => {
    expect(
      shownOn('/talks/party', { ...template({ id: '{record.chair?}' }), ...talkWith({ chair: 'bob' }) }),
    ).toEqual(['bob']);
    const page = {
      ...TEMPLATE('people'),
      blocks: [
        { type: 'hero', heading: 'Start' },
        {
          type: 'lists',
          records: { talks: { where: { presenters: '{record.id}' }, show: { title: 'title' } } },
        },
      ],
    };
    expect(shownOn('/people/bob', { 'pages/people/[people].json': JSON.stringify(page) })).toEqual(['knots']);
  });
  test('that do not exist are reported where they are written', () => {
    const index = pageWith(people({ id: ['ada', 'eva'] }));
    expect(reported({}, { 'pages/index.json': index })).toContainEqual(
      expect.stringContaining('where.id[1] is "eva"; there is no content/people/eva.json'),
    );
    expect(reported({}, { 'pages/index.json': pageWith(people({ id: 7 })) })).toContainEqual(
      expect.stringContaining('where.id is 7, a number; it must be text or a list.'),
    );
  });
});
