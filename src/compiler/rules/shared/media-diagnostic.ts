import type { MediaFile } from '../../types.ts';
import type { Finding } from '../rule.ts';

/** Tells something about a file of content/media/ as a whole. */
export function mediaFinding({ name }: MediaFile, message: string, hint: string): Finding {
  const source = { path: `content/media/${name}`, text: '' };
  return { source, segments: [], spot: 'open', message, hint };
}

/** A file's kind, as far as browsers and limits tell kinds apart. */
export function mediaKind({ name }: MediaFile): 'drawing' | 'photograph' | 'other' {
  if (/\.svg$/i.test(name)) return 'drawing';
  return /\.(?:png|jpe?g|webp|avif|gif)$/i.test(name) ? 'photograph' : 'other';
}
