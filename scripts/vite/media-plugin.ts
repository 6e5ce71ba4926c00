import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { mediaName } from '../lib/media-url.ts';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function serveMedia(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, mediaName(`/media${pathname}`));
    const type = TYPES[path.extname(file).toLowerCase()];
    if (!type || !file.startsWith(folder + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
      return next();
    }
    response.setHeader('Content-Type', type);
    createReadStream(file).pipe(response);
  };
}

/** Serves content/media/ at /media/ in development, each file by its name with its hash; the build copies them so. */
export function mediaPlugin(root: string): Plugin {
  const folder = path.join(root, 'content/media');
  return {
    name: 'media',
    configureServer: (server) => void server.middlewares.use('/media', serveMedia(folder)),
  };
}
