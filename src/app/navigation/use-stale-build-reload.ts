import { useEffect } from 'react';
import { reloadInPlace } from '@json-site/ui/reload';
import { readHistoryState, updateHistoryState } from './history-state.ts';
import { newerBuild } from './page-store.ts';
import { routeOfUrl } from './payload.ts';

/** A reload would interrupt a visitor who is typing. */
function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

/** Reloads the page when the server has a newer build, once for each build. */
export async function reloadStaleBuild(): Promise<void> {
  const build = await newerBuild(routeOfUrl(window.location.pathname));
  if (!build || readHistoryState().reloadedFor === build || isTyping()) return;
  updateHistoryState({ reloadedFor: build });
  reloadInPlace();
}

/**
 * After a new deployment, chunks of the old build are gone. When an `import()` fails for that reason, this reloads the
 * page once to get the new build. Otherwise a reload would not help, and the form itself shows what to do.
 */
export function useStaleBuildReload(): void {
  useEffect(() => {
    // Vite dispatches this event for each import() that fails.
    window.addEventListener('vite:preloadError', reloadStaleBuild);
    return () => window.removeEventListener('vite:preloadError', reloadStaleBuild);
  }, []);
}
