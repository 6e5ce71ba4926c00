/** What the function of a meaning receives besides the text. */
export interface MeaningContext {
  /**
   * Reports the text as an error where it is written, and leaves it out. `problem` follows the text: "there is no such
   * day". `hint` says what to write.
   */
  refuse: (problem: string, hint?: string) => never;
  /** The language of the text as a tag for `Intl`: "en-GB". */
  language: string;
}

/**
 * Turns a text of a content file into what a component receives: a value that JSON can have. Undefined leaves it out.
 */
export type SiteMeaning = (text: string, context: MeaningContext) => unknown;
