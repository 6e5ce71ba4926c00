import { fileDiagnostic } from '../report/diagnostic.ts';
import type { Fix } from '../report/fix.ts';
import type { Diagnostic } from '../types.ts';
import type { WrongEncoding } from './source-file.ts';

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
