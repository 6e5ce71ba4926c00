import { knownLanguage } from '../../ui/known-language.ts';

/** The language of the page, which decides how dates and numbers are written. */
export function pageLanguage(): string {
  return knownLanguage(globalThis.document?.documentElement.lang || 'en-GB');
}
