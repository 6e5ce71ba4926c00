import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { FORM_MODULES, GENERATED_MODULES } from '@json-site/compiler/documents';

/** The modules that are generated into the site and imported by the engine: name → file. */
export const SITE_MODULES: Record<string, string> = {
  'virtual:registry': `${GENERATED_MODULES}/registry.ts`,
  'virtual:structured-data': `${GENERATED_MODULES}/structured-data.ts`,
  'virtual:widgets': `${GENERATED_MODULES}/widgets.ts`,
  'virtual:forms': `${FORM_MODULES}/loaders.ts`,
};

/** Finds the generated modules of a site. The engine, which serves any site, imports them by these names. */
export function generatedModules(root: string): Plugin {
  return {
    name: 'site:generated-modules',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler(id) {
        const file = SITE_MODULES[id];
        return file === undefined ? null : normalizePath(path.join(root, file));
      },
    },
  };
}
