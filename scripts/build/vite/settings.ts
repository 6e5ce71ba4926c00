import { realpathSync } from 'node:fs';
import path from 'node:path';
import {
  type DepOptimizationOptions,
  type EnvironmentOptions,
  normalizePath,
  type Plugin,
  searchForWorkspaceRoot,
  type UserConfig,
} from 'vite';
import { BLOCK_FOLDERS } from '@json-site/compiler/documents';
import {
  ENGINE,
  engineModule,
  enginePackage,
  isCustomer,
  optionalFolder,
  packageFolder,
} from '@json-site/content/folders';
import type { DevTools } from '../dev/dev-tools.ts';
import { privateFiles } from '../dev/private-files.ts';
import type { Integration } from '../integrations/integration.ts';
import { LICENCES_FILE } from '../output/licences.ts';
import { shortClassNames } from '../styles/class-names.ts';

const CACHE = '.cache';
/** Its pages load in the browser as modules, like those of the engine. */
const STUDIO = '@json-site/studio';

/** The folders of a build. All are safe to delete. */
export const outputFolders = (root: string) => ({
  /** The site while it is built. */
  site: path.join(root, CACHE, 'dist'),
  /** The code that renders pages. */
  renderer: path.join(root, CACHE, 'renderer'),
});

/** Loaded when a visitor acts, which no prerendered page does. */
const BROWSER_ONLY = ['@supabase/supabase-js', '@mantine/dates'];

const RENDERER = engineModule('src/app/prerender.tsx');

const common = {
  assetsDir: 'assets',
  // One style sheet: each page inlines the parts that it shows first, and loads the whole sheet later.
  cssCodeSplit: false,
  reportCompressedSize: false,
} as const;

const bundling = {
  // Reads only the used modules of a package whose index lists hundreds.
  experimental: { lazyBarrel: true },
  // On a busy machine Rolldown would print how long each plugin took.
  checks: { pluginTimings: false },
};

const environmentsOf = ({
  site,
  renderer,
}: ReturnType<typeof outputFolders>): Record<string, EnvironmentOptions> => ({
  client: {
    build: {
      ...common,
      outDir: site,
      // The build draws pictures into the same folder meanwhile.
      emptyOutDir: false,
      // The content security policy allows no inline script, and supported browsers know modulepreload.
      modulePreload: { polyfill: false },
      license: { fileName: LICENCES_FILE },
      rolldownOptions: {
        ...bundling,
        output: { postBanner: ({ isEntry }) => (isEntry ? `/*! /${LICENCES_FILE} */` : '') },
      },
    },
  },
  ssr: {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true, external: BROWSER_ONLY },
    build: {
      ...common,
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { ...bundling, input: RENDERER },
    },
  },
});

function buildSettings(root: string, { logLevel = 'warn' }: UserConfig): UserConfig {
  // Visitors get production code, also from a build that a test started.
  process.env['NODE_ENV'] = 'production';
  const environments = environmentsOf(outputFolders(root));
  return {
    logLevel,
    environments,
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    css: { modules: { generateScopedName: shortClassNames(root) } },
  };
}

/** PORT in the environment, unless the command line names a port. PORT must be free; Vite may move on from others. */
function portSettings(asked: number | undefined): { port?: number; strictPort?: boolean } {
  const port = Number(process.env['PORT']);
  return port > 0 && asked === undefined ? { port, strictPort: true } : {};
}

/** Vite stops a server when standard input ends: at once in containers, services and `npx vite &`. CI prevents that. */
function ignoreEndOfInput(): void {
  if (!process.stdin.isTTY) process.env['CI'] = 'true';
}

/** The packages whose modules are those of the engine, one by one: in a bundle, React's contexts would exist twice. */
const ownPackages = (): string[] => [enginePackage().name, STUDIO];

/**
 * Where Vite looks for dependencies before it starts. The modules of an installed engine are loaded one by one, like
 * those of the site: in a bundle of dependencies, some would exist twice.
 */
function optimised(root: string, entries: readonly string[]): DepOptimizationOptions {
  if (!isCustomer(root)) return { entries: [...entries] };
  const found = [...entries, `${BLOCK_FOLDERS.engine}/*/*.tsx`].map(engineModule);
  const globs = found.map((file) => normalizePath(path.relative(root, file)));
  return { entries: globs, exclude: ownPackages() };
}

/** The folders that the development server may send: also those of an engine and of packages outside the site. */
function readable(root: string): string[] {
  const studio = optionalFolder(STUDIO);
  return [
    searchForWorkspaceRoot(root),
    ENGINE,
    ...(studio ? [realpathSync(studio)] : []),
    realpathSync(path.dirname(packageFolder('vite'))),
  ];
}

/** The settings of all commands. Vite's command line wins where it has an option. */
export function settings(
  root: string,
  tools: DevTools | undefined,
  integrations: readonly Integration[] = [],
): Plugin {
  const headerEnds = integrations.flatMap((one) => one.headerEnd ?? []);
  return {
    name: 'site:settings',
    async config(config, { command }) {
      if (command === 'build') return { cacheDir: '.cache/vite', ...buildSettings(root, config) };
      if (!config.server?.middlewareMode) ignoreEndOfInput();
      return {
        cacheDir: config.cacheDir ?? '.cache/vite',
        // Every page is rendered from content/; an unknown address must not fall back to index.html.
        appType: 'custom',
        server: {
          ...portSettings(config.server?.port),
          // Vite lets the pages of every server of this machine read the sources. The backend sets its own headers.
          cors: config.server?.cors ?? false,
          fs: { deny: await privateFiles(root), allow: readable(root) },
          watch: {
            ignored: (file: string) => file.startsWith(path.join(root, CACHE) + path.sep),
            // A link to a folder above it would have no end.
            followSymlinks: false,
          },
        },
        preview: portSettings(config.preview?.port),
        // A dependency that Vite finds while somebody works would reload the page.
        optimizeDeps: optimised(root, ['src/app/main.tsx', ...headerEnds, ...(tools?.entries ?? [])]),
        // Node.js cannot load the style sheets that components import.
        ...(isCustomer(root) && { ssr: { noExternal: ownPackages() } }),
      };
    },
  };
}
