let language = 'en-GB';

/** Sets the language of the page whose form is judged or shown now. Nothing waits between this and the end of it. */
export function setPageLanguage(tag: string): void {
  language = tag;
}

/** Replaces the module that asks the document: see plain-function.ts in the room generate. */
export const pageLanguage = (): string => language;
