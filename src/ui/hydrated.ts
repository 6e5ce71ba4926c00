import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, true as soon as script can answer a press. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
