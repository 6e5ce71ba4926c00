import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import { PICTURE_KINDS } from '../../src/compiler/media/kinds.ts';
import { parsePictureUrl } from '../../src/compiler/media/picture.ts';
import { MEDIA_FOLDER, readMedia } from '../content/media/media.ts';
import { mediaName } from '../content/media/media-url.ts';
import { quickPicture } from '../content/media/photographs.ts';

/** The file behind an address: of a photograph, one of the files that the build would make. */
async function fileFor(root: string, pathname: string): Promise<string | undefined> {
  const folder = path.join(root, MEDIA_FOLDER);
  const variant = parsePictureUrl(pathname);
  if (variant) {
    const { variants } = readMedia(root).files.find(({ name }) => name === variant.name) ?? {};
    return variants && pathname.startsWith(`${variants}-`) ? quickPicture(root, variant) : undefined;
  }
  const file = path.join(folder, mediaName(pathname));
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Serves content/media/ in development, under the addresses of the build's files. */
export function devMedia(root: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sprite = readMedia(root).sprites.find(({ src }) => src === `/media${pathname}`);
    if (sprite) {
      response.setHeader('Content-Type', PICTURE_KINDS.svg.type);
      response.end(sprite.text);
      return;
    }
    fileFor(root, `/media${pathname}`).then((file) => {
      const type = file && lookup(file);
      if (!file || !type) return next();
      response.setHeader('Content-Type', type);
      createReadStream(file).pipe(response);
    }, next);
  };
}
