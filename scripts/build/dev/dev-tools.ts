import type { PreviewServer, ViteDevServer } from 'vite';
import type { ContentStore } from '@json-site/content/site';

/** The tools for authors that the development server adds; vite.config.ts passes them to the plugin. */
export interface DevTools {
  /** The modules that tool pages load, as paths from the engine's folder. */
  entries: readonly string[];
  /** The one of them that every page of the site loads in development. */
  overlay: string;
  /** Path of the page with the mail that forms send. */
  mail: string;
  /** Adds the tools' middlewares. */
  configureServer(server: ViteDevServer, store: ContentStore): void;
  /** Adds the middlewares of the tools that a built site needs as well. */
  configurePreviewServer(server: PreviewServer): void;
}
