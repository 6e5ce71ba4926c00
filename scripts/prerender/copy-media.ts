import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MEDIA_FOLDER, readMedia } from '../content/media/media.ts';
import { ROOT } from '../content/project.ts';

/**
 * Copies content/media/ into dist, each file under the name that pages use, and writes the sheets beside them. A drawing
 * of a sheet is there by itself as well: a link to it leads to a file.
 */
export function copyMedia(dist: string): void {
  const target = (src: string) => {
    const file = path.join(dist, decodeURIComponent(src));
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  const { files, sheets } = readMedia(ROOT);
  for (const { name, src } of files) copyFileSync(path.join(ROOT, MEDIA_FOLDER, name), target(src));
  for (const { src, text } of sheets) writeFileSync(target(src), text);
}
