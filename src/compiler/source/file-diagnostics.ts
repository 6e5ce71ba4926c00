import type { WrongEncoding } from '@json-site/values/source-file';
import { UNREADABLE, type UnreadableReason } from '@json-site/values/source-file';
import { fileDiagnostic } from '../report/diagnostic.ts';
import type { Fix } from '../report/fix.ts';
import type { Diagnostic, MediaFile } from '../types.ts';

/** The diagnostic for a file of content/ or schemas/ that cannot be read. */
export function unreadableDiagnostic(file: string, reason: UnreadableReason): Diagnostic {
  const { what, hint } = UNREADABLE[reason];
  return fileDiagnostic(file, 'unreadable-file', `This file ${what}.`, hint);
}

const SAVE_AS_UTF8 =
  'Save it as UTF-8: click the encoding in the status bar of the editor, and choose "Save with Encoding".';

/** The diagnostic for a file that is not UTF-8. */
export function encodingDiagnostic(file: string, { likely, line, column, byte }: WrongEncoding): Diagnostic {
  const message = byte
    ? `The byte ${byte} is not UTF-8; the file seems to be saved as ${likely}.`
    : `The file is saved as ${likely}, not as UTF-8.`;
  const fix: Fix = { kind: 'encoding', from: likely };
  return { ...fileDiagnostic(file, 'wrong-encoding', message, SAVE_AS_UTF8), line, column, fix };
}

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
