import type { RuleDiagnostic } from '../../report/diagnostic.ts';
import type { MediaFile } from '../../types.ts';

/** Tells something about a file of content/media/ as a whole. */
export function mediaDiagnostic({ name }: MediaFile, message: string, hint: string): RuleDiagnostic {
  const source = { path: `content/media/${name}`, text: '' };
  return { source, segments: [], spot: 'open', message, hint };
}

/** A file's kind, as far as browsers and limits tell kinds apart. */
export function mediaKind({ name }: MediaFile): 'drawing' | 'photograph' | 'other' {
  if (/\.svg$/i.test(name)) return 'drawing';
  return /\.(?:png|jpe?g|webp|avif|gif)$/i.test(name) ? 'photograph' : 'other';
}
