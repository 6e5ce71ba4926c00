import { BROWSER_FAULTS } from './browser.ts';
import type { Fault } from './fault.ts';
import { JOURNEYS } from './journeys.ts';
import { NETWORK_FAULTS } from './network.ts';
import { REPLY_FAULTS } from './replies.ts';

const number = ({ id }: Fault) => Number.parseInt(id, 10);

/** Every fault, by its number. */
export const FAULTS: Fault[] = [...NETWORK_FAULTS, ...REPLY_FAULTS, ...BROWSER_FAULTS, ...JOURNEYS].sort(
  (one, other) => number(one) - number(other) || one.id.localeCompare(other.id),
);

export { number as numberOf };
