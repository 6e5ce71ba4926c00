import { test } from 'vitest';
import { IS_FULL_RUN } from './full-run.ts';

const none = Object.assign(() => undefined, { each: () => () => undefined });

/**
 * A test of the full run: a second case of a kind, or one that takes long. Every other run leaves it out without a
 * word, where a skipped test would look forgotten.
 */
export const fullTest = (IS_FULL_RUN ? test : none) as typeof test;
