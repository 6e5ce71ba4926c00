import type { PagePayload } from '@json-site/app/addresses';
import type { BlockDescription } from '@json-site/compiler/schema';
import type { FieldMessage } from '@json-site/form-core/content';
import type { Labels } from '@json-site/model/content-types';

/** The data of an example. Its block may need labels that the site does not have. */
export interface ExamplePayload extends PagePayload {
  labels?: Labels | undefined;
}

/** An example of a block. */
export interface GalleryExample {
  /** The block's JSON, formatted for a page's file. */
  json: string;
  /** Path of the page that shows the example. */
  path: string;
  /** Formatted diagnostics of the example. */
  diagnostics: string[];
}

export interface GalleryBlock extends Omit<BlockDescription, 'examples'> {
  examples: GalleryExample[];
}

/** Any other text of a form. */
export interface FormText {
  /** JSON path of the text in the form's file. */
  path: string;
  text: string;
  description: string;
}

export interface GalleryForm {
  id: string;
  /** The error messages, with the limit of each rule in the language of the site. */
  messages: (Omit<FieldMessage, 'limit'> & { limit: string })[];
  texts: FormText[];
}

/** A theme that comes with the engine. */
export interface GalleryTheme {
  id: string;
  name: string;
  /** The text of content/theme.json. */
  json: string;
}

/** The data of the gallery, except the icons, which it loads when it shows them. */
export interface GalleryData {
  blocks: GalleryBlock[];
  forms: GalleryForm[];
  themes: readonly GalleryTheme[];
}

/** Id of the element that contains the page data of an example. */
export const EXAMPLE_DATA_ID = 'page-data';

/** Path prefix of the pages that each show one example. */
export const EXAMPLES_PATH = '/_gallery/';

/** The path of the page that shows an example of a block. */
export function examplePath(type: string, index: number): string {
  return `${EXAMPLES_PATH}${type}/${index + 1}`;
}
