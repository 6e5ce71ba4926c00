import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { MEDIA_FOLDER, readMedia } from '../content/media/media.ts';
import { mediaName } from '../content/media/media-url.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function serveMedia(root: string): Connect.NextHandleFunction {
  const folder = path.join(root, MEDIA_FOLDER);
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sheet = readMedia(root).sheets.find(({ src }) => src === `/media${pathname}`);
    if (sheet) {
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(sheet.text);
      return;
    }
    const file = path.join(folder, mediaName(`/media${pathname}`));
    const type = TYPES[path.extname(file).toLowerCase()];
    if (!type || !file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      return next();
    }
    response.setHeader('Content-Type', type);
    createReadStream(file).pipe(response);
  };
}

/** Serves content/media/ at /media/ in development, under the same names as the build writes. */
export function mediaPlugin(root: string): Plugin {
  return {
    name: 'media',
    configureServer: (server) => void server.middlewares.use('/media', serveMedia(root)),
  };
}
