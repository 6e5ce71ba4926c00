import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { devTools } from '@json-site/dev/server';
import { studio } from '@json-site/studio/server';
import { type SiteOptions, site } from '@json-site/vite/plugin';

export type {
  AddedFiles,
  Integration,
  RenderedPage,
  RenderedSite,
} from '@json-site/prerender/pages';

/** What the vite.config.ts of a site uses: the engine, with the tools for authors in development. */
export const jsonSite = (options: Pick<SiteOptions, 'root' | 'integrations'> = {}): PluginOption => [
  react(),
  site({ ...options, tools: devTools([studio]) }),
];
