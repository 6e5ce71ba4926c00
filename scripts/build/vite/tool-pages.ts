import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { backendPlugin } from '@json-site/backend/backend';
import { type ContentStore, openContent } from '@json-site/content/site';
import { filesOfModules } from '../cache/bundles.ts';
import type { Integration } from '../integrations/integration.ts';
import { themedStyles } from '../styles/theme-look.ts';
import { contentModules } from './content-modules.ts';
import { generatedModules } from './generated-modules.ts';

/** The files of a page of a tool, as paths from the folder of the build. */
export interface ToolFiles {
  script: string;
  styles: string[];
}

/** What a build is made of. Both are compared before the files are used again. */
interface Inputs {
  /** When each file that a page is made of had changed, in milliseconds. */
  files: Record<string, number>;
  /** The content that the code of every page contains. */
  shared: string;
}

const INPUTS = 'inputs.json';
const MANIFEST = 'manifest.json';

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The style sheets of a chunk and of everything that it imports, in their order. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  const imported = (chunk.imports ?? []).flatMap((one) => stylesOf(manifest, one, seen));
  return [...imported, ...(chunk.css ?? [])];
}

function filesOf(folder: string): Record<string, ToolFiles> {
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  return Object.fromEntries(
    entries.map(([key, { name = '', file }]) => [
      name,
      { script: file, styles: [...new Set(stylesOf(manifest, key))] },
    ]),
  );
}

/** Notes of which files the pages are made. */
function noteInputs(folder: string, shared: string): Plugin {
  const files: Inputs['files'] = {};
  const start = Date.now();
  return {
    name: 'tool-pages:inputs',
    buildEnd() {
      // A file that changes meanwhile may have been read before: this build is not fresh then.
      for (const file of filesOfModules(this.getModuleIds()))
        files[file] = Math.min(changedAt(file) ?? 0, start);
    },
    writeBundle: () => writeFileSync(path.join(folder, INPUTS), JSON.stringify({ files, shared })),
  };
}

function isFresh(folder: string, shared: string): boolean {
  if (!existsSync(path.join(folder, INPUTS))) return false;
  const inputs = JSON.parse(readFileSync(path.join(folder, INPUTS), 'utf8')) as Inputs;
  return (
    inputs.shared === shared && Object.entries(inputs.files).every(([file, time]) => changedAt(file) === time)
  );
}

interface ToolPagesOptions {
  /** The modules of the pages by a name, as absolute paths. */
  entries: Record<string, string>;
  /** Receives the files. */
  folder: string;
  /** The address below which they are served, with a slash at its end. */
  base: string;
  store?: ContentStore;
  integrations?: readonly Integration[];
  /** Builds the same pages in another process, whose memory is free afterwards. */
  elsewhere?: () => Promise<void>;
}

/**
 * Builds pages of tools for authors with the components of a site, for a server that is not Vite's. Does nothing if the
 * folder has them and neither the code nor the content of every page has changed. Returns the files of each page.
 */
export async function buildToolPages(
  root: string,
  { entries, folder, base, store = openContent(root), integrations = [], elsewhere }: ToolPagesOptions,
): Promise<Record<string, ToolFiles>> {
  const shared = JSON.stringify(store.shared());
  const buildHere = () =>
    build({
      configFile: false,
      root,
      base,
      mode: 'production',
      logLevel: 'error',
      cacheDir: path.join(root, '.cache/vite'),
      publicDir: false,
      plugins: [
        backendPlugin(root),
        contentModules(() => store.shared(), integrations),
        themedStyles(),
        generatedModules(root),
        noteInputs(folder, shared),
      ],
      build: {
        outDir: folder,
        emptyOutDir: true,
        manifest: MANIFEST,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rolldownOptions: { input: entries, checks: { pluginTimings: false } },
      },
    });
  if (!isFresh(folder, shared)) await (elsewhere ?? buildHere)();
  return filesOf(folder);
}
