import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from './json-file.ts';

/** A language tag (BCP 47): the language and, where they matter, script and region, such as "cy", "zh-Hant" or "pt-BR". */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** The language of site.json, also while that file has errors. */
export function siteLanguage(site: ParsedFile | null): string {
  const language = isObject(site?.value) ? String(site.value['language']) : '';
  return LANGUAGE_TAG.test(language) ? language : 'en';
}

const collators = new Map<string, Intl.Collator>();

/** Compares texts in the order of a language, and the numbers in them by their value. */
export function collatorFor(language: string): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}
