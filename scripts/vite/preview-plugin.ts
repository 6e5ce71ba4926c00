import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { backendOrigin, cacheControl, securityHeaders } from '../lib/security-headers.ts';

const headers: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  for (const [name, value] of Object.entries(securityHeaders(backendOrigin()))) {
    response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', cacheControl(pathname));
  next();
};

/** `/about` is `dist/about/index.html`; what is no file is the not-found page with its status. */
function pages(dist: string): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(dist, decodeURIComponent(pathname), 'index.html');
    const isPage = file.startsWith(dist + path.sep) && existsSync(file) && statSync(file).isFile();
    response.statusCode = isPage ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    createReadStream(isPage ? file : path.join(dist, '404.html')).pipe(response);
  };
}

/** Serves `dist/` as a static host does, with the real headers. */
export function previewPlugin(root: string): Plugin {
  return {
    name: 'preview',
    configurePreviewServer(server) {
      server.middlewares.use(headers);
      return () => server.middlewares.use(pages(path.join(root, 'dist')));
    },
  };
}
