import type { Block, Form, Site, Theme } from '@json-site/model/content-types';
import type { Icon, IconNode, Media, ShownDate } from '@json-site/model/model';
import type { Thing } from '@json-site/model/visitor';
import type { JsonPath } from '@json-site/values/locations';
import type { SourceFile, UnreadableReason, WrongEncoding } from '@json-site/values/source-file';
import type { PictureFile, SentPicture } from './media/picture.ts';
import type { Severity } from './report/codes.ts';
import type { Fix } from './report/fix.ts';
import type { Sentence } from './report/sentence.ts';
import type { Reference } from './resolve/reference.ts';
import type { RuleModule, SchemaSources } from './schema/checks/schema-sources.ts';
import type { SchemaSet } from './schema/schema-set.ts';

/** A part of an SVG that could run code or load another file, or that browsers cannot read. */
export interface SvgFault {
  /** Continues "This file". */
  what: string;
  hint: string;
  /** They start at 1. */
  line: number;
  column: number;
}

/** Why a picture cannot be used. */
export type MediaFault =
  | { kind: 'empty' | 'text' | 'animated' | 'damaged' | 'no-size' | 'too-large' | 'name' }
  /** The file has another format than its name promises. */
  | { kind: 'format'; found: string }
  | { kind: 'svg'; parts: readonly SvgFault[] }
  | { kind: 'unreadable'; reason: UnreadableReason };

/** A file of content/media/. `name` is relative to that folder; `src` is the URL of the file as it is. */
export interface MediaFile extends Pick<Media, 'src' | 'width' | 'height'> {
  name: string;
  /** The start of the URLs of the files that the build makes from a photograph. Only photographs have it. */
  variants?: string;
  fault?: MediaFault;
  /** The URL of the same SVG inside its folder's sprite. Pages use it instead of `src`. */
  inSprite?: string;
  bytes: number;
  /** The colours of a photograph: red, green and blue of the pixels of a tiny copy, as base64. */
  pixels?: string;
  /** Why an SVG is not UTF-8. */
  wrongEncoding?: WrongEncoding;
}

/** One error, warning or notice about the content, at the exact token to change. Lines and columns start at 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  length: number;
  /** docs/diagnostics/<code>.md explains it. */
  code: string;
  severity: Severity;
  /** The JSON path as text: `blocks[2].type`. Empty when the diagnostic concerns the whole file. */
  path: string;
  /** The name of the required property that the value lacks. */
  missing?: string;
  /** As developers read it. */
  message: string;
  hint?: string;
  /** The same with the parts that editors read differently, if there are any. */
  parts?: { message: Sentence; hint?: Sentence };
  /** The edit that fixes it, if there is one right answer. */
  fix?: Fix;
}

/** Where a block is written. `source` is the file as it was when the block was compiled. */
export interface BlockOrigin {
  source: SourceFile;
  jsonPath: JsonPath;
}

/** A page with everything that it renders. The path of content/pages/404.json is "/404". */
export interface PageData {
  path: string;
  file: string;
  title: string;
  /** The title of the document, if it is another one. */
  searchTitle?: string;
  description: string;
  summary: string;
  icon?: Icon;
  order?: number;
  backLabel?: string;
  image?: { src: Media; alt: string };
  date?: ShownDate;
  author?: string;
  category?: string;
  updated?: ShownDate;
  draft?: boolean;
  /** Search engines may not list the page. */
  noindex?: boolean;
  /** The address of the original, if that is not this page: a path of this site or a URL. */
  canonical?: string;
  /** Of one page of a divided list: its number, and the addresses of those beside it. */
  numbered?: { number: number; previous?: string; next?: string };
  /** The calendar of the events whose pages are directly under this one. Left out while there are none. */
  calendar?: { title: string };
  /** What the record of the page is for search engines. Visitors do not download this, nor the event. */
  thing?: Thing;
  /** The record of the page as an entry of a calendar. Dates have a zone. */
  event?: { name: string; start: string; end?: string; place?: string; text?: string };
  /** The feed of the dated pages directly under this one. Left out while there are none. */
  feed?: { title: string };
  /** The routes of the pages from which the feed is made, in place of those directly under this one. */
  feedPages?: readonly string[];
  reveal?: boolean;
  blocks: Block[];
  /** Where each block is written, in the same order. Visitors do not download this. */
  origins: readonly BlockOrigin[];
  /** The language of the page, if the site has several. */
  language?: string;
  /** The direction of its script, unless it is from left to right. */
  dir?: 'rtl';
  /** The home page of its language, unless that is "/". */
  home?: string;
  /**
   * The address of the same page in each language that has it, by language tag, and for other languages ("x-default").
   */
  versions?: Record<string, string>;
}

/** An address that the site used to have, and its new target. */
export interface Redirect {
  from: string;
  to: string;
}

/** Everything that the result of a compilation depends on. */
export interface CompileInput {
  files: SourceFile[];
  media: MediaFile[];
  icons: Record<string, IconNode>;
  /** Former names of icons in PascalCase, with the names that they have now. */
  formerIcons?: ReadonlyMap<string, string>;
  schemas: SchemaSet;
  /** The files and folders from which `schemas` is made. */
  schemaSources?: SchemaSources;
  /** Everything that is wrong with them: loadSchemas() has checked them. */
  schemaDiagnostics?: readonly Diagnostic[];
  /** The data schema of each form as a file, by form id. Without them, forms are not compared with their schemas. */
  formSchemas?: Record<string, SourceFile>;
  /** The rules that only this site has. */
  siteRules?: readonly RuleModule[];
  /** The files of supabase/migrations/ in order. Only the check of the tables, outside the compiler, reads them. */
  migrations?: SourceFile[];
  /** Routes of pages to compile the site without: a build leaves out its drafts. */
  leftOutPages?: readonly string[];
  /**
   * Begins to search a file, which a text identifies, for faults. Returns a function that skips a search if an earlier
   * one, also of another process, has found nothing. `what` contains everything on which the search depends besides
   * the file and the schemas. Without it, every search is done; the result is the same.
   */
  searchOnce?: (file: string) => <Found>(what: string, search: () => Found[]) => Found[];
  /** The current time in milliseconds since 1970. Without it, dates are not compared with it. */
  now?: number;
}

/** The data that the renderer needs, and the diagnostics. `site` and `theme` are null when their files are unusable. */
export interface Compiled {
  site: Site | null;
  /** The site in each further language, by language tag. */
  sites: Record<string, Site>;
  /** Where each of the shared blocks is written, in their order, by language tag. */
  sharedOrigins: Record<string, readonly BlockOrigin[]>;
  theme: Theme | null;
  pages: PageData[];
  /** Routes of the pages that are drafts. */
  drafts: string[];
  /** When a draft with a time is published, the next one in milliseconds since 1970. */
  nextDue?: number;
  redirects: Redirect[];
  /** The forms by id, with everything that their components receive. A form with missing texts is left out. */
  forms: ReadonlyMap<string, Form>;
  /** The forms that are translated, by id, in each further language, by language tag. */
  translatedForms: Readonly<Record<string, ReadonlyMap<string, Form>>>;
  /** Every link, media file and record that the content uses. Answers "what links here". */
  references: readonly Reference[];
  /** The files to make from photographs: those that pages show or link to. */
  pictures: readonly PictureFile[];
  /** Where the content names a photograph, and the largest files that visitors load for it. */
  sentPictures: readonly SentPicture[];
  /** Names of the icons that the content shows, in alphabetical order. */
  icons: Icon[];
  diagnostics: Diagnostic[];
}
