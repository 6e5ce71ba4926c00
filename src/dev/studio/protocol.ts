import type { PagePayload } from '../../app/navigation/payload.ts';
import type { SchemaSet } from '../../compiler/schema/schema-set.ts';
import type { Diagnostic } from '../../compiler/types.ts';

/** A page's JSON as its author writes it. */
export type PageValue = Record<string, unknown>;

/** A block's JSON as its author writes it. */
export type BlockValue = Record<string, unknown>;

/** A page in the list of pages. */
export interface PageEntry {
  file: string;
  route: string;
  title: string;
  errors: number;
}

/** Something that can be chosen: what is written, and what it is called. */
export interface Choice {
  value: string;
  label: string;
}

/** What exists and can be chosen as a value, by what the schema says that a text means. */
export interface Choices {
  pages: Choice[];
  /** Names of places, by the route of their page. Those on every page have the route "". */
  anchors: Record<string, string[]>;
  sections: Choice[];
  media: { name: string; src: string }[];
  /** By folder of content/. */
  records: Record<string, Choice[]>;
}

/** Everything that the studio knows about the site beside the page that is edited. */
export interface StudioSite {
  pages: PageEntry[];
  schemas: SchemaSet;
  choices: Choices;
  /** Complete blocks to begin with, by type. */
  examples: Record<string, BlockValue[]>;
}

/** A page as it stands in its file. `value` is null where the file is not JSON and only an editor can help. */
export interface PageOnDisk {
  file: string;
  route: string;
  hash: string;
  value: PageValue | null;
  diagnostics: Diagnostic[];
}

/** A page as it would be saved. `hash` says which state of the file it was made from. */
export interface Draft {
  file: string;
  hash: string;
  value: PageValue;
}

/** What the check says about a draft, and how it would look. */
export interface CheckedDraft {
  diagnostics: Diagnostic[];
  payload: PagePayload | null;
  /** For each block that is shown, which of the draft's blocks it is: one that is too broken is left out. */
  renderedBlocks: number[];
}

/** How saving ended. Nothing is written unless the outcome is "saved". */
export type SaveResult =
  | { outcome: 'saved'; page: PageOnDisk }
  | { outcome: 'refused'; problems: Diagnostic[] }
  /** The file is not the one that was opened. Both texts, to choose from. */
  | { outcome: 'changed'; page: PageOnDisk; theirs: string; mine: string };

/** A place in the content that leads to a page. */
export interface PageReferrer {
  file: string;
  line: number;
  path: string;
  before: string;
  after: string;
}

/** A change of the pages that there are. Without `apply` it is only planned. */
export interface PageChange {
  kind: 'move' | 'remove';
  file: string;
  /** The new address, or the page that takes over the visitors of a removed one. */
  to: string;
  /** Moves the pages below along. */
  withPagesBelow?: boolean;
  apply?: boolean;
}

/** What a change of the pages does beside it, or why it cannot be done. */
export interface PageChangePlan {
  outcome: 'planned' | 'done' | 'refused';
  /** Old address → new address. */
  moves: [from: string, to: string][];
  referrers: PageReferrer[];
  redirects: [from: string, to: string][];
  diagnostics: Diagnostic[];
}

/** What a new page begins with: another page's blocks, or the starter of `npm run new page`. */
export interface NewPage {
  route: string;
  title: string;
  description: string;
  copyOf?: string;
}

/** How making a page ended. */
export type NewPageResult =
  | { outcome: 'made'; file: string }
  | { outcome: 'refused'; problems: Diagnostic[] };
