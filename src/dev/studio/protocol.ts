import type { PagePayload } from '@json-site/app/addresses';
import type { SchemaSet, TargetKind } from '@json-site/compiler/schema';
import type { Diagnostic } from '@json-site/compiler/types';
import type { ContentContext } from '@json-site/dev/server';
import type { Site } from '@json-site/model/content-types';
import type { EditorWords } from './diagnostics/editor-words.ts';

/** A diagnostic. The responses of the server have it in the words of the studio's forms as well. */
export interface StudioDiagnostic extends Diagnostic {
  words?: EditorWords;
}

/** Where a diagnostic leads: a value of a document, or a property that it lacks. */
export type DiagnosticPlace = Pick<Diagnostic, 'file' | 'path' | 'missing'>;

/** The JSON of a document, as its file contains it. */
export type PageValue = Record<string, unknown>;

/** The JSON of a block, as its page's file contains it. */
export type BlockValue = Record<string, unknown>;

/** The place of a document in a list that an editor can order. */
export interface DocumentPlace {
  /** The address above the pages of a section, or the name of a collection. */
  list: string;
  /** From 0, as menus, cards and lists show it. */
  index: number;
  /** The property of the document that says it. */
  property: string;
}

/** A file of content/ in the navigator. */
export interface DocumentEntry {
  file: string;
  /** The id of its kind. */
  kind: string;
  /** The fragment of the studio's URL: the route of a page, or the path in content/ without ".json". */
  address: string;
  title: string;
  /** Numbers of errors and of warnings in the file. */
  errors: number;
  warnings: number;
  /** True for a page that is left out of the public site. */
  isDraft: boolean;
  /** The date of a page that has one. */
  date?: string;
  /** Its place in a list that an editor can order. */
  place?: DocumentPlace;
  /** The tag of the language in which it is written. */
  lang: string;
  /** The name of its language, for a document that can be translated; and the file that it translates. */
  language?: string;
  translates?: string;
  /** True for a translation that nobody has begun. */
  isMissing?: boolean;
}

/** A kind of document in the navigator: pages, a collection, or a file that exists once. */
export interface KindEntry {
  id: string;
  label: string;
  description: string;
  /** The name of a new one, for a collection whose records the studio can create and delete. */
  record?: string;
}

/** A value that an author can choose, and its label. */
export interface Choice {
  value: string;
  label: string;
  /** The address of its picture. */
  src?: string;
  /** Whether no document names this file. */
  isUnused?: boolean;
}

/** The existing pages, anchors, files and records that a value can refer to. */
export interface Choices {
  /** By what they name. The names of icons load when a field needs them. */
  names: Partial<Record<TargetKind, Choice[]>>;
  /** Anchors by the route of their page; the anchors of the shared blocks have the route "". */
  anchors: Record<string, string[]>;
  /** Records by their folder in content/. */
  records: Record<string, Choice[]>;
}

/** The site, as the studio needs it besides the page that is open. */
export interface StudioSite {
  /** In the order of the navigator. */
  kinds: KindEntry[];
  documents: DocumentEntry[];
  schemas: SchemaSet;
  choices: Choices;
  /** Example blocks by type, without their pictures. */
  examples: Record<string, BlockValue[]>;
  /** Who has signed in, on a server where people do. */
  editor?: ContentContext['editor'];
}

/** The current state of a file. `value` is null when the file is not plain JSON, which the studio cannot edit. */
export interface PageOnDisk {
  file: string;
  /** The routes of the pages that show it: "all" for every page, null for a file that no page shows itself. */
  usedOn: string[] | 'all' | null;
  hash: string;
  value: PageValue | null;
  diagnostics: StudioDiagnostic[];
}

/** An edited page: what the studio sends to save it. */
export interface Draft {
  file: string;
  /**
   * Hash of the file's text that the draft is based on. Saving fails with a conflict when the file has another hash.
   */
  hash: string;
  value: PageValue;
}

/** A request to check a draft, and to render a page with it. */
export interface DraftCheck extends Pick<Draft, 'file' | 'value'> {
  /** The route of the page to render, for a draft that is no page. */
  showOn?: string;
}

/** The diagnostics of a draft, and a page that shows it. */
export interface CheckedDraft {
  diagnostics: StudioDiagnostic[];
  /** Number of errors that prevent saving: those that the file on disk does not have. */
  blocking: number;
  payload: PagePayload | null;
  /** The site and the style sheet of the theme with the draft, for a draft that all pages share. */
  shared?: { site: Site; themeCss: string };
  /** For each block in the payload, its index in the draft. The payload omits blocks that cannot be rendered. */
  renderedBlocks: number[];
}

/**
 * The result of saving. The server has written the file only if the outcome is "saved". In a conflict, the file has
 * changed since the draft was started.
 */
export type SaveResult =
  | { outcome: 'saved' | 'conflict'; page: PageOnDisk }
  | { outcome: 'refused'; diagnostics: StudioDiagnostic[] };

/** A value in the content that refers to a page. */
export interface PageReferrer {
  /** In the words of the forms: `Page “About” › Call to action › Links to`. */
  where: string;
  file: string;
  line: number;
  /** JSON path of the value. */
  path: string;
}

/** A request to move or delete a page. Without `apply` the server only reports what the change would do. */
export interface PageChange {
  kind: 'move' | 'remove';
  file: string;
  /** The page's new route, or the page to which a deleted page redirects. */
  to: string;
  /** Moves the pages below as well. */
  withPagesBelow?: boolean;
  apply?: boolean;
}

/** The result of a change of files. Nothing was changed if it has errors. */
export interface ChangeResult {
  diagnostics: StudioDiagnostic[];
  /** The address of the document to open then. */
  address?: string;
}

/** The effects of a page change. */
export interface PageChangeResult extends ChangeResult {
  referrers: PageReferrer[];
  redirects: [from: string, to: string][];
}

/** A request to order a list: all of its documents, by their files. */
export interface ListOrder {
  /** As in `DocumentPlace`. */
  list: string;
  files: string[];
}

/** A request to create a page with the blocks of another page, or with those of `npm run new page`. */
export interface NewPage {
  route: string;
  title: string;
  description: string;
  /** File of the page whose blocks are copied. */
  copyOf?: string;
}

/** A request to create a record of a collection. */
export interface NewRecord {
  kind: string;
  title: string;
}

/** The largest file that the studio accepts. */
export const MOST_MEGABYTES = 20;

/** A request to add a file to content/media/. */
export interface NewFile {
  /** Its name on the editor's computer. */
  name: string;
  /** Its bytes in base64. */
  data: string;
  /** The pattern of the names that its field allows; none allows pictures. */
  pattern?: string;
}

/** The name in content/media/ of a file that was added or deleted. */
export interface UploadedFile {
  name: string;
}
