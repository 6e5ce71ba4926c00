import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from './json-file.ts';

/** The language of site.json, also while that file has errors. */
export function siteLanguage(site: ParsedFile | null): string {
  const language = isObject(site?.value) ? String(site.value['language']) : '';
  return /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : 'en';
}

const collators = new Map<string, Intl.Collator>();

/** Compares texts in the order of a language, and the numbers in them by their value. */
export function collatorFor(language: string): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}
