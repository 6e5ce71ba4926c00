/** A text with a list below it. */
export interface ListItemWithList {
  text: string;
  list: string[];
}

export type ListItem = string | ListItemWithList;

export interface TablePart {
  table: { caption: string; columns: string[]; rows: { cells: string[] }[] };
}

/** A part of a running text, as `$defs/part` of `schemas/defs.schema.json` describes it. */
export type Part =
  | string
  | { list: ListItem[] }
  | { numbered: ListItem[]; start?: number }
  | { heading: string; id?: string }
  | { subheading: string; id?: string }
  | { quote: string; source?: string }
  | { picture: string; alt: string; caption?: string }
  | TablePart
  | { code: string };

/** A block with what another server shows. */
export interface EmbedBlock {
  type: 'embed';
  heading: string;
  address: string;
  button: string;
  notice: string;
  link: { label: string; href: string };
  shape?: 'square';
}

export type Piece = Part | EmbedBlock;

export const isBlock = (piece: Piece): piece is EmbedBlock =>
  typeof piece === 'object' && 'type' in piece && piece.type === 'embed';

const headingOf = (piece: Piece): string | undefined => {
  if (typeof piece === 'string') return undefined;
  if ('subheading' in piece) return piece.subheading;
  return 'heading' in piece && !isBlock(piece) ? piece.heading : undefined;
};

/** The words of the heading above the end of these pieces. */
export const lastHeading = (pieces: readonly Piece[]): string | undefined =>
  pieces.map(headingOf).findLast((text) => text !== undefined);

/** A block may have so many parts. */
const MOST_PARTS = 200;

/** Makes blocks of pieces: the parts between two other blocks are one text. */
export function blocksOf(pieces: readonly Piece[]): unknown[] {
  const blocks: unknown[] = [];
  let content: Part[] | undefined;
  let hasHeading = false;
  for (const piece of pieces) {
    if (isBlock(piece)) {
      blocks.push(piece);
      content = undefined;
      continue;
    }
    if (!content || content.length === MOST_PARTS) {
      content = [];
      hasHeading = false;
      blocks.push({ type: 'prose', content });
    }
    // Below no heading of the same text, a subheading would skip a level.
    if (typeof piece === 'object' && 'subheading' in piece && !hasHeading) {
      const { subheading, ...rest } = piece;
      content.push({ heading: subheading, ...rest });
      hasHeading = true;
      continue;
    }
    hasHeading ||= typeof piece === 'object' && 'heading' in piece;
    content.push(piece);
  }
  return blocks;
}
