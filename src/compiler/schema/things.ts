import { kindOfValue } from './queries/record-list-schema.ts';
import type { Schema } from './schema-set.ts';
import { readingOf, recordMeaning } from './vocabulary.ts';

/** What a property of schema.org's vocabulary can be: a value, an offer with a price, or another thing. */
export type ThingValue =
  | 'text'
  | 'number'
  | 'date'
  | 'address'
  | 'picture'
  | 'contact'
  | 'offer'
  | 'hours'
  | 'Place'
  | 'Person'
  | 'Organization';

type Vocabulary = Readonly<Record<string, ThingValue>>;

const THING = {
  name: 'text',
  alternateName: 'text',
  description: 'text',
  image: 'picture',
  url: 'address',
  sameAs: 'address',
} as const satisfies Vocabulary;

const EVENT = {
  ...THING,
  startDate: 'date',
  endDate: 'date',
  doorTime: 'date',
  location: 'Place',
  performer: 'Person',
  organizer: 'Organization',
  offers: 'offer',
  maximumAttendeeCapacity: 'number',
} as const satisfies Vocabulary;

const REACHED = { address: 'text', telephone: 'contact', email: 'contact' } as const satisfies Vocabulary;

const PERSON = {
  ...THING,
  ...REACHED,
  givenName: 'text',
  familyName: 'text',
  honorificPrefix: 'text',
  jobTitle: 'text',
  knowsAbout: 'text',
  knowsLanguage: 'text',
  affiliation: 'Organization',
  worksFor: 'Organization',
  memberOf: 'Organization',
} as const satisfies Vocabulary;

const PLACE = {
  ...THING,
  address: 'text',
  telephone: 'contact',
  hasMap: 'address',
  maximumAttendeeCapacity: 'number',
  openingHoursSpecification: 'hours',
} as const satisfies Vocabulary;

const ORGANIZATION = {
  ...THING,
  ...REACHED,
  legalName: 'text',
  logo: 'picture',
  member: 'Person',
  founder: 'Person',
  foundingDate: 'date',
} as const satisfies Vocabulary;

const BUSINESS = { ...PLACE, ...ORGANIZATION, priceRange: 'text' } as const satisfies Vocabulary;

const LODGING = {
  ...BUSINESS,
  checkinTime: 'text',
  checkoutTime: 'text',
  numberOfRooms: 'number',
} as const satisfies Vocabulary;

const WORK = {
  ...THING,
  author: 'Person',
  publisher: 'Organization',
  datePublished: 'date',
  dateModified: 'date',
  inLanguage: 'text',
  keywords: 'text',
} as const satisfies Vocabulary;

const NAMED = ['name'];
const WHEN_AND_WHERE = ['name', 'startDate', 'location'];

const event = { properties: EVENT, required: WHEN_AND_WHERE };
const business = { properties: BUSINESS, required: NAMED };
const lodging = { properties: LODGING, required: NAMED };
const place = { properties: PLACE, required: NAMED };

/** The types of schema.org that a record can be: their properties, and those without which search engines ignore it. */
export const THINGS: Readonly<Record<string, { properties: Vocabulary; required: readonly string[] }>> = {
  Event: event,
  BusinessEvent: event,
  ChildrensEvent: event,
  EducationEvent: event,
  ExhibitionEvent: event,
  Festival: event,
  MusicEvent: event,
  ScreeningEvent: event,
  SocialEvent: event,
  SportsEvent: event,
  TheaterEvent: event,
  Person: { properties: PERSON, required: NAMED },
  Organization: { properties: ORGANIZATION, required: NAMED },
  Place: place,
  TouristAttraction: place,
  LocalBusiness: business,
  Museum: business,
  Library: business,
  Restaurant: business,
  CafeOrCoffeeShop: business,
  Store: business,
  LodgingBusiness: lodging,
  BedAndBreakfast: lodging,
  Hostel: lodging,
  Hotel: lodging,
  Product: {
    properties: {
      ...THING,
      brand: 'Organization',
      sku: 'text',
      gtin: 'text',
      color: 'text',
      material: 'text',
      offers: 'offer',
    },
    required: ['name', 'offers'],
  },
  Course: {
    properties: { ...WORK, provider: 'Organization', offers: 'offer' },
    required: ['name', 'description', 'provider'],
  },
  CreativeWork: { properties: WORK, required: NAMED },
  Article: { properties: { ...WORK, headline: 'text' }, required: ['headline'] },
  Book: { properties: { ...WORK, isbn: 'text', numberOfPages: 'number', offers: 'offer' }, required: NAMED },
};

/** Whether a type is an event, which can be in a calendar. */
export const isEvent = (type: string | undefined) => type !== undefined && THINGS[type] === event;

const WORDS: readonly (string | undefined)[] = ['text', 'choice', 'list'];

/** What a property of a record must be for a value, in words. */
export const FITTING: Readonly<Record<ThingValue, string>> = {
  text: 'a text or a list of texts',
  number: 'a number',
  date: 'a text with "means": "date"',
  address: 'a text with "means": "link"',
  picture: 'a text with "means": "media"',
  contact: 'a text, or one with "means": "link"',
  offer: 'a number with "currency"',
  hours: 'an object with "means": "hours"',
  Place: 'a text, or a record',
  Person: 'a text, or a record, or a list of them',
  Organization: 'a text, or a record, or a list of them',
};

/**
 * Whether the values of a property of a record can be those of a property of schema.org. `items` is the schema of the
 * items of a list; neither is a reference.
 */
export function fits(value: ThingValue, schema: Schema, items?: Schema): boolean {
  const { means } = items ?? schema;
  const kind = kindOfValue(schema, items);
  switch (value) {
    case 'text':
      return WORDS.includes(kind);
    case 'number':
      return kind === 'number';
    case 'offer':
      return kind === 'number' && schema.currency !== undefined;
    case 'date':
      return kind === 'date';
    case 'address':
      return readingOf(means).inList === 'link';
    case 'picture':
      return kind === 'picture';
    case 'contact':
      return kind === 'text' || kind === 'link';
    case 'hours':
      return means === 'hours';
    default:
      return WORDS.includes(kind) || recordMeaning(means)?.isList === false;
  }
}
