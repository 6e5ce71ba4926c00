/** The language of the page, which decides how dates and numbers are written. */
export function pageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en-GB';
}
