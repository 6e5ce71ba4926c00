import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { sourceOf } from '@json-site/compiler/documents';
import type { MediaFile } from '@json-site/compiler/types';

/** Builds a diagnostic about a whole file of content/media/. */
export function mediaDiagnostic({ name }: MediaFile, message: string, hint: string): RuleDiagnostic {
  const source = sourceOf({ path: `content/media/${name}`, text: '' });
  return { source, jsonPath: [], part: 'open', message, hint };
}
