/** The language of the page, which decides how dates and numbers are written. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang || 'en-GB';
