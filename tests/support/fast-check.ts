import fc from 'fast-check';
import { IS_FULL_RUN } from './full-run.ts';
import { SEED } from './seed.ts';

/** A test that states no number of runs has these. */
fc.configureGlobal({ seed: SEED, numRuns: IS_FULL_RUN ? 200 : 40 });

export { fc };
