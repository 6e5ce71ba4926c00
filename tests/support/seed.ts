/**
 * The seed of every random choice: fixed, so that the same code has the same result. test:full sets another one each
 * day.
 */
export const SEED = Number(process.env['SEED']) || 1;
