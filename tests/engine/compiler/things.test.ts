import { describe, expect, test } from 'vitest';
import { bundleSchemas } from '../../../src/compiler/schema/bundle-schemas.ts';
import type { Schema } from '../../../src/compiler/schema/schema-set.ts';
import { pageWith, siteWith } from '../../support/small-site/parts.ts';
import { COLLECTION_FILES } from '../../support/small-site/schemas.ts';
import type { Files } from '../../support/small-site/site.ts';
import { compileFiles, onOneLine } from '../support/virtual-project.ts';

const { page, blocks } = COLLECTION_FILES;

const EVENT = {
  type: 'MusicEvent',
  properties: {
    name: 'title',
    description: 'about',
    startDate: 'starts',
    endDate: 'ends',
    location: 'hall',
    performer: 'players',
    offers: 'price',
    image: 'poster',
    url: 'tickets',
  },
};

const concert: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string' },
    about: { type: 'string', means: 'inline' },
    starts: { type: 'string', means: 'date' },
    ends: { type: 'string', means: 'date' },
    hall: { enum: ['Large hall', 'Studio'] },
    players: { type: 'array', items: { type: 'string', means: 'record:people' } },
    price: { type: 'number', currency: 'GBP' },
    poster: { type: 'string', means: 'media' },
    tickets: { type: 'string', means: 'link' },
  },
  structuredData: EVENT,
};

const house: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string' },
    phone: { type: 'string', means: 'link' },
    open: blocks['sections']?.properties?.['hours'] ?? {},
  },
  structuredData: {
    type: 'LodgingBusiness',
    properties: { name: 'name', telephone: 'phone', openingHoursSpecification: 'open' },
  },
};

const SCHEMAS = bundleSchemas({
  ...COLLECTION_FILES,
  page: {
    ...page,
    properties: {
      ...page.properties,
      calendar: { type: 'object', properties: { title: { type: 'string' } } },
    },
  },
  records: { ...COLLECTION_FILES.records, concerts: concert, houses: house },
});

const template = (name: string) =>
  JSON.stringify({
    title: `{record.${name}}`,
    description: 'About this one.',
    blocks: [{ type: 'hero', heading: 'Start' }],
  });

const BACH = {
  title: 'Bach',
  about: 'With **two** cellos.',
  starts: '2027-07-05T19:30',
  ends: '2027-07-05T21:00',
  hall: 'Studio',
  players: ['ada', 'bob'],
  price: 12.5,
  poster: 'van.svg',
  tickets: '/',
};

const files = (more: Files = {}): Files => ({
  ...siteWith({ timeZone: 'Europe/London' }),
  'people/ada.json': '{ "name": "Ada" }',
  'people/bob.json': '{ "name": "Bob" }',
  'concerts/bach.json': JSON.stringify(BACH),
  'pages/concerts/[concerts].json': template('title'),
  'pages/people/[people].json': template('name'),
  'pages/concerts.json': JSON.stringify({
    title: 'Concerts',
    description: 'What is on.',
    calendar: { title: 'Concerts' },
    blocks: [{ type: 'hero', heading: 'Start' }],
  }),
  ...more,
});

const compiled = (more: Files = {}) => compileFiles(files(more), { schemas: SCHEMAS });
const pageAt = (route: string, more: Files = {}) => compiled(more).pages.find(({ path }) => path === route);

describe('the page of a record', () => {
  test('says what the record is in the words of schema.org', () => {
    const origin = 'https://www.example.org';
    expect(pageAt('/concerts/bach')?.thing).toEqual({
      '@type': 'MusicEvent',
      name: 'Bach',
      description: 'With two cellos.',
      startDate: '2027-07-05T19:30+01:00',
      endDate: '2027-07-05T21:00+01:00',
      location: { '@type': 'Place', name: 'Studio' },
      performer: [
        { '@type': 'Person', name: 'Ada', url: `${origin}/people/ada` },
        { '@type': 'Person', name: 'Bob', url: `${origin}/people/bob` },
      ],
      offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'GBP' },
      image: `${origin}/media/van.svg`,
      url: `${origin}/`,
    });
    expect(pageAt('/people/ada')).not.toHaveProperty('thing');
  });
  test('of an event has the entry of a calendar', () => {
    expect(pageAt('/concerts/bach')?.event).toEqual({
      name: 'Bach',
      start: '2027-07-05T19:30+01:00',
      end: '2027-07-05T21:00+01:00',
      place: 'Studio',
      text: 'With two cellos.',
    });
    const bare = { 'concerts/bach.json': '{ "title": "Bach" }' };
    expect(pageAt('/concerts/bach', bare)?.thing).toEqual({ '@type': 'MusicEvent', name: 'Bach' });
    expect(pageAt('/concerts/bach', bare)).not.toHaveProperty('event');
  });
  test('has opening hours, also past midnight, and the number to call', () => {
    const open = {
      week: [
        { days: ['friday'], times: [{ from: '18:00', to: '02:00' }] },
        { days: ['sunday'], times: [{ from: '00:00', to: '24:00' }] },
      ],
      exceptions: [{ date: '2027-12-24' }],
    };
    const record = { name: 'The barn', phone: 'tel:+442079460018', open };
    const more = { 'houses/barn.json': JSON.stringify(record), 'pages/[houses].json': template('name') };
    const type = { '@type': 'OpeningHoursSpecification' };
    expect(pageAt('/barn', more)?.thing).toEqual({
      '@type': 'LodgingBusiness',
      name: 'The barn',
      telephone: '+442079460018',
      openingHoursSpecification: [
        { ...type, dayOfWeek: 'Friday', opens: '18:00', closes: '02:00' },
        { ...type, dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
        { ...type, validFrom: '2027-12-24', validThrough: '2027-12-24', opens: '00:00', closes: '00:00' },
      ],
    });
  });
});

describe('a calendar', () => {
  const linked = (href: string) => {
    const index = pageWith({ type: 'hero', heading: 'Start', actions: [{ label: 'Get it', href }] });
    const result = compiled({ 'pages/index.json': index });
    const [, block] = result.pages.find(({ path }) => path === '/')?.blocks ?? [];
    const problems = result.diagnostics.filter(({ path }) => path.includes('actions')).map(onOneLine);
    return { href: JSON.stringify(block).match(/"href":"([^"]*)"/)?.[1], problems };
  };
  test.each([
    ['/concerts.ics', '/concerts.ics'],
    ['/concerts/bach.ics', '/concerts/bach.ics'],
    ['webcal:/concerts.ics', 'webcal://www.example.org/concerts.ics'],
    ['webcal://calendar.example.net/all.ics', 'webcal://calendar.example.net/all.ics'],
  ])('can be linked as %s', (href, target) => {
    expect(linked(href)).toEqual({ href: target, problems: [] });
  });
  test.each([
    ['/people/ada.ics', /broken-link .*no page has this address/],
    ['webcal:/concert.ics', /broken-link .*no calendar has this address.*Did you mean "\/concerts.ics"/],
    ['webcal://', /unsafe-url .*is not a complete web address/],
  ])('is not %s', (href, message) => {
    expect(linked(href).problems).toEqual([expect.stringMatching(message)]);
  });
  test('without events is a warning, and left out', () => {
    const more = { 'concerts/bach.json': null };
    expect(pageAt('/concerts', more)).not.toHaveProperty('calendar');
    expect(compiled(more).diagnostics.map(onOneLine)).toContainEqual(
      expect.stringMatching(/empty-list \(warning\).*calendar has no events: no page in \/concerts\/\*/),
    );
    expect(pageAt('/concerts')?.calendar).toEqual({ title: 'Concerts' });
  });
});
