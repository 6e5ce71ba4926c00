import type { Media } from '@json-site/model/model';

/** A logo that is very long makes the others no smaller than this part of their box. */
const LEAST = 0.25;

const ratioOf = ({ width, height }: Media) => width / height;

/** Returns how large each whole logo is in a box of this shape, so that all have the area of the smallest. */
export function equalShares(logos: readonly Media[], box: number): number[] {
  const areas = logos.map((logo) => Math.min(ratioOf(logo) / box, box / ratioOf(logo)));
  const least = Math.max(LEAST, Math.min(...areas));
  return areas.map((area) => Number(Math.min(1, Math.sqrt(least / area)).toFixed(3)));
}
