import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { FORM_MODULES } from '@json-site/compiler/documents';
import type { ContentStore } from '@json-site/content/site';
import { generateIfPossible } from '@json-site/generate/state';
import type { Integration } from '../integrations/integration.ts';
import { devAddedFiles } from './dev-added-files.ts';
import { devFeeds } from './dev-feeds.ts';
import { devMedia } from './dev-media.ts';
import { devPages } from './dev-pages.ts';
import type { DevTools } from './dev-tools.ts';
import { printWelcome } from './print-welcome.ts';
import { refuseUnreadableTargets } from './request-targets.ts';
import { createDiagnosticsLog, watchContent } from './watch-content.ts';

interface DevOptions {
  tools: DevTools | undefined;
  integrations: readonly Integration[];
}

/** Renders every page on the server; a page whose file has errors keeps its last valid state. */
export function dev(
  root: string,
  openStore: () => ContentStore,
  { tools, integrations }: DevOptions,
): Plugin {
  const formModules = normalizePath(path.join(root, FORM_MODULES));
  return {
    name: 'site:dev',
    apply: 'serve',
    // Vite would load every open page again, and the studio would lose a press or words in a dialog.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${formModules}/`)) return undefined;
      if (modules.length > 0) this.environment.hot.send({ type: 'custom', event: 'content:shared' });
      return [];
    },
    async configureServer(server) {
      // Vitest needs the content modules alone.
      if (server.config.server.middlewareMode) return;
      refuseUnreadableTargets(server);
      const written = await generateIfPossible(root);
      if (written.length > 0) server.config.logger.info(`Regenerated: ${written.join(', ')}`);
      const store = openStore();
      const log = createDiagnosticsLog(server, store);
      watchContent(server, store, log);
      log();
      printWelcome(server, tools, 'Edit a file in content/ and the page updates.');
      tools?.configureServer(server, store);
      // Browsers request this path without a link to it; the build writes the same file.
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/favicon.svg') request.url = store.site().brand.icon.src;
        next();
      });
      for (const folder of ['/media', '/files']) server.middlewares.use(folder, devMedia(root, folder));
      return () => {
        server.middlewares.use(devFeeds(store));
        server.middlewares.use(devAddedFiles(server, store, integrations));
        server.middlewares.use(devPages(server, store, tools));
      };
    },
  };
}
