import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { JsonPath } from '../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../compiler/types.ts';
import type { RjsfData } from '../../../forms/context.ts';
import type { DocumentParts } from '../state/document-parts.ts';

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

/** The index of a block, the name of a group, or null for the general properties of a document. */
export type PartIndex = number | string | null;

/** Returns the part of the document that a diagnostic concerns. */
export function partOf(diagnostic: Diagnostic, { blocks, groups }: DocumentParts): PartIndex {
  const [first, second] = targetPath(diagnostic);
  if (first === blocks && typeof second === 'number') return second;
  return typeof first === 'string' && groups.includes(first) ? first : null;
}

/** Converts the errors of a part to the format of RJSF. */
export function errorsOfPart(
  diagnostics: readonly Diagnostic[],
  part: PartIndex,
  parts: DocumentParts,
): ErrorSchema<RjsfData> {
  const base = typeof part === 'number' && parts.blocks !== null ? [parts.blocks, part] : [];
  const ofPart = diagnostics.filter((diagnostic) => partOf(diagnostic, parts) === part);
  return errorsAt(ofPart, base);
}

/** Counts the errors of each part. */
export function errorCounts(
  diagnostics: readonly Diagnostic[],
  parts: DocumentParts,
): Map<PartIndex, number> {
  const counts = new Map<PartIndex, number>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const part = partOf(diagnostic, parts);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}
