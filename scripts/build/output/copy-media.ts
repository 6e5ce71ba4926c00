import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureFile } from '@json-site/compiler/media';
import { MEDIA_FOLDER, makePictures, readMedia } from '@json-site/content/media';

/**
 * Copies content/media/ except the files `leftOut`, each file under the name that pages use, and writes the sprites. An
 * SVG in a sprite is also copied as a file, for links to it. Of photographs, the site has only the given files: the
 * originals have metadata.
 */
export async function copyMedia(
  root: string,
  dist: string,
  pictures: readonly PictureFile[],
  leftOut: ReadonlySet<string>,
): Promise<void> {
  const target = (src: string) => {
    const file = path.join(dist, decodeURIComponent(src));
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  const { files, sprites } = readMedia(root, leftOut);
  // The build subsets fonts and serves them as assets.
  const served = files.filter(
    ({ name, variants, fault }) => variants === undefined && !fault && !/^fonts\//i.test(name),
  );
  for (const { name, src } of served) copyFileSync(path.join(root, MEDIA_FOLDER, name), target(src));
  for (const { src, text } of sprites) writeFileSync(target(src), text);
  for (const [src, file] of await makePictures(root, pictures)) copyFileSync(file, target(src));
}
