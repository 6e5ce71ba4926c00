import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { type SiteOptions, site } from '../scripts/vite/site.ts';
import { devTools } from './dev/server/dev-tools.ts';
import { studio } from './dev/studio/server/studio.ts';

export type {
  AddedFiles,
  Integration,
  RenderedPage,
  RenderedSite,
} from '../scripts/prerender/integrations/integration.ts';

/** What the vite.config.ts of a site uses: the engine, with the tools for authors in development. */
export const jsonSite = (options: Pick<SiteOptions, 'root' | 'integrations'> = {}): PluginOption => [
  react(),
  site({ ...options, tools: devTools([studio]) }),
];
