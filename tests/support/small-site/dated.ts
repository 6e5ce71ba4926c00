import { DATED } from './schemas.ts';

/** The input of examples with dates and drafts. */
export const DATED_INPUT = { schemas: DATED };
