import { createPath, type Location, type Navigator, type To } from 'react-router-dom';
import { DEFAULT_KEY, readHistoryState } from './history-state.ts';

/** A change of the address. `isTraversal` is true for Back, Forward and links to a fragment of the page. */
export interface HistoryUpdate {
  location: Location;
  isTraversal: boolean;
}

/** The tab's history as React Router's `<Router>` expects it, and a way to follow it. */
export interface BrowserHistory extends Navigator {
  readonly location: Location;
  /** Calls the listener after each change. Returns the function that unsubscribes. */
  listen(listener: (update: HistoryUpdate) => void): () => void;
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: null, key: readHistoryState().key ?? DEFAULT_KEY };
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

const newKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Creates the history that the site navigates with. React Router has no public history that works without loading
 * routes itself; its data router would add about 14 KB to every page.
 */
export function createBrowserHistory(): BrowserHistory {
  const listeners = new Set<(update: HistoryUpdate) => void>();
  const notify = (isTraversal: boolean) => {
    const update = { location: currentLocation(), isTraversal };
    for (const listener of listeners) listener(update);
  };
  const onPopState = () => notify(true);

  return {
    get location() {
      return currentLocation();
    },
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push(to) {
      try {
        window.history.pushState({ key: newKey() }, '', hrefOf(to));
      } catch {
        // Safari allows 100 entries in 30 seconds.
        return window.location.assign(hrefOf(to));
      }
      notify(false);
    },
    replace(to) {
      window.history.replaceState({ key: newKey() }, '', hrefOf(to));
      notify(false);
    },
    listen(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', onPopState);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
      };
    },
  };
}
