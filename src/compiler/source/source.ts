import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';

/** Where an author wrote a value. */
export interface Place {
  file: SourceFile;
  jsonPath: JsonPath;
  /** Whether an offset in the value is one in the text of the file. */
  isExact: boolean;
  /** Whether a translation takes the value from the file that it translates. */
  isInherited: boolean;
  /** The value in the file that a translation translates. */
  base?: unknown;
}

/** A file in a further language. */
interface Translation {
  language: string;
  /** The file that it translates. */
  base: SourceFile;
}

/**
 * What a parsed document was read from: a file, a file with its translation, or the page that a template makes of a
 * record. `path` and `text` are those of the file, of the translation, or of the template.
 *
 * A file that is only read, such as a schema, is a `SourceFile`. It cannot replace a source: only a source knows where
 * its values are written. A copy of a source knows it too.
 */
export interface Source extends SourceFile {
  /** Returns where a value is written. A value of a template's page is in the template. */
  readonly locate: (jsonPath: JsonPath, part?: ValuePart) => Place;
  readonly translation?: Translation;
  readonly expansion?: Expansion;
}

/** A file that is only read. A source is none: its values may be written elsewhere. */
export type PlainFile = SourceFile & { locate?: never };

/** How a template makes the page of a record. */
export interface Expansion {
  template: SourceFile;
  record: Source;
  /** The name in brackets: "people", or "posts.tags" for the page of a value. */
  collection: string;
  id: string;
  /** Only of the page of a value: the value, and the ids of the records that have it. */
  ofValue?: { value: string; records: readonly string[] };
  /** The properties that the template asks for, and the record does not have. */
  missing: ReadonlySet<string>;
  /** Whether something that every page needs, such as the title, has no value. */
  isIncomplete: boolean;
  /** Whether items of the template are left out of a list. Without a path, of any list. */
  isShortened: (list?: JsonPath) => boolean;
  /** Where the record has a value of the page. Undefined for a value that is the same on the page of every record. */
  locateInRecord: (jsonPath: JsonPath, part?: ValuePart) => Place | undefined;
}

/** The source of a document that is a file as its author wrote it. */
export function sourceOf(file: PlainFile): Source {
  return { ...file, locate: (jsonPath) => ({ file, jsonPath, isExact: true, isInherited: false }) };
}

/** The file in which a page differs from others: that of its record, if a template makes it. */
export const authoredFile = ({ path, expansion }: Source): string => expansion?.record.path ?? path;
