import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { ROOT } from './scripts/content/project.ts';
import bundleConfig from './scripts/vite/bundle-config.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { mediaPlugin } from './scripts/vite/media-plugin.ts';
import { previewPlugin } from './scripts/vite/preview-plugin.ts';
import { devTools } from './src/dev/server/dev-tools.ts';

/** The port people type; PORT overrides it, and then it must be free. */
const port = Number(process.env['PORT']) || undefined;

const servers: UserConfig = {
  // Pages are rendered from content/; an address that is no page must not fall back to one.
  appType: 'custom',
  plugins: [contentPlugin(ROOT, devTools), mediaPlugin(ROOT), previewPlugin(ROOT)],
  server: { port: port ?? 5173, strictPort: port !== undefined },
  preview: { port: port ?? 4173, strictPort: port !== undefined },
  // Found while somebody works, a new dependency would reload the page under the hands.
  optimizeDeps: { entries: ['index.html', 'src/dev/**/*.tsx'] },
};

/** Development and preview; a build bundles with the same settings, less the servers. */
export default defineConfig(mergeConfig(bundleConfig(), servers));
