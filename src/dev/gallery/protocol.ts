import type { BlockDescription } from '../../compiler/schema/describe-schema.ts';

/** An example of a block as it can be pasted into a page, and where it is shown. */
export interface GalleryExample {
  json: string;
  path: string;
  /** What the check says about it. */
  diagnostics: string[];
}

export interface GalleryBlock extends Omit<BlockDescription, 'examples'> {
  examples: GalleryExample[];
}

/** What a visitor reads when an answer breaks a rule. */
export interface FormMessage {
  field: string;
  label: string;
  rule: string;
  /** The rule as the data schema has it, for example "at most 100 characters". */
  limit: string;
  text: string;
}

/** Any other text of a form, with the place where it is written. */
export interface FormText {
  path: string;
  text: string;
  description: string;
}

export interface GalleryForm {
  id: string;
  messages: FormMessage[];
  texts: FormText[];
}

/** Everything that the gallery shows beside the icons, which are asked for when they are wanted. */
export interface GalleryData {
  blocks: GalleryBlock[];
  forms: GalleryForm[];
}

/** Id of the element that carries an example's data in its frame. */
export const EXAMPLE_DATA_ID = 'page-data';
