import type { Inline, ShownDate } from '@json-site/model/model';
import type { DescribedMeaning } from './vocabulary.ts';

/** The values without parts, resolved. */
interface Leaves {
  text: string;
  inline: Inline;
  date: ShownDate;
  'number or null': number | null;
}

/** The names of properties that may be missing end with "?". */
interface Properties {
  readonly [name: string]: Shape;
}

/** What the schema of a value has to describe. */
export type Shape =
  | keyof Leaves
  /** A text that is one of these; a schema may offer fewer. */
  | { readonly oneOf: readonly string[] }
  /** A text that the compiler reads. */
  | { readonly pattern: string }
  | { readonly items: Shape }
  | { readonly properties: Properties };

type Optional<Name> = Name extends `${infer Start}?` ? Start : never;
type Required<Name> = Name extends `${string}?` ? never : Name;

type Resolved<Of> = Of extends keyof Leaves
  ? Leaves[Of]
  : Of extends { oneOf: readonly (infer Value)[] }
    ? Value
    : Of extends { pattern: string }
      ? string
      : Of extends { items: infer Item }
        ? Resolved<Item>[]
        : Of extends { properties: infer Inside }
          ? { [Name in keyof Inside as Required<Name>]: Resolved<Inside[Name]> } & {
              [Name in keyof Inside as Optional<Name>]?: Resolved<Inside[Name]>;
            }
          : never;

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const TIME = { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$' } as const;
const TIMES = { items: { properties: { from: TIME, to: TIME } } } as const;

/**
 * What the compiler needs of the values from which it computes figures. The schema of the block, which describes such a
 * value, may limit it further and add properties. `checks/check-written-object.ts` compares them.
 */
export const WRITTEN_OBJECTS = {
  chart: {
    properties: {
      kind: { oneOf: ['bars', 'dots', 'lines'] },
      measure: 'text',
      categories: { items: 'text' },
      'categoryLabel?': 'text',
      series: { items: { properties: { label: 'text', values: { items: 'number or null' } } } },
    },
  },
  table: {
    properties: {
      caption: 'text',
      columns: { items: 'text' },
      rows: { items: { properties: { cells: { items: 'inline' } } } },
    },
  },
  hours: {
    properties: {
      week: { items: { properties: { days: { items: { oneOf: DAYS } }, times: TIMES } } },
      'exceptions?': {
        items: { properties: { date: 'date', 'until?': 'date', 'times?': TIMES, 'reason?': 'text' } },
      },
    },
  },
} as const satisfies Record<DescribedMeaning, Shape>;

/** A value with such a meaning, with the texts and dates inside it resolved. */
export type WrittenObject<Of extends DescribedMeaning> = Resolved<(typeof WRITTEN_OBJECTS)[Of]>;

export const isWrittenObject = (means: unknown): means is DescribedMeaning =>
  typeof means === 'string' && Object.hasOwn(WRITTEN_OBJECTS, means);
