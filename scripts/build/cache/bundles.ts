import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Plugin, ResolvedConfig } from 'vite';
import { keyOf, keyOfFiles, writeFiles } from '@json-site/content/files';
import { ENGINE } from '@json-site/content/folders';
import { siteCodeFiles } from './engine-key.ts';
import { BUILD_CACHE, pruneStored, readStored, writeStored } from './stored-file.ts';

const FOLDER = `${BUILD_CACHE}/bundles`;
/** The bundles of the branches on which somebody works. Each takes 3 MB. */
const MOST_BUNDLES = 4;

/** The code for browsers and the code that renders pages, as files. */
export interface Bundles {
  client: Record<string, Uint8Array>;
  renderer: Record<string, Uint8Array>;
}

interface StoredBundles extends Bundles {
  /** The files that were read, and a hash of each. */
  read: [file: string, hash: string][];
}

/** Plugins whose inputs are known: those of the engine and of Vite. Another one may read any file. */
const KNOWN_PLUGIN = /^(?:(?:site|vite|builtin|native):|(?:alias|embedded-backend)$)/;

/** Names a file without the place where engine and site are: their folders may be moved. */
function nameOf(root: string, file: string): string {
  const inEngine = path.relative(ENGINE, file);
  return inEngine.startsWith('..') || path.isAbsolute(inEngine)
    ? `site:${path.relative(root, file)}`
    : `engine:${inEngine}`;
}

function fileOf(root: string, name: string): string {
  const [kind, ...rest] = name.split(':');
  return path.join(kind === 'engine' ? ENGINE : root, rest.join(':'));
}

/** The settings of Vite of which code is made, with functions as their text. */
function settingsText(root: string, config: ResolvedConfig): string {
  const { base, mode, env, define, resolve, css, json, html, build, environments, publicDir } = config;
  const rooms = Object.entries(environments).map(([name, one]) => [name, one.define, one.resolve, one.build]);
  const seen = new WeakSet<object>();
  const text = JSON.stringify(
    { base, mode, env, define, resolve, css, json, html, build, rooms, publicDir },
    (_, value: unknown) => {
      if (typeof value === 'function' || value instanceof RegExp) return String(value);
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value)) return undefined;
      seen.add(value);
      return value;
    },
  );
  return text.replaceAll(root, '<site>').replaceAll(ENGINE, '<engine>');
}

/**
 * A hash of everything of which the bundles are made, besides the files that they turn out to read. Undefined if a
 * plugin of the site's vite.config.ts takes part: what such a plugin reads is not known.
 * @param engine The hash of the engine's code.
 * @param content What the modules that are made of content depend on.
 */
export function bundleKey(
  root: string,
  config: ResolvedConfig,
  engine: string,
  content: unknown,
): string | undefined {
  if (config.plugins.some(({ name }) => !KNOWN_PLUGIN.test(name))) return undefined;
  const ofConfig = [...new Set([config.configFile ?? '', ...config.configFileDependencies])];
  const files = ofConfig.filter((file) => existsSync(file)).map((file) => path.relative(root, file));
  return keyOf(
    engine,
    settingsText(root, config),
    keyOfFiles(root, [...files.sort(), ...siteCodeFiles(root)]),
    JSON.stringify(content),
  );
}

const hashOfFile = (file: string) => keyOf(readFileSync(file));

/** Returns the stored bundles of a key if every file that they were made from is still the same. */
export function readBundles(root: string, key: string): Bundles | undefined {
  const file = path.join(root, FOLDER, key);
  const stored = readStored(file);
  if (!stored) return undefined;
  try {
    const bundles = deserialize(stored) as StoredBundles;
    if (!bundles.read.every(([name, hash]) => hashOfFile(fileOf(root, name)) === hash)) return undefined;
    // Those that are used longest ago are deleted.
    utimesSync(file, new Date(), new Date());
    return bundles;
  } catch {
    return undefined;
  }
}

/** Puts stored bundles where Vite would have written them. */
export function restoreBundles({ client, renderer }: Bundles, site: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, renderer);
  writeFiles(site, client);
}

const filesOf = (folder: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))]));

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** A hash of the code that renders pages, and of the code that makes files of them. */
export const rendererKey = (renderer: string, engine: string): string =>
  keyOf(engine, keyOfFiles(renderer, namesIn(renderer)));

interface WrittenBundles {
  /** The two folders. */
  site: string;
  renderer: string;
  /** The files for browsers: pictures are in their folder too. */
  names: string[];
  /** The files that were bundled. */
  read: ReadonlySet<string>;
  /** When bundling began, in milliseconds since 1970. */
  began: number;
}

/** Stores the bundles that Vite has written, unless one of their files has changed meanwhile. */
export function storeBundles(
  root: string,
  key: string,
  { site, renderer, names, read, began }: WrittenBundles,
): void {
  const isNewer = (file: string) => statSync(file).mtimeMs >= began;
  if ([...read].some(isNewer)) return;
  const stored: StoredBundles = {
    client: filesOf(site, names),
    renderer: filesOf(renderer, namesIn(renderer)),
    read: [...read].sort().map((file) => [nameOf(root, file), hashOfFile(file)]),
  };
  writeStored(path.join(root, FOLDER, key), serialize(stored));
  pruneStored(path.join(root, FOLDER), MOST_BUNDLES);
}

/** The files of modules: a bundler also has modules that are in no file. */
export const filesOfModules = (ids: Iterable<string>): string[] =>
  [...ids].map((id) => id.split('?')[0] ?? '').filter((file) => path.isAbsolute(file) && existsSync(file));

/** Notes the files that the bundles are made from, those of packages included. */
export function noteModules(read: Set<string>): Plugin {
  return {
    name: 'site:module-files',
    apply: 'build',
    buildEnd() {
      for (const file of filesOfModules(this.getModuleIds())) read.add(file);
    },
  };
}
