import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendPlugin } from './scripts/lib/backend.ts';
import { ROOT } from './scripts/lib/project.ts';
import { shortClassNames } from './scripts/lib/styles/class-names.ts';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { headingFontPlugin } from './scripts/vite/heading-font-plugin.ts';
import { leanFormsPlugin } from './scripts/vite/lean-forms-plugin.ts';
import { mediaPlugin } from './scripts/vite/media-plugin.ts';
import { previewPlugin } from './scripts/vite/preview-plugin.ts';
import { pureComponentsPlugin } from './scripts/vite/pure-components-plugin.ts';
import { quietStoragePlugin } from './scripts/vite/quiet-storage-plugin.ts';

/** The port people type; PORT overrides it, and then it must be free. */
const port = Number(process.env['PORT']) || undefined;

export default defineConfig(({ command }) => ({
  root: ROOT,
  // Pages are rendered from content/; an address that is no page must not fall back to one.
  appType: 'custom',
  cacheDir: '.cache/vite',
  plugins: [
    react(),
    leanFormsPlugin(ROOT),
    headingFontPlugin(),
    pureComponentsPlugin(),
    quietStoragePlugin(),
    contentPlugin(ROOT),
    mediaPlugin(ROOT),
    backendPlugin(ROOT),
    previewPlugin(ROOT),
  ],
  // In development the classes keep names that people can read.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(ROOT) } } }),
  server: { port: port ?? 5173, strictPort: port !== undefined },
  preview: { port: port ?? 4173, strictPort: port !== undefined },
  // Found while somebody works, a new dependency would reload the page under the hands.
  optimizeDeps: { entries: ['index.html', 'src/dev/**/*.tsx'] },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The policy allows no inline script, and browsers in use know modulepreload.
    modulePreload: { polyfill: false },
    // One style sheet: pages take the parts of it that they show at first, and it follows whole.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
}));
