import type { Diagnostic } from '@json-site/compiler/types';
import type { EditorLocation } from '../shared/EditorLink.tsx';

/** The two lists of blocks that a page shows: its own blocks, and the shared blocks of site.json. */
export type BlockListName = 'page' | 'shared';

/** A block on screen: its type and where its file defines it now. */
export interface OverlayBlock extends EditorLocation {
  type: string;
}

/**
 * The position of a diagnostic on screen: at a block, or before it (`isBefore`) when the page does not show the faulty
 * block.
 */
export interface ScreenPosition {
  list: BlockListName;
  index: number;
  isBefore: boolean;
}

/** A diagnostic, and its position on screen if it concerns a block of this page. */
export interface OverlayDiagnostic extends Diagnostic {
  onScreen?: ScreenPosition;
  /** True when the file is this page's file or site.json, which affects every page. */
  isHere: boolean;
}

/** The data of the overlay on one page. */
export interface OverlayData {
  file: string;
  /** Whether no build contains this page. */
  isDraft: boolean;
  /** Routes of all drafts. */
  drafts: string[];
  blocks: Record<BlockListName, OverlayBlock[]>;
  diagnostics: OverlayDiagnostic[];
  /** Why the content cannot be compiled at all, for example because a schema is not JSON. */
  stoppedBy?: string;
}
