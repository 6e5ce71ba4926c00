import { useDeferredValue } from 'react';

/**
 * Returns false on the server and in the first render in a browser, then true. The second render gives way to clicks
 * and to the hydration of the page, which one for everything at once would hold up.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, false);
}
