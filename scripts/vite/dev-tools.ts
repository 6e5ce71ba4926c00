import type { ViteDevServer } from 'vite';
import type { ContentStore } from '../content/content-store.ts';

/** What the development server adds for authors; vite.config.ts passes it to the plugin. */
export interface DevTools {
  /** Glob of the modules that tool pages load. */
  entries: string;
  /** Module that every page of the site loads in development. */
  overlay: string;
  /** Adds the tools' middlewares. */
  configureServer(server: ViteDevServer, store: ContentStore): void;
}
