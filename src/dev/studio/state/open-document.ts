import type { Schema } from '../../../compiler/schema/schema-set.ts';
import type { DocumentEntry, StudioSite } from '../protocol.ts';
import type { DocumentParts } from './document-parts.ts';
import type { OpenPage } from './open-page.ts';
import type { PageState } from './use-open-page.ts';

/** The document in the editor, which the components around its form share. */
export interface OpenDocument {
  site: StudioSite;
  entry: DocumentEntry;
  schema: Schema;
  parts: DocumentParts;
  page: OpenPage;
  state: PageState;
}
