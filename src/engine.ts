import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { site } from '@json-site/build/plugin';
import { optionalFolder } from '@json-site/content/folders';
import { devTools } from '@json-site/dev/server';
import { search } from '@json-site/search/integration';

export type {
  AddedFiles,
  Integration,
  RenderedPage,
  RenderedSite,
} from '@json-site/build/plugin';

/** The tools of the development server, with the studio if it is installed. */
async function tools() {
  if (!optionalFolder('@json-site/studio')) return devTools();
  const { studio } = await import('@json-site/studio/server');
  return devTools([studio]);
}

/** What the vite.config.ts of a site uses: the engine, with the tools for authors in development. */
export const jsonSite = (
  options: Omit<NonNullable<Parameters<typeof site>[0]>, 'tools'> = {},
): PluginOption => [
  react(),
  tools().then((found) =>
    site({ ...options, integrations: [...(options.integrations ?? []), search], tools: found }),
  ),
];
