import type { Schema } from '../schema-set.ts';

/** A range in a query, as written: `from` and `to` belong to it, `before` does not. */
export interface WrittenRange {
  from?: unknown;
  to?: unknown;
  before?: unknown;
}

/** The day on which the site is built, or the page is visited, in the time zone of the site. */
export const TODAY = 'today';

/** The schema of a range whose ends have this schema. */
function rangeOf(end: Schema, description: string): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    description,
    properties: {
      from: { ...end, title: 'From', description: `The first that counts. ${end.description}` },
      to: { ...end, title: 'To', description: `The last that counts. ${end.description}` },
      before: { ...end, title: 'Before', description: `The first that no longer counts. ${end.description}` },
    },
  };
}

const DAY = '\\d{4}-\\d{2}-\\d{2}';

export const NUMBER_RANGE = rangeOf(
  { type: 'number', description: 'A number.' },
  'A range, for example { "from": 5, "to": 20 }.',
);

/** A range of dates in a list of records: a page that has grown old forgets by script what is past. */
export const DATE_RANGE = rangeOf(
  { type: 'string', pattern: `^(${TODAY}|${DAY})$`, description: `A date like "2026-03-05", or "${TODAY}".` },
  `A range, for example { "from": "${TODAY}" }.`,
);

/** A range of dates in a list of pages. */
export const DAY_RANGE = rangeOf(
  { type: 'string', pattern: `^${DAY}$`, description: 'A date like "2026-03-05".' },
  'A range, for example { "from": "2026-01-01", "before": "2027-01-01" }.',
);

/** Whether a value in a query is a range. */
export function isRange({ properties }: Schema): boolean {
  return properties?.['from'] !== undefined && properties['before'] !== undefined;
}
