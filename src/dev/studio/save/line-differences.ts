import { structuredPatch } from 'diff';

/** A line of two texts: only in the file, only in the draft, or in both. */
export interface DifferentLine {
  origin: 'file' | 'draft' | 'both';
  text: string;
}

/** A group of different lines with the lines around them. `start` is the line number in the file. */
export interface DifferenceGroup {
  start: number;
  lines: DifferentLine[];
}

const CONTEXT_LINES = 2;
const ORIGINS: Record<string, DifferentLine['origin']> = { '-': 'file', '+': 'draft', ' ': 'both' };

/** Compares two texts line by line. Line endings do not count. */
export function lineDifferences(fileText: string, draftText: string): DifferenceGroup[] {
  const options = { context: CONTEXT_LINES, stripTrailingCr: true };
  const { hunks } = structuredPatch('', '', fileText, draftText, undefined, undefined, options);
  return hunks.map(({ oldStart, lines }) => ({
    start: oldStart,
    lines: lines.flatMap((line): DifferentLine[] => {
      // A line with another prefix is the note "\ No newline at end of file".
      const origin = ORIGINS[line.charAt(0)];
      return origin ? [{ origin, text: line.slice(1) }] : [];
    }),
  }));
}
