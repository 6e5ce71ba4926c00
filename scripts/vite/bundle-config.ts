import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { backendPlugin } from '../backend/backend-plugin.ts';
import { ROOT } from '../content/project.ts';
import { leanFormsPlugin } from './lean-forms-plugin.ts';
import { pureComponentsPlugin } from './pure-components-plugin.ts';
import { quietStoragePlugin } from './quiet-storage-plugin.ts';
import { shortClassNamesPlugin } from './short-class-names-plugin.ts';

/** How the code of the site is bundled. Nothing of the development server is here: a build would wait until it is loaded. */
export default function bundleConfig(): UserConfig {
  return {
    root: ROOT,
    cacheDir: '.cache/vite',
    plugins: [
      react(),
      leanFormsPlugin(ROOT),
      pureComponentsPlugin(),
      quietStoragePlugin(),
      shortClassNamesPlugin(ROOT),
      backendPlugin(ROOT),
    ],
    build: {
      assetsDir: 'assets',
      // The policy allows no inline script, and browsers in use know modulepreload.
      modulePreload: { polyfill: false },
      // One style sheet: pages take the parts of it that they show at first, and it follows whole.
      cssCodeSplit: false,
      reportCompressedSize: false,
    },
  };
}
