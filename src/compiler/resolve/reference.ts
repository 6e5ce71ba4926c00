import type { JsonPath, ValuePart } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';

/** A value in a content file that links to a page, shows a media file or uses a record. */
export interface Reference {
  kind: 'page' | 'media' | 'record';
  /** A route (whether or not the page exists), a file name in content/media/, or `<folder>/<id>` of a record. */
  to: string;
  /** The anchor, for a link that has one. */
  hash?: string;
  source: SourceFile;
  jsonPath: JsonPath;
  part: ValuePart;
  /** The page that contains the value; null in files that belong to several pages, or to none. */
  route: string | null;
}
