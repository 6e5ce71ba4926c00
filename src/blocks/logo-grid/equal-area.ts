import type { Media } from '@json-site/model/model';

const ratioOf = ({ width, height }: Media) => width / height;

/** The height in rem of a logo whose shape is the usual one of its row. */
const HEIGHT = 3.5;

const isSvg = ({ src }: Media) => /\.svg(?:#|$)/.test(src);

/**
 * Returns the height in rem of each logo of a row, so that all have the same area: of one height, a long one would be
 * the largest by far. Undefined where all have one shape. Pixels are never enlarged.
 */
export function equalHeights(logos: readonly Media[]): (number | undefined)[] {
  const logs = logos.map((logo) => Math.log(ratioOf(logo)));
  const usual = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logos.map((logo, index) => {
    const share = Math.exp((usual - (logs[index] ?? usual)) / 2);
    if (Math.abs(share - 1) < 0.02) return undefined;
    const height = HEIGHT * share;
    return Number((isSvg(logo) ? height : Math.min(height, logo.height / 16)).toFixed(2));
  });
}

/** Returns how large each whole logo is in a box of this shape, so that all have the area of the smallest. */
export function equalShares(logos: readonly Media[], box: number): number[] {
  const areas = logos.map((logo) => Math.min(ratioOf(logo) / box, box / ratioOf(logo)));
  const least = Math.max(LEAST, Math.min(...areas));
  return areas.map((area) => Number(Math.min(1, Math.sqrt(least / area)).toFixed(3)));
}

/** A logo that is very long makes the others no smaller than this part of their box. */
const LEAST = 0.25;
