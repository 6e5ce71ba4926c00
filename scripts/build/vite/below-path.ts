import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { SINGLETONS } from '@json-site/compiler/documents';
import { engineModule } from '@json-site/content/folders';
import { parseUrl } from '@json-site/values/paths';
import { sitePath } from '../hosting/site-path.ts';

const JSX = 'react/jsx-runtime';

/** The path of the site in a folder. Empty while its site.json cannot be read, which other parts report. */
function pathIn(root: string): string {
  try {
    const { url } = JSON.parse(readFileSync(path.join(root, SINGLETONS.site.file), 'utf8')) as {
      url?: unknown;
    };
    const address = typeof url === 'string' ? parseUrl(url) : undefined;
    return address ? sitePath(address) : '';
  } catch {
    return '';
  }
}

/**
 * Builds a site below a path, and previews it there. The development server shows every site at its root, and redirects
 * addresses below the path.
 */
export function belowPath(root: string): Plugin[] {
  const site = pathIn(root);
  const name = 'site:below-path';
  if (site === '') return [];
  const runtime = normalizePath(engineModule('src/app/site-path/jsx-runtime.ts'));
  return [
    {
      name,
      apply: 'build',
      enforce: 'pre',
      config: () => ({ define: { 'import.meta.env.SITE_PATH': JSON.stringify(site) } }),
      resolveId: {
        filter: { id: new RegExp(`^${JSX}$`) },
        handler: (_, importer) => (normalizePath(importer ?? '') === runtime ? null : runtime),
      },
    },
    {
      name: `${name}:serve`,
      apply: 'serve',
      config: (_, { isPreview }) => (isPreview ? { base: `${site}/` } : {}),
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          const [, below] = new RegExp(`^${site}(?=[/?]|$)(.*)$`).exec(request.url ?? '') ?? [];
          if (below === undefined) return next();
          response.writeHead(302, { Location: below.replace(/^(?!\/)/, '/') }).end();
        });
      },
      configurePreviewServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (request.url !== '/') return next();
          response.writeHead(302, { Location: `${site}/` }).end();
        });
      },
    },
  ];
}
