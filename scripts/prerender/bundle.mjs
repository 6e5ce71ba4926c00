// Plain JavaScript, run as a process of its own: with what the other scripts need for TypeScript, Vite takes four
// times as long to load, and beside them it loads while they read the content.
import path from 'node:path';
import { build, loadEnv } from 'vite';

/** @typedef {{ root: string, client: string, server: string }} BundleRequest */

/** @type {(modules: Record<string, string>) => void} */
let giveModules;
/**
 * The modules that are made of content: name → code. They are needed late: most of the code is read before they are
 * known.
 * @type {Promise<Record<string, string>>}
 */
const modules = new Promise((resolve) => {
  giveModules = resolve;
});

const PREFIX = '\0compiled-';

/** @type {import('vite').Plugin} */
const contentModules = {
  name: 'compiled-content',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:/ }, handler: (id) => PREFIX + id },
  load: { filter: { id: /^\0compiled-/ }, handler: async (id) => (await modules)[id.slice(PREFIX.length)] },
};

/** @type {import('rolldown').InputOptions} */
const rolldownOptions = {
  // Waiting for the content is no plugin that is slow.
  checks: { pluginTimings: false },
  // Of a package whose index lists 700 modules, only those are read that something uses.
  experimental: { lazyBarrel: true },
};

/** Loaded when a visitor does something, which no prerendered page does. */
const BROWSER_ONLY = ['@supabase/supabase-js', '@mantine/dates'];

/** @param {BundleRequest} request */
async function bundle({ root, client, server }) {
  const common = /** @type {const} */ ({
    configFile: path.join(root, 'scripts/vite/bundle-config.ts'),
    logLevel: 'warn',
  });
  const plugins = [contentModules];
  await Promise.all([
    build({ ...common, plugins, build: { outDir: client, emptyOutDir: true, rolldownOptions } }),
    build({
      ...common,
      plugins,
      // Bundled whole and for production: pages are made in threads that know nothing of node_modules.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true, external: BROWSER_ONLY },
      build: {
        ssr: 'scripts/prerender/pages/page-worker.ts',
        outDir: server,
        emptyOutDir: true,
        rolldownOptions,
        copyPublicDir: false,
      },
    }),
  ]);
  return loadEnv('production', root, 'VITE_');
}

process.on(
  'message',
  (/** @type {{ request?: BundleRequest, modules?: Record<string, string> }} */ message) => {
    if (message.modules) giveModules(message.modules);
    if (message.request) {
      bundle(message.request).then(
        (environment) => process.send?.({ environment }),
        (error) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
      );
    }
  },
);
process.once('disconnect', () => process.exit());
