import { flight, isolines, rings, strata, waves } from './ArtCurved.ts';
import { gap, gather } from './ArtSheets.ts';
import { bars, folds, grid, weave } from './ArtStraight.ts';

/** Size of the view box. An illustration covers it and may extend past its edges. */
export const WIDTH = 480;
export const HEIGHT = 360;

/** The illustrations that content can name. */
export const KINDS = { folds, isolines, grid, strata, waves, rings, bars, weave, flight, gather, gap };

/** Name of an illustration, or "none". */
export type ArtKind = keyof typeof KINDS | 'none';
