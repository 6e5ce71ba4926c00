import { savesData } from './saves-data.ts';

/** A device that needs longer than this for a page has no time for pictures of it (docs/decisions/010). */
const QUICK_MS = 25;

/** What every page of this document has shown so far: nothing before the first, and slow once is slow. */
let isQuick: boolean | undefined;
let running: ViewTransition | undefined;

/** Changes the page at once and says whether there was still anything to change. */
type Commit = () => boolean;

function commitTimed(commit: Commit): void {
  const start = performance.now();
  if (commit()) isQuick = isQuick !== false && performance.now() - start <= QUICK_MS;
}

/**
 * Puts another page on screen, with the platform's transition where one is wanted and this visitor's device has shown
 * that it costs nothing to speak of. With it the page changes a frame or two later, when another may be wanted already.
 */
export function showPage(commit: Commit, isFaded: boolean): void {
  running?.skipTransition();
  if (
    isFaded &&
    isQuick &&
    document.startViewTransition &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !savesData()
  ) {
    running = document.startViewTransition(() => commitTimed(commit));
    // Skipped, as always in a hidden tab, it is no mistake: the page is there all the same. What the commit throws
    // is one, and is left to be reported.
    running.ready.catch(() => undefined);
    running.finished.catch(() => undefined);
  } else commitTimed(commit);
}
