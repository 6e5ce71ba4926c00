import type { Root } from 'hast';

/** Where something is in the old site: `_posts/2020-05-01-fair.md:12`. */
export interface Place {
  file: string;
  line: number;
}

/** Something that the new site does not have, or has in another way, with its place in the old one. */
export interface Loss extends Place {
  what: string;
}

/** A picture of a page, for lists and social networks. */
export interface OldPicture {
  src: string;
  alt?: string | undefined;
}

/** A page, post or person of an old site. */
export interface OldDocument extends Place {
  kind: 'page' | 'post' | 'person';
  /** Its address, as a path: `/2020/05/fair/`. */
  address: string;
  /** Earlier addresses that lead to it. */
  aliases: string[];
  title: string;
  date?: string | undefined;
  updated?: string | undefined;
  author?: string | undefined;
  category?: string | undefined;
  /** What a person does. */
  role?: string | undefined;
  summary?: string | undefined;
  picture?: OldPicture | undefined;
  order?: number | undefined;
  isDraft: boolean;
  /** Its text. */
  tree: Root;
  /** Lines of the file before the text. */
  offset?: number;
}

export interface OldMenuItem {
  label: string;
  /** A path, a full address, or nothing. */
  address: string;
  items: OldMenuItem[];
}

/** What a reader of one kind of old site returns. */
export interface OldSite {
  /** For people: "a WordPress export". */
  kind: string;
  name?: string | undefined;
  tagline?: string | undefined;
  /** `https://www.example.org` */
  url?: string | undefined;
  language?: string | undefined;
  documents: OldDocument[];
  menus: { name: string; items: OldMenuItem[] }[];
  /** Addresses of lists of posts, such as those of a category. */
  lists: string[];
  feeds: string[];
  /** The file on disk that had an address. `from` is the file whose text names it. */
  fileAt(address: string, from: string): string | undefined;
  losses: Loss[];
}

/** `posts/fair.md:12` */
export const formatPlace = ({ file, line }: Place): string => `${file}:${line}`;
