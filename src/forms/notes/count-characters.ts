import type { Form } from '@json-site/model/content-types';
import { cleanText } from '../values/clean.ts';

/** The count shows when this part of the limit is used. */
const NEAR = 0.8;

/** The characters that a text may still have: code points, as the validator and the database count them. */
export function charactersLeft(text: string, limit: number): number {
  return limit - [...cleanText(text)].length;
}

export function isNearLimit(left: number, limit: number): boolean {
  return limit - left >= limit * NEAR;
}

/** Writes how many there are. A language without texts for each form of its plural has "other". */
export function countText(texts: Form['charactersLeft'], count: number, language: string): string {
  const text = texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
  return text.replace('{count}', new Intl.NumberFormat(language).format(count));
}
