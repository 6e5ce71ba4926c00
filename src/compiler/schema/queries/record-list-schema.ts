import { PERIODS } from '../../source/dates.ts';
import { FORMS } from '../collections.ts';
import type { Schema, SchemaSet } from '../schema-set.ts';
import { followRef } from '../schema-walk.ts';
import { readingOf, recordMeaning } from '../vocabulary.ts';
import { queryProperties, type RecordQuery, recordProperties } from './record-queries.ts';

/** The properties of a record that a list shows, by what visitors see. */
export interface ShownProperties {
  title: string;
  date?: string;
  picture?: string;
  focus?: string;
  text?: string;
  figures?: string[];
  column?: string;
  link?: string;
  labels?: Record<string, string>;
}

/** The query for one collection in `means: "records"`, after the schema has checked it. */
export interface RecordListQuery extends RecordQuery {
  group?: keyof typeof PERIODS;
  show: ShownProperties;
}

export type Kind =
  | 'text'
  | 'choice'
  | 'number'
  | 'date'
  | 'picture'
  | 'focus'
  | 'link'
  | 'file'
  | 'record'
  | 'list';

/** The definition of the point of a picture that stays visible. */
const FOCUS = '#/$defs/focus';

/** What visitors can see of a property. */
export function kindOf(property: Schema, set: SchemaSet): Kind | undefined {
  if (property.$ref === FOCUS) return 'focus';
  const schema = followRef(property, set);
  return kindOfValue(schema, schema.items && followRef(schema.items, set));
}

/** The same of a schema and of the items of a list, neither of which is a reference. */
export function kindOfValue(
  { type, enum: values, means, pattern }: Schema,
  items?: Schema,
): Kind | undefined {
  if (type === 'array') {
    const each = items && kindOfValue(items);
    return each === 'record' ? each : each === 'text' || each === 'choice' ? 'list' : undefined;
  }
  if (recordMeaning(means)?.isList === false) return 'record';
  const { inList } = readingOf(means);
  if (inList === 'picture') return pattern === undefined ? 'picture' : undefined;
  if (inList !== 'words') return inList ?? undefined;
  if (values) return 'choice';
  if (type === 'string') return 'text';
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

/** The kinds of values that can have a label. */
const FIGURES = ['text', 'choice', 'number', 'date', 'link', 'file', 'record', 'list'] as const;

/** The schema of `show`. Undefined for a collection without a text, whose records have no name. */
function showSchema(record: Schema, set: SchemaSet): Schema | undefined {
  const properties = recordProperties(record).map(([name, property]) => {
    return { name, kind: kindOf(property, set) };
  });
  const namesOf = (...kinds: Kind[]) =>
    properties.filter(({ kind }) => kind && kinds.includes(kind)).map(({ name }) => name);
  const choice = (title: string, description: string, ...kinds: Kind[]): Schema | undefined => {
    const names = namesOf(...kinds);
    return names.length > 0 ? { enum: names, title, description } : undefined;
  };
  const title = choice('Title', 'The property with the name of a record.', 'text');
  if (!title) return undefined;
  const figure = choice('Figure', 'A property to show with its label.', ...FIGURES);
  const labelled = namesOf(...FIGURES);
  const label: Schema = {
    type: 'string',
    minLength: 1,
    maxLength: 60,
    description: 'The label of this property, for example "At the door".',
  };
  const shown: Record<string, Schema | undefined> = {
    title,
    date: choice('Date', 'The property with the date.', 'date'),
    picture: choice('Picture', 'The property with a picture.', 'picture'),
    focus: choice('Focus', 'The property with the point of the picture that is never cropped.', 'focus'),
    text: choice('Text', 'The property with a sentence about the record.', 'text', 'choice'),
    figures: figure && {
      type: 'array',
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      items: figure,
      title: 'Figures',
      description:
        'Other properties, such as price, place, address or another record. Each has its title in the schema as its label.',
    },
    column: choice(
      'Column',
      'The property whose values are the columns of a timetable, such as the room.',
      'text',
      'choice',
      'record',
    ),
    link: choice('Link', 'The property with a link. Default: the page that a template makes.', 'link'),
    labels: {
      type: 'object',
      additionalProperties: false,
      title: 'Labels',
      description: 'Other labels than the titles in the schema, by property.',
      properties: Object.fromEntries(labelled.map((name) => [name, label])),
    },
  };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['title'],
    title: 'Show',
    description: 'The properties of a record that visitors see, for example { "title": "name" }.',
    properties: Object.fromEntries(
      Object.entries(shown).flatMap(([name, one]): [string, Schema][] => (one ? [[name, one]] : [])),
    ),
  };
}

/** Writes the schema of `records`: an object with the query of one collection. */
export function recordListSchema(own: Schema, set: SchemaSet): Schema {
  const collections = Object.entries(set.records).flatMap(([name, record]): [string, Schema][] => {
    const show = name === FORMS ? undefined : showSchema(record, set);
    if (!show) return [];
    const group: Schema = {
      enum: Object.keys(PERIODS),
      title: 'Group',
      description:
        'Lists the records below the day, the month or the year of their date. Below a day, the date is its time.',
    };
    const properties = {
      ...queryProperties(name, record, set),
      ...(show.properties?.['date'] && { group }),
      show,
    };
    const description = 'Which of these records to show, and what of each.';
    return [
      [name, { type: 'object', additionalProperties: false, required: ['show'], description, properties }],
    ];
  });
  return {
    ...own,
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(collections),
  };
}
