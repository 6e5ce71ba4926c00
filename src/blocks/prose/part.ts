import type { Parts } from '@json-site/model/content-types';

/** The parts of a text besides its paragraphs. */
export type PartName = Exclude<keyof Parts, 'text'>;

/** What the component of a part receives. */
export interface PartProps<Name extends PartName> {
  part: Parts[Name];
  /** The level of a heading in the text. */
  level: 2 | 3;
}
