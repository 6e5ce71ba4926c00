import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './load-content.ts';
import { mediaUrl } from './media-url.ts';
import { ROOT } from './project.ts';

const MEDIA = 'content/media';

/** Copies content/media/ into dist, each file under the name that pages use. */
export function copyMedia(dist: string): void {
  for (const file of filesBelow(ROOT, MEDIA)) {
    const source = path.join(ROOT, file);
    const url = mediaUrl(file.slice(MEDIA.length + 1), readFileSync(source));
    const target = path.join(dist, decodeURIComponent(url));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
}
