import type { RuleDiagnostic } from '../../report/diagnostic.ts';
import type { MediaFile } from '../../types.ts';

/** Builds a diagnostic about a whole file of content/media/. */
export function mediaDiagnostic({ name }: MediaFile, message: string, hint: string): RuleDiagnostic {
  const source = { path: `content/media/${name}`, text: '' };
  return { source, jsonPath: [], part: 'open', message, hint };
}
