import { fileDiagnostic } from '../report/diagnostic.ts';
import type { Diagnostic, MediaFile } from '../types.ts';
import { encodingDiagnostic } from './encoding-diagnostic.ts';
import { unreadableDiagnostic } from './unreadable-diagnostic.ts';

/** Returns why a file cannot be read, or what is wrong inside an SVG, at its lines, whether a page uses it or not. */
export function mediaFileDiagnostics({ name, wrongEncoding, fault }: MediaFile): Diagnostic[] {
  const file = `content/media/${name}`;
  if (fault?.kind === 'unreadable') return [unreadableDiagnostic(file, fault.reason)];
  if (wrongEncoding) return [encodingDiagnostic(file, wrongEncoding)];
  if (fault?.kind !== 'svg') return [];
  return fault.parts.map(({ what, hint, line, column }) => ({
    ...fileDiagnostic(file, 'unusable-media', `This file ${what}.`, hint),
    line,
    column,
  }));
}
