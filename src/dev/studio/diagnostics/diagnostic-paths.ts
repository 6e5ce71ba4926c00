import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { JsonPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import type { RjsfData } from '../../../forms/context.ts';

const SEGMENT = /\[(\d+)\]|\[?("(?:[^"\\]|\\.)*")\]?|\.?([\w$-]+)/y;

/** Parses a JSON path of a diagnostic: `blocks[2].type`. */
export function parsePath(path: string): JsonPath {
  const segments: (string | number)[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < path.length) {
    const [match, index, quoted, name = ''] = SEGMENT.exec(path) ?? [];
    if (match === undefined) return segments;
    if (index !== undefined) segments.push(Number(index));
    else segments.push(quoted === undefined ? name : (JSON.parse(quoted) as string));
  }
  return segments;
}

/** Returns the JSON path of the value to fix. The path of a missing property is where it belongs. */
export function targetPath({ path, missing }: Diagnostic): JsonPath {
  return missing === undefined ? parsePath(path) : [...parsePath(path), missing];
}

/** Converts the errors below a JSON path to the format of RJSF, which shows each one at its field. */
export function errorsAt(diagnostics: readonly Diagnostic[], base: JsonPath): ErrorSchema<RjsfData> {
  const builder = new ErrorSchemaBuilder<RjsfData>();
  for (const diagnostic of diagnostics) {
    const path = targetPath(diagnostic);
    const isBelow = base.every((segment, index) => path[index] === segment);
    if (diagnostic.severity !== 'error' || !isBelow) continue;
    const { message, hint } = diagnostic;
    builder.addErrors(hint ? `${message} ${hint}` : message, path.slice(base.length));
  }
  return builder.ErrorSchema;
}

/** Returns the index of the block that a diagnostic concerns, or null for the page's own properties. */
export function blockOf({ path }: Diagnostic): number | null {
  const [first, second] = parsePath(path);
  return first === 'blocks' && typeof second === 'number' ? second : null;
}

/** Converts the errors of the page's own properties, without those of its blocks. */
export function pageErrors(diagnostics: readonly Diagnostic[]): ErrorSchema<RjsfData> {
  return errorsAt(
    diagnostics.filter((diagnostic) => blockOf(diagnostic) === null),
    [],
  );
}

/** Counts the errors of each block by its index, and those of the page's own properties under null. */
export function errorCounts(diagnostics: readonly Diagnostic[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const block = blockOf(diagnostic);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return counts;
}
