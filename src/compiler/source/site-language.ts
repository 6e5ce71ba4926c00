import { isObject } from '@json-site/values/objects';
import type { DateStyle } from './dates.ts';
import type { ParsedFile } from './json-file.ts';

/**
 * A language tag (BCP 47): the language and, where they matter, script and region, such as "cy", "zh-Hant" or "pt-BR".
 */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** The language of site.json, also while that file has errors. */
export function siteLanguage(site: ParsedFile | null): string {
  const language = isObject(site?.value) ? String(site.value['language']) : '';
  return LANGUAGE_TAG.test(language) ? language : 'en';
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How visitors read dates of the site, also while site.json has errors. */
export function siteDateStyle(site: ParsedFile | null): DateStyle {
  const timeZone = isObject(site?.value) ? site.value['timeZone'] : undefined;
  const isUsable = typeof timeZone === 'string' && isTimeZone(timeZone);
  return { language: siteLanguage(site), timeZone: isUsable ? timeZone : undefined };
}

const collators = new Map<string, Intl.Collator>();

/** Compares texts in the order of a language, and the numbers in them by their value. */
export function collatorFor(language: string): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator;
}
