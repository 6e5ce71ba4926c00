import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { resolveLook } from '../../../../scripts/build/styles/theme-look.ts';
import { compileProject } from '../../../../scripts/content/load-content.ts';
import { ROOT } from '../../../../scripts/root.ts';
import { headerCss } from '../../../../src/compiler/header/header-css.ts';
import { themeLook } from '../../../../src/compiler/theme/look.ts';
import { themeCss } from '../../../../src/compiler/theme/theme-css.ts';
import type { Site, Theme } from '../../../../src/model/content-types.ts';
import { type HeaderBuilding, LOGO } from './header-buildings.ts';
import type { HeaderCase } from './header-cases.ts';

const RENDERER = '/tests/engine/support/headers/render-header.tsx';
const GLOBAL = ['/src/ui/tokens.css', '/src/app/styles/global.css'];

/** Renders headers with the components and style sheets of the site, and without building a site for each. */
export interface HeaderRenderer {
  documentOf: (one: HeaderCase, building?: HeaderBuilding) => string;
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
        'virtual:theme': path.join(ROOT, 'tests/engine/support/headers/own-logo.ts'),
        'virtual:header-bar': path.join(ROOT, 'tests/engine/support/headers/plain-bar.ts'),
      },
    },
  });
  const { renderHeader } = (await server.ssrLoadModule(RENDERER)) as typeof import('./render-header.tsx');
  const sheets = await Promise.all([...GLOBAL, ...importedStyles(server)].map((url) => cssOf(server, url)));

  return {
    documentOf({ language, languages, fonts, brand, header, labels }, building = {}) {
      const built: Theme = { ...theme, ...building };
      const size = building.header?.logoHeight ? LOGO : { width: 36, height: 36 };
      const whole: Site = {
        ...site,
        language,
        ...(languages && { languages }),
        brand: { ...site.brand, ...brand, logo: { ...site.brand.logo, ...size } },
        header,
        labels: { ...site.labels, ...labels },
      };
      const shared = resolveLook([themeCss(built), ...sheets].join('\n'), themeLook(built));
      const css = `${shared}\n${headerCss([whole], { ...built, fonts: { body: { stack: fonts } } })}:root{--font-body:${fonts};--font-heading:${fonts}}`;
      return `<!doctype html><html lang="${language}"><title>Header</title><style>${css}</style><body>${renderHeader(whole)}<main></main>`;
    },
    close: () => server.close(),
  };
}
