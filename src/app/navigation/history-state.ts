/**
 * The data that this site stores in the current entry of the tab's history (`history.state`). It survives a reload,
 * disappears with the tab, and is not browser storage.
 */
export interface HistoryState {
  /** Identifies the entry; the entry that the browser created itself has none. */
  key?: string;
  /** How the visitor left the page. */
  scroll?: SavedScroll;
  /** The build that a stale-build reload has loaded, so that there is only one reload for it. */
  reloadedFor?: string;
}

/** The position at which the visitor left a page, and the link that was followed. */
export interface SavedScroll {
  /** `window.scrollY`. */
  top: number;
  /** `index` counts the links with the same `href`; `offset` is the link's distance from the top of the viewport. */
  link?: { href: string; index: number; offset: number };
}

/** Key of an entry that has no state. */
export const DEFAULT_KEY = 'default';

/** Returns the state of the current entry. */
export function readHistoryState(): HistoryState {
  return (window.history.state as HistoryState | null) ?? {};
}

/** Adds to the state of the current entry. */
export function updateHistoryState(change: Omit<HistoryState, 'key'>): void {
  window.history.replaceState({ ...readHistoryState(), ...change }, '');
}
