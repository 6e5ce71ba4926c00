import type { ClientPage } from '../navigation/payload.ts';

/**
 * Sets the language of the document to that of a page, before the page renders: forms write dates and numbers in it.
 */
export function showLanguage({ language = '', dir }: ClientPage): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dir = dir ?? 'ltr';
}
