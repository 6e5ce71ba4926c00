import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { RjsfData } from '@json-site/forms/inputs';
import { type JsonPath, parsePath } from '@json-site/values/locations';
import type { DiagnosticPlace, StudioDiagnostic } from '../protocol.ts';
import type { DocumentParts } from '../state/document-parts.ts';

/** Returns the JSON path of the value to fix. The path of a missing property is where it belongs. */
export function targetPath({ path, missing }: DiagnosticPlace): JsonPath {
  return missing === undefined ? parsePath(path) : [...parsePath(path), missing];
}

/** The index of a block, the name of a group, or null for the general properties of a document. */
export type PartIndex = number | string | null;

/** Returns the part of the document that contains a value. */
export function partAt([first, second]: JsonPath, { blocks, groups }: DocumentParts): PartIndex {
  if (first === blocks && typeof second === 'number') return second;
  return typeof first === 'string' && groups.includes(first) ? first : null;
}

export function partOf(diagnostic: StudioDiagnostic, parts: DocumentParts): PartIndex {
  return partAt(targetPath(diagnostic), parts);
}

/** Converts the errors of a part to the format of RJSF, which shows each one at its field. */
export function errorsOfPart(
  diagnostics: readonly StudioDiagnostic[],
  part: PartIndex,
  parts: DocumentParts,
): ErrorSchema<RjsfData> {
  const builder = new ErrorSchemaBuilder<RjsfData>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error' || partOf(diagnostic, parts) !== part) continue;
    const { message, hint } = diagnostic.words ?? diagnostic;
    // The path of a block has two segments, its list and its index.
    const path = targetPath(diagnostic).slice(typeof part === 'number' ? 2 : 0);
    builder.addErrors(hint ? `${message} ${hint}` : message, path);
  }
  return builder.ErrorSchema;
}

export function errorCounts(
  diagnostics: readonly StudioDiagnostic[],
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
