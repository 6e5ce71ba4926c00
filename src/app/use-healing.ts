import { useEffect } from 'react';
import { newerBuild } from './page-store.ts';
import { routeOf } from './payload.ts';

/** What a history entry notes, so that one new build reloads it once. It outlives the reload, and is no storage. */
interface EntryState {
  reloadedFor?: string;
}

/** A reload would take the place from under somebody's hands. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

async function heal(): Promise<void> {
  const build = await newerBuild(routeOf(window.location.pathname));
  const entry = (window.history.state as EntryState | null) ?? {};
  if (!build || entry.reloadedFor === build || isTyping()) return;
  window.history.replaceState({ ...entry, reloadedFor: build }, '');
  window.location.reload();
}

/**
 * Code that is fetched late may be gone, because the site has been deployed anew. Only a new page names the new code:
 * it is loaded once, and only where there is a new build to be had. Where the code is gone for another reason, a
 * reload would not help, and the form itself says what to do.
 */
export function useHealing(): void {
  useEffect(() => {
    // The event that Vite gives for each import() that fails.
    window.addEventListener('vite:preloadError', heal);
    return () => window.removeEventListener('vite:preloadError', heal);
  }, []);
}
