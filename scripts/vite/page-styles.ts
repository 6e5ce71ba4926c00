import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** How a browser writes the zero character that begins the id of a module without a file. */
const VIRTUAL = '/@id/__x00__';

/** What Vite's own functions call the module at an address. */
export function moduleId(url: string): string {
  return url.startsWith(VIRTUAL) ? `\0${url.slice(VIRTUAL.length)}` : url;
}

/** The addresses of all style sheets that what the server has rendered needs. */
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
    '/src/ui/tokens.css',
    '/src/app/styles/fonts.css',
    '/src/app/styles/global.css',
    '/src/app/styles/print.css',
    `${VIRTUAL}virtual:icons.css`,
    `${VIRTUAL}virtual:site-address.css`,
  ];
  return [...new Set([...global, ...urls])];
}
