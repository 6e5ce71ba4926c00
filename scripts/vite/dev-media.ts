import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import { MEDIA_FOLDER, readMedia } from '../content/media/media.ts';
import { mediaName } from '../content/media/media-url.ts';

/** Serves content/media/ in development, under the names that the build gives its files. */
export function devMedia(root: string): Connect.NextHandleFunction {
  const folder = path.join(root, MEDIA_FOLDER);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sprite = readMedia(root).sprites.find(({ src }) => src === `/media${pathname}`);
    if (sprite) {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(sprite.text);
      return;
    }
    const file = path.join(folder, mediaName(`/media${pathname}`));
    const type = lookup(file);
    if (!type || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      return next();
    }
    response.setHeader('Content-Type', type);
    createReadStream(file).pipe(response);
  };
}
