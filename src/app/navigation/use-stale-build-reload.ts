import { useEffect } from 'react';
import { noteInEntry, readEntry } from './history-entry.ts';
import { newerBuild } from './page-store.ts';
import { routeOfUrl } from './payload.ts';

/** A reload would take the place from under somebody's hands. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

async function heal(): Promise<void> {
  const build = await newerBuild(routeOfUrl(window.location.pathname));
  if (!build || readEntry().reloadedFor === build || isTyping()) return;
  noteInEntry({ reloadedFor: build });
  window.location.reload();
}

/**
 * Code that is fetched late may be gone, because the site has been deployed anew. Only a new page names the new code:
 * it is loaded once, and only where there is a new build to be had. Where the code is gone for another reason, a
 * reload would not help, and the form itself says what to do.
 */
export function useStaleBuildReload(): void {
  useEffect(() => {
    // The event that Vite gives for each import() that fails.
    window.addEventListener('vite:preloadError', heal);
    return () => window.removeEventListener('vite:preloadError', heal);
  }, []);
}
