import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '@json-site/compiler/documents';
import { filesAt, filesBelow, keyOf, keyOfFiles } from '@json-site/content/files';
import { ENGINE, packageFolder } from '@json-site/content/folders';

const SOURCES = ['index.html', 'package.json', 'package-lock.json', 'schemas', 'scripts', 'src'];

/** Folders of tools: no build has anything of them. */
const TOOLS = /^(?:scripts\/(?:bench|check|create|evidence|import|mcp|new|pack|test|verify)|src\/dev)\//;

const isLeftOut = (file: string) => /\.test\.tsx?$/.test(file) || TOOLS.test(file);

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What npm, pnpm and Yarn write about the packages that they have installed. */
const INSTALLED = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml'];

/** The version of a package, by its own file: a folder can be linked to any version. */
function packageKey(name: string): string {
  try {
    return keyOfFiles(packageFolder(name), ['package.json']);
  } catch {
    // An installed engine has no packages for its development.
    return '';
  }
}

function packagesKey(): string {
  const manifest = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as Manifest;
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return keyOf(...names.sort().map(packageKey));
}

/** A hash of all code that makes a site, except that of the site: the engine, its packages, Node.js. */
export function engineKey(root: string): string {
  const files = filesAt(ENGINE, SOURCES).filter((file) => !isLeftOut(file) && ownerOf(file) === 'engine');
  const installed = [root, ENGINE, path.resolve(ENGINE, '../..')].flatMap((folder) =>
    INSTALLED.map((name) => path.join('node_modules', name))
      .filter((file) => existsSync(path.join(folder, file)))
      .map((file) => keyOfFiles(folder, [file])),
  );
  const { node, v8, zlib, brotli, icu, tz } = process.versions;
  return keyOf(
    JSON.stringify([node, v8, zlib, brotli, icu, tz, process.platform, process.arch]),
    // Dates are shown in it.
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    keyOfFiles(ENGINE, files),
    packagesKey(),
    ...installed,
  );
}

/** The files of a site that its code may be made from, besides its content. */
export function siteCodeFiles(root: string): string[] {
  const single = ['package.json', 'package-lock.json', 'tsconfig.json', 'index.html', '.browserslistrc'];
  const found = filesAt(root, [...single, 'schemas']);
  const src = filesBelow(root, 'src').filter((file) => ownerOf(file) === 'site' && !isLeftOut(file));
  return [...found, ...src];
}
