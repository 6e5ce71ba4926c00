import { fileDiagnostic } from '../report/diagnostic.ts';
import type { Diagnostic } from '../types.ts';
import { UNREADABLE, type UnreadableReason } from './unreadable.ts';

/** The diagnostic for a file of content/ or schemas/ that cannot be read. */
export function unreadableDiagnostic(file: string, reason: UnreadableReason): Diagnostic {
  const { what, hint } = UNREADABLE[reason];
  return fileDiagnostic(file, 'unreadable-file', `This file ${what}.`, hint);
}
