import type { PreviewServer, ViteDevServer } from 'vite';
import type { ContentStore } from '../content/content-store.ts';

/** The tools for authors that the development server adds; vite.config.ts passes them to the plugin. */
export interface DevTools {
  /** Glob of the modules that tool pages load. */
  entries: string;
  /** Module that every page of the site loads in development. */
  overlay: string;
  /** Path of the page with the mail that forms send. */
  mail: string;
  /** Adds the tools' middlewares. */
  configureServer(server: ViteDevServer, store: ContentStore): void;
  /** Adds the middlewares of the tools that a built site needs as well. */
  configurePreviewServer(server: PreviewServer): void;
}
