import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { compileProject } from '../../../../scripts/content/load-content.ts';
import { ROOT } from '../../../../scripts/root.ts';
import { headerCss } from '../../../../src/compiler/header/header-css.ts';
import { themeCss } from '../../../../src/compiler/theme/theme-css.ts';
import type { Site } from '../../../../src/model/content-types.ts';
import type { HeaderCase } from './header-cases.ts';

const RENDERER = '/tests/engine/support/headers/render-header.tsx';
const GLOBAL = ['/src/ui/tokens.css', '/src/app/styles/global.css'];

/** Renders headers with the components and style sheets of the site, and without building a site for each. */
export interface HeaderRenderer {
  documentOf: (one: HeaderCase) => string;
  close: () => Promise<void>;
}

/** The style sheets that the rendered components import. */
function importedStyles(server: ViteDevServer): string[] {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.values()];
  return modules.map(({ url }) => url).filter((url) => url.endsWith('.module.css'));
}

async function cssOf(server: ViteDevServer, url: string): Promise<string> {
  const result = await server.transformRequest(`${url}?direct`);
  if (!result) throw new Error(`Vite has no style sheet ${url}.`);
  return result.code;
}

export async function openHeaderRenderer(): Promise<HeaderRenderer> {
  const { site, theme } = compileProject();
  if (!site || !theme) throw new Error('The content cannot be used.');
  const server = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: '.cache/vite-headers',
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The links to other languages, which the plugin leaves out of a site with one.
    resolve: {
      alias: {
        'virtual:languages': path.join(ROOT, 'src/app/languages/LanguageLinks.tsx'),
        'virtual:header-bar': path.join(ROOT, 'tests/engine/support/headers/plain-bar.ts'),
      },
    },
  });
  const { renderHeader } = (await server.ssrLoadModule(RENDERER)) as typeof import('./render-header.tsx');
  const sheets = await Promise.all([...GLOBAL, ...importedStyles(server)].map((url) => cssOf(server, url)));
  const shared = [themeCss(theme), ...sheets].join('\n');

  return {
    documentOf({ language, languages, fonts, brand, header, labels }) {
      const whole: Site = {
        ...site,
        language,
        ...(languages && { languages }),
        brand: { ...site.brand, ...brand, logo: site.brand.logo },
        header,
        labels: { ...site.labels, ...labels },
      };
      const css = `${shared}\n${headerCss([whole], { fonts: { body: { stack: fonts } } })}:root{--font-body:${fonts};--font-heading:${fonts}}`;
      return `<!doctype html><html lang="${language}"><title>Header</title><style>${css}</style><body>${renderHeader(whole)}<main></main>`;
    },
    close: () => server.close(),
  };
}
