/** An item that the code stores in the visitor's browser. */
export interface StorageEntry {
  place: 'localStorage' | 'sessionStorage';
  /** The storage key. `*` is replaced by the id of a form. */
  key: string;
  /** The part of site.json without which the code never stores the item. */
  needs?: 'analytics';
}

/** Everything that the code stores in the browser. `src/ui/browser-storage.ts` uses no other key. */
export const STORAGE_ENTRIES = {
  /** The values of a form that has not been submitted. */
  draft: { place: 'sessionStorage', key: 'draft:*' },
  /** The visitor's choice of the light or dark colour scheme. */
  scheme: { place: 'localStorage', key: 'scheme' },
  /** The visitor's answer to the consent question, on sites with analytics. */
  consent: { place: 'localStorage', key: 'consent', needs: 'analytics' },
} as const satisfies Record<string, StorageEntry>;

export type StorageEntryName = keyof typeof STORAGE_ENTRIES;
