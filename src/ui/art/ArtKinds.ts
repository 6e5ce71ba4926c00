import { flight, isolines, rings, strata, waves } from './ArtCurved.ts';
import { bars, folds, grid, weave } from './ArtStraight.ts';

/** Size of the view box; a drawing covers it and may reach past its edges. */
export const WIDTH = 480;
export const HEIGHT = 360;

/** The drawings a page can ask for by name. */
export const KINDS = { folds, isolines, grid, strata, waves, rings, bars, weave, flight };

/** Name of a drawing; "none" for no drawing. */
export type ArtKind = keyof typeof KINDS | 'none';
