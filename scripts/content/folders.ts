import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BLOCK_FOLDERS, ownerOf } from '@json-site/compiler/documents';

/** The folder of the engine, without a trailing slash. */
export const ENGINE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The modules of an installed engine are JavaScript: Node.js loads no TypeScript from node_modules. */
const IS_INSTALLED = import.meta.url.endsWith('.js');

/** A module of the engine, by its path in the repository; one of an optional package, by its absolute path. */
export const engineModule = (file: string): string =>
  path.resolve(ENGINE, IS_INSTALLED ? file.replace(/\.tsx?$/, '.js') : file);

/** The file that runs the commands: Node.js loads it as it is. */
export const COMMANDS = path.join(ENGINE, 'scripts/run.mjs');

/** The arguments with which Node.js runs a module of the engine. */
export const nodeArguments = (file: string): string[] =>
  IS_INSTALLED ? [engineModule(file)] : ['--import', 'tsx', engineModule(file)];

/**
 * The folder of the engine that renders a site: the site's own, if it carries one, as this repository and its copies
 * do.
 */
export const engineOf = (root: string): string =>
  existsSync(path.join(root, BLOCK_FOLDERS.engine)) ? root : ENGINE;

/** Whether the engine is another folder than the site. */
export const isCustomer = (root: string): boolean => engineOf(root) !== root;

/** The folder that has a file, which is named by its path from the root: the site's, or that of its engine. */
export const folderOf = (root: string, file: string): string =>
  ownerOf(file) === 'engine' ? engineOf(root) : root;

let manifest: { name: string; version: string } | undefined;

/** The name of the engine, by which sites import it, and its version. */
export const enginePackage = (): { name: string; version: string } =>
  (manifest ??= JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  });

/** How a module in a folder of a site imports another one: a module of the engine by the name of the package. */
export function importOf(folder: string, file: string): string {
  if (ownerOf(file) === 'engine') return `${enginePackage().name}/${file}`;
  const relative = path.posix.relative(folder, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The address by which the development server of a site serves a module or style sheet of the engine. */
export function engineUrl(root: string, file: string): string {
  if (!isCustomer(root)) return `/${file}`;
  const target = engineModule(file).replaceAll(path.sep, '/');
  const site = root.replaceAll(path.sep, '/');
  return target.startsWith(`${site}/`) ? target.slice(site.length) : path.posix.join('/@fs/', target);
}

/** The folder of the site, unless the caller names another one: that in which the command runs, as for Vite. */
export const siteFolder = (): string => process.cwd();

/** The folder of a package, which package managers may install beside the engine or in a folder above it. */
function installedFolder(name: string, start: string): string | undefined {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The folder of a package that the engine uses. */
export function packageFolder(name: string, start = ENGINE): string {
  const found = installedFolder(name, start);
  if (found === undefined) throw new Error(`The package ${name} is not installed.`);
  return found;
}

/** Packages that are installed beside the engine, in the same version, and that a site can do without. */
export const OPTIONAL_PACKAGES = [
  '@json-site/studio',
  '@json-site/verify',
  '@json-site/import',
  '@json-site/mcp',
  '@json-site/studio-server',
] as const;
type OptionalPackage = (typeof OPTIONAL_PACKAGES)[number];

/** The folder of an optional package, if it is installed. */
export const optionalFolder = (name: OptionalPackage): string | undefined => installedFolder(name, ENGINE);

/** The name of the file of a package, as `npm pack` writes it. */
export const packedFile = (name: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${enginePackage().version}.tgz`;

/** Says how a site gets an optional package. */
export const howToAdd = (name: OptionalPackage): string =>
  `This site has no ${name}, which is an optional package. Add it: npm install --save-dev ${name}@${enginePackage().version}\n` +
  `If the site has its engine as a file in vendor/, put ${packedFile(name)} there too: npm install --save-dev ./vendor/${packedFile(name)}`;
