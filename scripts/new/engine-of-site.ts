import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@json-site/content/files';
import {
  COMMANDS,
  ENGINE,
  enginePackage,
  OPTIONAL_PACKAGES,
  optionalFolder,
  packedFile,
} from '@json-site/content/folders';
import { shellWord } from './shell-word.ts';

/** Of a package.json, what `init` reads and writes. */
export interface SiteManifest {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The package.json of a folder; an empty one if it has none. */
export function manifestAt(folder: string): SiteManifest {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteManifest) : {};
}

/** Where a site keeps the file of its engine, unless a registry has it. */
const VENDOR = 'vendor';

/** Whether a name of the engine in the package.json of a folder holds on every machine that has the folder alone. */
function isPortable(wanted: string, folder: string): boolean {
  if (wanted.startsWith('file:')) {
    const file = path.relative(folder, path.resolve(folder, wanted.slice('file:'.length)));
    return !file.startsWith('..') && !path.isAbsolute(file);
  }
  return !/^(?:link|portal|workspace|catalog):|^(?:\.{1,2}|~)?[\\/]|^[a-z]:[\\/]/i.test(wanted);
}

/** The folder in which a package manager has installed the engine. */
const installedIn = () => ENGINE.split(`${path.sep}node_modules${path.sep}`)[0] ?? ENGINE;

/** Whether the engine that runs is the one that a site has installed, as after `npm create`. */
export const isInstalledIn = (site: string): boolean => installedIn() === realpathSync(site);

/** Runs a program that prints its own errors. */
function runProgram(program: string, options: string[]): void {
  const shell = process.platform === 'win32';
  const [name = program, ...values] = shell ? [program, ...options].map(shellWord) : [program, ...options];
  const { status } = spawnSync(name, values, {
    shell,
    // A folder with content is another site, for which the engine cannot be packed.
    cwd: ENGINE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new UserError(`"${program} ${options[0]}" failed, so the new site has no engine.`);
}

/** A linked engine is its repository, whose modules have to be compiled. */
const isLinked = () => existsSync(path.join(ENGINE, 'scripts/pack.ts'));

/** The folders of the packages as a registry would have them, by name. Those that are not installed are missing. */
function packedFolders(): Map<string, string> {
  const { name } = enginePackage();
  if (!isLinked())
    return new Map([
      [name, ENGINE],
      ...OPTIONAL_PACKAGES.flatMap((one): [string, string][] => {
        const folder = optionalFolder(one);
        return folder ? [[one, folder]] : [];
      }),
    ]);
  runProgram(process.execPath, [COMMANDS, 'pack']);
  return new Map(
    [name, ...OPTIONAL_PACKAGES].map((one) => [
      one,
      path.join(ENGINE, '.cache/packages', path.basename(one)),
    ]),
  );
}

let found: Map<string, string> | undefined;
const folderOf = (name: string) => {
  found ??= packedFolders();
  return found.get(name);
};

/**
 * Packs the engine that runs, or an optional package beside it, into `vendor/` of a site. Returns the file as a path
 * from the site: the file with which it was installed may be gone, or be another one by now.
 */
function vendor(site: string, name: string, source: string): string {
  const target = path.join(site, VENDOR);
  mkdirSync(target, { recursive: true });
  runProgram('npm', ['pack', source, '--loglevel=error', '--pack-destination', target]);
  return `file:${VENDOR}/${packedFile(name)}`;
}

/**
 * How the package.json of a new site names the engine: as the package.json of the folder, or of the one in which it was
 * installed, if that name holds on every machine. Otherwise the site gets the package itself.
 */
export function engineOfSite(site: string): string {
  const { name } = enginePackage();
  const namedIn = (folder: string) => manifestAt(folder).dependencies?.[name];
  const own = namedIn(site);
  if (own !== undefined && isPortable(own, site)) return own;
  const around = namedIn(installedIn());
  // A file of another folder is none of the site.
  if (around !== undefined && !around.startsWith('file:') && isPortable(around, site)) return around;
  return vendor(site, name, folderOf(name) ?? ENGINE);
}

/**
 * How the package.json of a new site names the optional packages: like the engine, which is `engine` there. Those that
 * are not installed here are missing.
 */
export function optionalOfSite(
  site: string,
  engine: string,
  without: readonly string[],
): Map<string, string> {
  const { dependencies, devDependencies } = manifestAt(site);
  const named = { ...dependencies, ...devDependencies };
  return new Map(
    OPTIONAL_PACKAGES.filter((name) => !without.includes(path.basename(name))).flatMap((name) => {
      const own = named[name];
      if (own !== undefined && isPortable(own, site)) return [];
      if (!engine.startsWith('file:')) return [[name, engine]];
      const folder = folderOf(name);
      return folder === undefined ? [] : [[name, vendor(site, name, folder)]];
    }),
  );
}

/** The optional packages that a new site lacks although it may have them: they are not installed here. */
export function missingOptional(
  site: string,
  optional: ReadonlyMap<string, string>,
  without: readonly string[],
) {
  const { dependencies, devDependencies } = manifestAt(site);
  const named = { ...dependencies, ...devDependencies };
  return OPTIONAL_PACKAGES.filter(
    (name) => !without.includes(path.basename(name)) && !optional.has(name) && !Object.hasOwn(named, name),
  );
}

/** How the package.json of a site names a file or folder of this machine as its engine; undefined if it names none. */
export function engineElsewhere(site: string): string | undefined {
  const named = manifestAt(site).dependencies?.[enginePackage().name];
  return named === undefined || isPortable(named, site) ? undefined : named;
}
