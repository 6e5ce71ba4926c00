import { IS_FULL_RUN } from './full-run.ts';
import { SEED } from './seed.ts';

/** Returns all elements in a full run, otherwise every `step`th. */
export function selection<Element>(all: readonly Element[], step: number): Element[] {
  return all.filter((_, index) => IS_FULL_RUN || index % step === SEED % step);
}
