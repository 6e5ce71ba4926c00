import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE, enginePackage } from './content/folders.ts';
import { filesBelow } from './content/read-files.ts';

const STARTER = path.join(ENGINE, 'starter');

interface Manifest {
  name?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const manifestAt = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

/** npm packs no .gitignore, and Biome allows one file of settings in a repository. */
const NAMES: Record<string, string> = { gitignore: '.gitignore', 'biome-settings.json': 'biome.json' };
const targetOf = (file: string) => NAMES[file] ?? file;

/** How the new site names the engine: as the folder around it does, where it was installed, or by its version. */
function engineOfSite(folder: string, name: string, version: string): string {
  for (const around of [folder, path.dirname(folder)]) {
    const found = manifestAt(around).dependencies?.[name];
    if (found === undefined) continue;
    if (!found.startsWith('file:')) return found;
    const file = path.resolve(around, found.slice('file:'.length));
    return `file:${path.relative(folder, file).replaceAll(path.sep, '/')}`;
  }
  return `^${version}`;
}

/** `My museum` → `my-museum`, as npm allows names. */
const packageNameOf = (folder: string) =>
  path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'site';

/** The scripts of the new site: the engine's commands, and those that the folder has. `npm init` writes a `test` that fails. */
function scriptsOf(own: Manifest['scripts'] = {}): Manifest['scripts'] {
  const kept = Object.entries(own).filter(([, script]) => !script.includes('Error: no test specified'));
  return { ...manifestAt(STARTER).scripts, ...Object.fromEntries(kept) };
}

/** Writes a new site into a folder. Returns what is wrong, if nothing was written. */
function init(argument: string | undefined): string | undefined {
  if (!argument || argument.startsWith('-')) return 'Name the folder of the new site: json-site init museum';
  const folder = path.resolve(argument);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    return `${folder} is a file. Nothing was written. Choose another folder.`;
  const files = filesBelow(path.dirname(STARTER), path.basename(STARTER)).map((file) =>
    path.posix.relative(path.basename(STARTER), file),
  );
  const existing = files
    .map(targetOf)
    .filter((file) => file !== 'package.json' && existsSync(path.join(folder, file)));
  if (existing.length > 0)
    return `${folder} already has: ${existing.join(', ')}. Nothing was written. Choose another folder.`;
  const own = manifestAt(folder);
  const { name, version } = enginePackage();
  for (const file of files) {
    const target = path.join(folder, targetOf(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (file !== 'package.json') cpSync(path.join(STARTER, file), target);
  }
  const manifest = {
    ...manifestAt(STARTER),
    ...own,
    name: own.name ?? packageNameOf(folder),
    type: 'module',
    scripts: scriptsOf(own.scripts),
    dependencies: { ...own.dependencies, [name]: engineOfSite(folder, name, version) },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const steps = [...(folder === process.cwd() ? [] : [`cd ${argument}`]), 'npm install', 'npm start'];
  console.log(
    `Written: ${files.length} files in ${folder}\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`,
  );
  return undefined;
}

const fault = init(process.argv[2]);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
