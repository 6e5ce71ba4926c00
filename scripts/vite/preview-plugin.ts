import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { readHeadersFile } from '../prerender/hosting/headers-file.ts';
import { staticAnswer } from '../prerender/hosting/static-answer.ts';

/** Answers every reading request from a finished build, with the headers that it has on a real host. */
export function serveSite(dist: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, file } = staticAnswer(dist, {
      pathname,
      search,
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.statusCode = status;
    // Read each time: the next build may take place while this runs, and its policy names what its pages carry.
    for (const [name, value] of Object.entries({ ...readHeadersFile(dist), ...headers }))
      response.setHeader(name, value);
    if (!file || request.method === 'HEAD') return void response.end();
    createReadStream(file).on('error', next).pipe(response);
  };
}

/** Serves `dist/` as a static host does. */
export function previewPlugin(root: string): Plugin {
  return {
    name: 'preview',
    configurePreviewServer(server) {
      server.middlewares.use(serveSite(path.join(root, 'dist')));
    },
  };
}
