import { useSyncExternalStore } from 'react';

/** The header gets its shadow when the page is scrolled further than this (specification: 20px). */
const THRESHOLD_PX = 20;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled further than the threshold. Undefined on the server and during hydration. */
export function useScrolled(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => undefined,
  );
}
