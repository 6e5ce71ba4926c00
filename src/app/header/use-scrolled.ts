import { useSyncExternalStore } from 'react';

/** How far a page is scrolled before the header gets its background (specification: 20px). */
const THRESHOLD_PX = 20;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than the threshold. False on the server and while hydrating. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}
