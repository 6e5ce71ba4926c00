import type { Media } from '@json-site/model/model';
import { valueIn } from '@json-site/values/objects';
import type { MediaFile } from '../types.ts';
import { contrast, over, parseHex, type Rgb } from './colour.ts';

/** Text of this size needs it on every part of its background: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const RATIO = 4.5;

/** The weakest veil: it evens out details that are smaller than a pixel of the tiny copy. */
const LEAST_VEIL = 0.2;
/** Behind a stronger veil, nobody sees the picture. */
export const MOST_VEIL = 0.75;
const STEP = 0.05;
/** How much stronger the veil of light text may be than that of dark text: a dark veil dulls a photograph less. */
const PREFERENCE = 0.25;

/** Of a picture whose colours are unknown, such as an SVG. */
const ANY: readonly Rgb[] = [
  [0, 0, 0],
  [1, 1, 1],
];

function pixelsOf({ pixels }: Pick<MediaFile, 'pixels'>): readonly Rgb[] {
  if (pixels === undefined) return ANY;
  const bytes = Uint8Array.from(atob(pixels), (character) => character.charCodeAt(0));
  return Array.from({ length: Math.floor(bytes.length / 3) }, (_, index): Rgb => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3, index * 3 + 3);
    return [red / 255, green / 255, blue / 255];
  });
}

/** The colours of a theme that decide which text is readable on a picture, as written. */
export function coloursOver(theme: unknown): unknown[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    ['text', 'paper'].map((name) => valueIn(theme, 'colours', scheme, name)),
  );
}

/** The weakest veil of this colour on which the text passes everywhere; above `MOST_VEIL` if there is none. */
function veilFor(text: Rgb, paper: Rgb, pixels: readonly Rgb[]): number {
  for (let step = 0; ; step++) {
    const veil = Math.round((LEAST_VEIL + step * STEP) * 100) / 100;
    if (veil > MOST_VEIL || pixels.every((pixel) => contrast(text, over(paper, veil, pixel)) >= RATIO))
      return veil;
  }
}

/**
 * Returns the text that is readable on a picture, light or dark, and the opacity of the veil in the colour of its paper
 * that it needs: the text may be anywhere on the picture, which each window crops in another way. Undefined without a
 * theme.
 */
export function readableOver(file: Pick<MediaFile, 'pixels'>, theme: unknown): Media['behind'] {
  const pixels = pixelsOf(file);
  const found = (['light', 'dark'] as const).flatMap((text) => {
    // Light text is that of the dark scheme.
    const scheme = text === 'light' ? 'dark' : 'light';
    const colour = (name: string) => parseHex(valueIn(theme, 'colours', scheme, name));
    const [own, paper] = [colour('text'), colour('paper')];
    return own && paper ? [{ text, veil: veilFor(own, paper, pixels) }] : [];
  });
  const cost = ({ text, veil }: NonNullable<Media['behind']>) =>
    text === 'dark' && veil > LEAST_VEIL ? veil + PREFERENCE : veil;
  const usable = found.filter(({ veil }) => veil <= MOST_VEIL);
  return (usable.length > 0 ? usable : found).sort((one, other) => cost(one) - cost(other))[0];
}
