/**
 * The types of resolved values: what a string in a content file becomes once the keyword `means` of its schema is
 * carried out. `schema/vocabulary.ts` maps each value of `means` to one of these types.
 */

/** The marks of a text with markup: the names of the elements that show them. */
export type InlineMark = 'strong' | 'em' | 'code' | 'sup' | 'sub';

/** Characters of a text with their marks, one in each object, the outermost first: `{ strong: { em: 'never' } }`. */
export type InlineRun = string | { [Mark in InlineMark]?: InlineRun };

/** One node of a text with markup: characters or a link. A line break is a character of the text. */
export type InlineNode = InlineRun | { text: string | InlineRun[]; href: string };

/** A text with markup. A text without markup stays a string, which keeps a page's data small. */
export type Inline = string | InlineNode[];

/** The name of an icon that exists. The style sheet contains its shapes, once for all pages. */
export type Icon = string;

/** The shapes of an icon on a 24 x 24 grid: SVG element names and attributes, in Lucide's format. */
export type IconNode = [element: string, attributes: Record<string, string>][];

/**
 * A file of content/media/ as it is served. Sizes are in CSS pixels. A photograph for which the schema declares a slot
 * has all properties, an SVG the first three.
 */
export interface Media {
  src: string;
  width: number;
  height: number;
  /** The picture as WebP in several widths, for the attribute `srcset`. */
  srcSet?: string;
  /** The same as AVIF. */
  avif?: string;
  /** The width of its slot in every window, for the attribute `sizes`. */
  sizes?: string;
  /**
   * Whether it is probably the largest thing on the first screen. Every other picture loads when it is near the screen.
   */
  isFirst?: true;
  /** Of a picture behind text: the text that is readable on it, and the opacity of the veil between them. */
  behind?: { text: 'light' | 'dark'; veil: number };
}

/** The data that other pages need to list a page or to link to it. */
export interface PageLink {
  path: string;
  title: string;
  summary: string;
  icon?: Icon;
  backLabel?: string;
  /** The language of the page, if it is another one than that of the page with the link. */
  language?: string;
}

/** An item that the site stores in the visitor's browser or with a submission, described for visitors. */
export interface StoredItem {
  name: string;
  /** The storage keys, as a browser's developer tools list them. */
  keys?: string[];
  place: string;
  purpose: Inline;
  written?: Inline;
  kept: Inline;
  ground?: Inline;
}

/** Everything that the site may store in the visitor's browser, or with a submission, with the label of each column. */
export interface StorageList {
  terms: Record<'key' | 'place' | 'purpose' | 'written' | 'kept' | 'ground', string>;
  items: StoredItem[];
}

/** A date as it is written, and as visitors read it: in the language and the time zone of the site. */
export interface ShownDate {
  iso: string;
  text: string;
}

/** The dates of a page between words: "Published 3 March 2026, updated 5 March 2026". */
export type DateLine = (string | ShownDate)[];

/** An item of a list of pages in the order of their dates. */
export interface DatedPage extends Pick<PageLink, 'path' | 'title' | 'summary' | 'language'> {
  date: ShownDate;
  /** What only some lists show of their pages. */
  picture?: Media;
  author?: string;
  category?: string;
}

/** The part of a page link that a menu needs. Menus are in every visitor's first download. */
export type PageName = Pick<PageLink, 'path' | 'title'>;

/** A mark of a chart. Positions are in percent of the scale, from left to right. */
interface ChartMark {
  /** The index of the series; -1 for the line that joins the dots of several series. */
  series: number;
  /** Where a bar begins. */
  from?: number;
  /** Where a bar ends, or the centre of a dot. */
  to: number;
}

/** One line of a chart of bars or dots, with the marks on it and the number to print beside them. */
export interface ChartTrack {
  marks: ChartMark[];
  text?: string;
  /** Where a bar ends and its number begins, as a length of CSS. */
  at?: string;
}

/** A label below a chart of lines. Its column begins at half-column `at` and is `span` half-columns wide. */
export interface ChartLabel {
  text: string;
  at: number;
  span: number;
}

/** A line of a chart: its path in a square of 100 x 100, and the points that have a mark. */
export interface ChartLine {
  path: string;
  points: [x: number, y: number][];
}

/**
 * The labels of a scale from low to high at equal distances, and the path of its lines in a square of 100 x 100. Bars
 * have their numbers instead of labels, and one line at zero.
 */
export interface ChartScale {
  ticks?: string[];
  grid: string;
}

/** A chart, computed: the browser needs no code for scales or numbers. */
export interface ChartFigure {
  measure: string;
  /** The header of the categories in the table. */
  categoryLabel?: string;
  /** `shape` is the path of a dot around 0,0. Without it, the series is shown by bars. */
  series: { label: string; shape?: string }[];
  /** The table, row by row. Numbers are texts in the language of the site. */
  rows: { label: string; cells: string[] }[];
  picture:
    | { kind: 'rows'; tracks: ChartTrack[][]; scale: ChartScale }
    | {
        kind: 'lines';
        lines: ChartLine[];
        scale: Required<ChartScale>;
        narrow: ChartLabel[];
        wide: ChartLabel[];
      };
}

/** A table. The first cell of a row is its header. */
export interface TableFigure {
  caption: string;
  /** `isNumeric`: most of its cells are numbers, which are compared from their ends. */
  columns: { label: string; isNumeric?: true }[];
  rows: { cells: Inline[] }[];
}

/** A document to download: its kind, such as "PDF", and its size in the language of the site. */
export interface Download {
  src: string;
  kind: string;
  size: string;
}

/** A time of opening: as written, for a comparison with the clock, and as visitors read it. */
export interface OpeningTime {
  from: string;
  to: string;
  text: string;
}

/** Opening hours in the time zone of the site. A day without times is closed. */
export interface OpeningHours {
  timeZone: string;
  /** Monday to Sunday. */
  week: { day: string; times: OpeningTime[] }[];
  /** In the order of their dates. */
  exceptions: { first: ShownDate; last?: ShownDate; times: OpeningTime[]; reason?: string }[];
}

/** A record as the block `records` shows it. A figure is null where the record has no value. */
export interface ListedRecord {
  id: string;
  title: Inline;
  href?: string;
  /** Whether the page around the list is about this record, and shows its title. */
  isPageTitle?: true;
  date?: ShownDate;
  picture?: Media;
  /** The point of the picture that stays visible where it is cropped, in percent. */
  focus?: { x: number; y: number };
  /** Letters in place of the picture that other records of the list have. */
  initials?: string;
  text?: Inline;
  figures?: (Inline | null)[];
  /** Its column in a timetable, such as a room. */
  column?: Inline;
  /** The day, month or year under which it is listed. */
  group?: string;
  /** `2026-10-17`: after this day it is no longer coming. Only records of a list that begins today have it. */
  day?: string;
}

/** Records of a collection, with the values that the author of the page has chosen. */
export interface RecordList {
  /** The labels of what is shown besides pictures. */
  labels: {
    title: string;
    date?: string;
    text?: string;
    link?: string;
    column?: string;
    figures: { label: string; isNumeric?: true }[];
  };
  records: ListedRecord[];
  /**
   * The records of each day as a table: a column for each place, a row for each time at which something begins. A cell
   * has the positions of its records in the list, and the columns and rows that it covers; cells that one of an earlier
   * row covers are left out.
   */
  timetables?: {
    title: string;
    columns: Inline[];
    rows: { time: string; cells: { records: number[]; columns?: number; rows?: number }[] }[];
  }[];
  /** Of a list that begins today. It has more records than it shows: others follow those that are past. */
  coming?: { timeZone: string; limit?: number };
}

/** The links between the pages of a divided list. */
export interface PageNumbers {
  /** Their accessible name. */
  label: string;
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
  /** The nearest pages, the first and the last. Null for those between that are left out. */
  pages: ({ text: string; label: string; href: string; isCurrent?: true } | null)[];
}

/**
 * The kind of a field. The content chooses the control among those that fit the kind.
 * - `choice`: one value of an enum. `choices`: a list of values of an enum.
 * - `texts`: a list of texts or numbers. `list`: a list of objects. `group`: an object.
 */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'texts'
  | 'list'
  | 'group';
