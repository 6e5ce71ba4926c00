/**
 * What an entry of the tab's history notes beside its address. It outlives a reload, goes with the tab, and is no
 * storage: nothing is kept before it is needed.
 */
export interface EntryNotes {
  /** The router's own name for the entry. */
  key?: string;
  /** How the page was left. */
  left?: Left;
  /** The new build that the page has been reloaded for, so that it is reloaded once. */
  reloadedFor?: string;
}

/** Where a page was left. */
export interface Left {
  /** How far the page was scrolled. */
  top: number;
  /** The link it was left by: its address as written, which of those with the same address, how far down the screen. */
  link?: { href: string; index: number; offset: number };
}

/** The notes of the current entry. */
export function readEntry(): EntryNotes {
  return (window.history.state as EntryNotes | null) ?? {};
}

/** Adds to the notes of the current entry. */
export function noteInEntry(notes: Omit<EntryNotes, 'key'>): void {
  window.history.replaceState({ ...readEntry(), ...notes }, '');
}
