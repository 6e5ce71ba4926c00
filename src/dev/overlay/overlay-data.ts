import type { Diagnostic } from '../../compiler/types.ts';

/** The two lists of blocks that a page shows: its own, and those of site.json for every page. */
export type BlockListName = 'page' | 'sharedBlocks';

/** A place in a file. `address` is what the editor is asked to open. */
export interface FileLocation {
  file: string;
  line: number;
  column: number;
  editorTarget: string;
}

/** A block on screen: what it is and where it is written now. */
export interface OverlayBlock extends FileLocation {
  type: string;
}

/** Where a problem is on screen: at a block, or before one (`before: true`) where the faulty block is not shown. */
export interface ScreenPosition {
  list: BlockListName;
  index: number;
  before: boolean;
}

/** A problem of the content with its places in the editor and, if it is on this page, on screen. */
export interface OverlayDiagnostic extends Diagnostic, FileLocation {
  onScreen?: ScreenPosition;
  /** True when the file is this page's or site.json, which every page shows. */
  isHere: boolean;
}

/** What those who make a page see about it in development. */
export interface OverlayData {
  file: string;
  blocks: Record<BlockListName, OverlayBlock[]>;
  diagnostics: OverlayDiagnostic[];
  /** Why nothing new can be shown at all, such as a schema that is no JSON. */
  stoppedBy?: string;
}
