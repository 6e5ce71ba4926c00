import type { FormatName } from './core-schema.ts';

/** How `after` compares two texts: character by character, as times of a day, or as moments. */
export type Order = 'characters' | 'clock' | 'instant';

/** The rules of a text's format, for the validator and for the table. */
export interface Format {
  /** The JavaScript regular expression of a valid text, to be compiled with the flag `u`. */
  pattern: string;
  /** The format itself limits the length of its texts. */
  isLimited?: true;
  /** Absent if `after` cannot compare texts of the format. */
  order?: Order;
  columnType: 'text' | 'date' | 'time(0)' | 'timestamptz' | 'uuid';
  /**
   * The pattern of what a column returns, in UTC, where that is not the text that was sent: the first and the last
   * moments are then in other years.
   */
  momentPattern?: string;
}

const LEAP_YEAR = '(?:[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)';
const DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
const DATE = `(?:[1-9][0-9]{3}-${DAY}|${LEAP_YEAR}-02-29)`;
const MINUTE = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const MOMENT = `T${MINUTE}:[0-5][0-9](?:\\.[0-9]{1,6})?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** Every format that a data schema may use. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  /** The same addresses that `<input type="email">` accepts, but with a dot in the domain. */
  email: {
    pattern: `^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`,
    columnType: 'text',
  },
  /** An address of the web. Other schemes, such as `javascript:`, are not accepted. */
  uri: {
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\u0001-\\u0020\\u007f-\\u00a0]+$',
    columnType: 'text',
  },
  /** A telephone number in any notation: at least 7 digits. */
  tel: {
    pattern: '^(?:[^0-9]*[0-9]){7}',
    columnType: 'text',
  },
  /** YYYY-MM-DD, from the year 1000. */
  date: {
    pattern: `^${DATE}$`,
    isLimited: true,
    order: 'characters',
    columnType: 'date',
  },
  /** HH:MM or HH:MM:SS, without a time zone: a visitor means the time on a clock. */
  time: {
    pattern: `^${MINUTE}(?::[0-5][0-9])?$`,
    isLimited: true,
    order: 'clock',
    columnType: 'time(0)',
  },
  /** RFC 3339: a date and a time with its distance from UTC, to the microsecond. */
  'date-time': {
    pattern: `^${DATE}${MOMENT}`,
    momentPattern: `^(?:${DATE}|0999-12-31|10000-01-01)${MOMENT}`,
    isLimited: true,
    order: 'instant',
    columnType: 'timestamptz',
  },
  uuid: {
    pattern: '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$',
    isLimited: true,
    columnType: 'uuid',
  },
};

export function isFormatName(name: unknown): name is FormatName {
  return typeof name === 'string' && Object.hasOwn(FORMATS, name);
}
