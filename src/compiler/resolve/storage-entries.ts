/** Where a browser can keep something for this code. */
export type StoragePlace = 'localStorage' | 'sessionStorage';

/** Something that the code keeps on a visitor's device. */
export interface StorageEntry {
  place: StoragePlace;
  /** Its key; `*` stands for the name of a form. */
  key: string;
  /** The part of site.json without which it is never kept. */
  needs?: 'analytics';
}

/** Everything that the code keeps on a visitor's device. `src/ui/browser-storage.ts` touches no other key. */
export const STORAGE_ENTRIES = {
  /** The answers in a form that has not been sent. */
  draft: { place: 'sessionStorage', key: 'draft:*' },
  /** Light or dark, where the visitor has chosen. */
  scheme: { place: 'localStorage', key: 'scheme' },
  /** Whether the visitor wants to be measured, where a script for that is configured and the visitor was asked. */
  consent: { place: 'localStorage', key: 'consent', needs: 'analytics' },
} as const satisfies Record<string, StorageEntry>;

export type StorageEntryName = keyof typeof STORAGE_ENTRIES;
