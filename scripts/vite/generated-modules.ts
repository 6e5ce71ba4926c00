import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { FORM_MODULES, GENERATED_MODULES } from '@json-site/compiler/documents';
import { engineOf, enginePackage, isCustomer } from '@json-site/content/folders';

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

/**
 * Finds the modules that a site imports by the name of the engine, if the site carries its engine: nothing is
 * installed.
 */
export function carriedEngine(root: string): Plugin {
  const start = `${enginePackage().name}/`;
  return {
    name: 'site:carried-engine',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${start}`) },
      handler: (id) =>
        isCustomer(root) ? null : normalizePath(path.join(engineOf(root), id.slice(start.length))),
    },
  };
}
