import type { JsonPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';

const PART = /\[(\d+)\]|\[?("(?:[^"\\]|\\.)*")\]?|\.?([\w$-]+)/y;

/** The way to a value as the check writes it: `blocks[2].type`. */
export function parsePath(path: string): JsonPath {
  const segments: (string | number)[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < path.length) {
    const [whole, index, quoted, name = ''] = PART.exec(path) ?? [];
    if (whole === undefined) return segments;
    if (index !== undefined) segments.push(Number(index));
    else segments.push(quoted === undefined ? name : (JSON.parse(quoted) as string));
  }
  return segments;
}

/** Where a problem is to be mended: of something that is missing, where it would be. */
export function targetPath({ path, missing }: Diagnostic): JsonPath {
  return missing === undefined ? parsePath(path) : [...parsePath(path), missing];
}

/** Messages by place, as the form engine takes them. */
export interface PlacedErrors {
  __errors?: string[];
  [name: string]: PlacedErrors | string[] | undefined;
}

/** A message with its advice, in the words of the check. */
export function messageWithHint({ message, hint }: Diagnostic): string {
  return hint ? `${message} ${hint}` : message;
}

/** The errors of one part of a page (`base`) for the fields of its form. */
export function errorsAt(problems: readonly Diagnostic[], base: JsonPath): PlacedErrors {
  const root: PlacedErrors = {};
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    const segments = targetPath(problem);
    if (!base.every((segment, index) => segments[index] === segment)) continue;
    let place = root;
    for (const segment of segments.slice(base.length)) {
      place[segment] ??= {};
      place = place[segment] as PlacedErrors;
    }
    place.__errors = [...(place.__errors ?? []), messageWithHint(problem)];
  }
  return root;
}

/** Which block a problem belongs to; null for the page's own properties. */
export function blockOf({ path }: Diagnostic): number | null {
  const [first, second] = parsePath(path);
  return first === 'blocks' && typeof second === 'number' ? second : null;
}

/** The errors of the page's own properties; those of its blocks stand at the blocks. */
export function pageErrorsOf(problems: readonly Diagnostic[]): PlacedErrors {
  return errorsAt(
    problems.filter((problem) => blockOf(problem) === null),
    [],
  );
}

/** How many errors each block has, and the page's own properties (null). */
export function errorCounts(problems: readonly Diagnostic[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    const block = blockOf(problem);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return counts;
}
