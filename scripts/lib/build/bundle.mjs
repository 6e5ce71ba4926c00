// Plain JavaScript, run as a process of its own: with what the other scripts need for TypeScript, Vite takes four
// times as long to load, and beside them it loads while they read the content.
import path from 'node:path';
import { build, loadEnv } from 'vite';

/** @typedef {{ root: string, client: string, server: string }} BundleRequest */

/** @type {(site: unknown) => void} */
let giveSite;
/** The site as the content says. It is needed late: most of the code is read before it is known. */
const site = new Promise((resolve) => {
  giveSite = resolve;
});

/** @type {import('vite').Plugin} */
const siteModule = {
  name: 'compiled-site',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:site$/ }, handler: () => '\0compiled-site' },
  load: {
    filter: { id: /^\0compiled-site$/ },
    handler: async () => `export const site = ${JSON.stringify(await site)};`,
  },
};

/** Waiting for the site is no plugin that is slow. */
const rolldownOptions = { checks: { pluginTimings: false } };

/** @param {BundleRequest} request */
async function bundle({ root, client, server }) {
  const common = /** @type {const} */ ({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  const plugins = [siteModule];
  await Promise.all([
    build({ ...common, plugins, build: { outDir: client, emptyOutDir: true, rolldownOptions } }),
    build({
      ...common,
      plugins,
      // Bundled whole and for production: pages are made in threads that know nothing of node_modules.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'scripts/lib/build/page-worker.ts',
        outDir: server,
        emptyOutDir: true,
        rolldownOptions,
        copyPublicDir: false,
      },
    }),
  ]);
  return loadEnv('production', root, 'VITE_');
}

process.on('message', (/** @type {{ request?: BundleRequest, site?: unknown }} */ message) => {
  if (message.site) giveSite(message.site);
  if (message.request) {
    bundle(message.request).then(
      (environment) => process.send?.({ environment }),
      (error) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    );
  }
});
process.once('disconnect', () => process.exit());
