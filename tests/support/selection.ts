import { IS_FULL_RUN } from './full-run.ts';
import { SEED } from './seed.ts';

/** Returns every `step`th element, beginning elsewhere each day, and all of them in a full run. */
export function selection<Element>(all: readonly Element[], step: number): Element[] {
  return all.filter((_, index) => IS_FULL_RUN || index % step === SEED % step);
}
