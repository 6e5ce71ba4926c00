// Plain JavaScript, run as a process of its own: with what the other scripts need for TypeScript, Vite takes four
// times as long to load, and beside them it loads while they read the content.
import path from 'node:path';
import { build, loadEnv } from 'vite';

/** @typedef {{ root: string, site: unknown, client: string, server: string }} BundleRequest */

/**
 * The site as the content says, without reading the content again.
 * @param {unknown} site
 * @returns {import('vite').Plugin}
 */
function siteModule(site) {
  return {
    name: 'compiled-site',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:site' ? '\0compiled-site' : undefined),
    load: (id) => (id === '\0compiled-site' ? `export const site = ${JSON.stringify(site)};` : undefined),
  };
}

/** @param {BundleRequest} request */
async function bundle({ root, site, client, server }) {
  const common = /** @type {const} */ ({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' });
  const plugins = [siteModule(site)];
  await Promise.all([
    build({ ...common, plugins, build: { outDir: client, emptyOutDir: true } }),
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
        copyPublicDir: false,
      },
    }),
  ]);
  return loadEnv('production', root, 'VITE_');
}

process.once('message', (/** @type {BundleRequest} */ request) => {
  bundle(request).then(
    (environment) => process.send?.({ environment }),
    (error) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.once('disconnect', () => process.exit());
