import type { FontFallback, FontUse } from '@json-site/compiler/theme';
import type { Theme } from '@json-site/model/content-types';
import { ARIAL_UNITS, ARIAL_WIDTHS } from './arial-widths.ts';
import type { FontMetrics } from './font-metrics.ts';

/** Returns all texts of a value: a sample of how often the languages of a site use each letter. */
export function lettersOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(lettersOf).join(' ') : '';
}

/** Returns how many times as wide as in Arial a sample is. Undefined if the font has none of its letters. */
function relativeWidth(
  use: FontUse,
  { advanceOf, unitsPerEm }: FontMetrics,
  sample: string,
): number | undefined {
  const widths = [...sample.normalize('NFC')].flatMap((character) => {
    const own = advanceOf(character);
    const arial = ARIAL_WIDTHS[use].get(character.normalize('NFD').charAt(0));
    return own === undefined || arial === undefined ? [] : [{ character, own, arial }];
  });
  const sum = (of: 'own' | 'arial') => widths.reduce((total, one) => total + one[of], 0);
  const hasLetters = widths.some(({ character }) => /\p{L}/u.test(character));
  return hasLetters ? sum('own') / unitsPerEm / (sum('arial') / ARIAL_UNITS) : undefined;
}

/** 1.0293 → 102.9 */
const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Returns how a browser resizes Arial (for headings Arial Bold), so that a sample is as wide and as high as in a font,
 * and lines do not move when the font has loaded. Undefined if the font has other letters than Arial.
 * @param chosen What the theme has in place of the computed values.
 */
export function fallbackOf(
  use: FontUse,
  metrics: FontMetrics,
  sample: string,
  chosen: Theme['fonts']['headings']['fallback'],
): FontFallback | undefined {
  const size = chosen?.size ?? percent(relativeWidth(use, metrics, sample) ?? 0);
  if (size === 0) return undefined;
  const height = (units: number) => percent(units / metrics.unitsPerEm / (size / 100));
  return { size, ascent: height(metrics.ascent), descent: height(metrics.descent), ...chosen };
}
