/** A line of two texts: in one of them, in both, or several left out. */
export interface DifferentLine {
  side: 'theirs' | 'mine' | 'both' | 'skipped';
  text: string;
}

/** Lines around a difference that help to see where it is. */
const AROUND = 2;

function compare(theirs: string[], mine: string[]): DifferentLine[] {
  const width = mine.length + 1;
  const lengths = new Uint32Array((theirs.length + 1) * width);
  for (let i = theirs.length - 1; i >= 0; i--)
    for (let j = mine.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        theirs[i] === mine[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < theirs.length || j < mine.length) {
    const isOver = i === theirs.length || j === mine.length;
    if (!isOver && theirs[i] === mine[j]) {
      lines.push({ side: 'both', text: theirs[i++] ?? '' });
      j++;
    } else if (
      j === mine.length ||
      (i < theirs.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      lines.push({ side: 'theirs', text: theirs[i++] ?? '' });
    } else {
      lines.push({ side: 'mine', text: mine[j++] ?? '' });
    }
  }
  return lines;
}

/** What differs between two texts, line by line, with a little of what is the same around it. */
export function lineDifferences(theirs: string, mine: string): DifferentLine[] {
  const lines = compare(theirs.split(/\r?\n/), mine.split(/\r?\n/));
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ side }) => side !== 'both');
  return lines.flatMap((line, index): DifferentLine[] => {
    if (isNear(index)) return [line];
    return index > 0 && isNear(index - 1) ? [{ side: 'skipped', text: '…' }] : [];
  });
}
