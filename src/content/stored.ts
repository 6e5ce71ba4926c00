/** Where a browser can keep something for a site. */
export type StoragePlace = 'localStorage' | 'sessionStorage';

/** Something that the code keeps on a visitor's device. */
export interface StoredThing {
  place: StoragePlace;
  /** Its key; `*` stands for the name of a form. */
  key: string;
}

/** Everything that the code keeps on a visitor's device. `src/ui/device.ts` touches no other key. */
export const STORED = {
  /** The answers in a form that has not been sent. */
  draft: { place: 'sessionStorage', key: 'draft:*' },
  /** Light or dark, where the visitor has chosen. */
  scheme: { place: 'localStorage', key: 'scheme' },
} as const satisfies Record<string, StoredThing>;

export type StoredName = keyof typeof STORED;
