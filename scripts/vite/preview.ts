import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '../content/user-error.ts';
import { serveSite } from '../prerender/hosting/serve-site.ts';

/** Serves the finished build as a static host does: same headers, redirects and compressed files. */
export function preview(): Plugin {
  return {
    name: 'site:preview',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const dist = path.resolve(root, build.outDir);
      if (!existsSync(path.join(dist, '404.html')))
        throw new UserError(`There is no finished build in ${build.outDir}/. Run: npm run build`);
      server.middlewares.use(serveSite(dist));
    },
  };
}
