import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { engineUrl } from '@json-site/content/folders';

/** The engine's style sheets that every page has. */
const GLOBAL = ['src/ui/tokens.css', 'src/app/styles/global.css', 'src/app/styles/print.css'];

/** The start of the URL of a module without a file; Vite encodes the zero character of the id. */
const VIRTUAL = '/@id/__x00__';

/** The module id that Vite's functions use for the module at this URL. */
export function moduleId(url: string): string {
  return url.startsWith(VIRTUAL) ? `\0${url.slice(VIRTUAL.length)}` : url;
}

/** The URLs of all style sheets that the server-rendered pages import. */
export function styleUrls(server: ViteDevServer): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
  };
  for (const module of server.environments.ssr.moduleGraph.idToModuleMap.values()) visit(module);
  const urls = [...seen].map((module) => module.url).filter((url) => url.endsWith('.css'));
  const global = [
    `${VIRTUAL}virtual:theme.css`,
    ...GLOBAL.map((file) => engineUrl(server.config.root, file)),
    `${VIRTUAL}virtual:icons.css`,
    `${VIRTUAL}virtual:site.css`,
  ];
  return [...new Set([...global, ...urls])];
}
