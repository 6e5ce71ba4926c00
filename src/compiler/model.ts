/**
 * What a text in a content file becomes once its meaning is resolved. Schemas name the meaning with the
 * keyword `means`; `vocabulary.ts` says which type each one yields.
 */

/** A run of text with markup: plain text, strong text or a link. */
export type InlineNode = string | { strong: string } | { text: string; href: string };

/** Text without markup stays a string, so that most of a page's data is as small as its words. */
export type Inline = string | InlineNode[];

/** The name of an icon that exists. Its drawing comes with the style sheet, once for all pages. */
export type Icon = string;

/** The drawing of an icon on a 24 x 24 grid: element names and attributes. */
export type IconNode = [element: string, attributes: Record<string, string>][];

/** A file of content/media/ as served. Sizes in CSS pixels. */
export interface Media {
  src: string;
  width: number;
  height: number;
}

/** What other pages need to know about a page in order to list it or link to it. */
export interface PageLink {
  path: string;
  title: string;
  summary: string;
  icon?: Icon;
  backLabel?: string;
}

/** Something that the site may keep on a visitor's device, in words for visitors. */
export interface StoredItem {
  name: string;
  /** Its keys as a browser lists them. */
  keys: string[];
  place: string;
  purpose: Inline;
  written: Inline;
  kept: Inline;
  ground: Inline;
}

/** What a visitor is told about everything that may be kept on the device, and the words before it. */
export interface StorageList {
  terms: Record<'key' | 'place' | 'purpose' | 'written' | 'kept' | 'ground', string>;
  items: StoredItem[];
}

/** As much of a page as a menu needs. Menus are in every visitor's first download. */
export type PageName = Pick<PageLink, 'path' | 'title'>;
