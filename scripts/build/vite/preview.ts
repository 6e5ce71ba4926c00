import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { UserError } from '@json-site/content/files';
import type { DevTools } from '../dev/dev-tools.ts';
import { printWelcome } from '../dev/print-welcome.ts';
import { refuseUnreadableTargets } from '../dev/request-targets.ts';
import { serveSite } from '../hosting/serve-site.ts';

/** Serves the finished build as a static host does: same headers, redirects and compressed files. */
export function preview(tools: DevTools | undefined): Plugin {
  return {
    name: 'site:preview',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const dist = path.resolve(root, build.outDir);
      if (!existsSync(path.join(dist, '404.html')))
        throw new UserError(`There is no finished build in ${build.outDir}/. Run: npm run build`);
      const serve = serveSite(dist);
      refuseUnreadableTargets(server, serve);
      printWelcome(server, tools, 'After another build, load the page again.');
      tools?.configurePreviewServer(server);
      server.middlewares.use(serve);
    },
  };
}
