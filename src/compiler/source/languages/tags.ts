import { LANGUAGE_TAG } from '../site-language.ts';

const namesOf = (type: 'language' | 'region') => new Intl.DisplayNames('en', { type, fallback: 'none' });
const LANGUAGES = namesOf('language');
const REGIONS = namesOf('region');

/**
 * The tag as the standard writes it: "iw" is "he", "en-UK" is "en-GB". Undefined for a language or region that does not
 * exist.
 */
export function standardTag(tag: string): string | undefined {
  if (!LANGUAGE_TAG.test(tag)) return undefined;
  const { baseName, language, region } = new Intl.Locale(tag);
  if (LANGUAGES.of(language) === undefined) return undefined;
  return region !== undefined && REGIONS.of(region) === undefined ? undefined : baseName;
}

/** The English name of a language, such as "Welsh". */
export const languageName = (tag: string) => LANGUAGES.of(tag) ?? tag;

/** The name of a language in the language itself, such as "Cymraeg". */
export const ownLanguageName = (tag: string) =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The direction of a language's script. Undefined if it is that of most: from left to right. */
export function directionOf(tag: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : undefined;
}
