import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE } from './content/folders.ts';

const STARTER = path.join(ENGINE, 'starter');

interface Manifest {
  name?: string;
  version?: string;
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
    if (!found?.startsWith('file:')) {
      if (found) return found;
      continue;
    }
    const file = path.resolve(around, found.slice('file:'.length));
    return `file:${path.relative(folder, file).replaceAll(path.sep, '/')}`;
  }
  return `^${version}`;
}

/** Writes a new site into a folder. Returns what is wrong, if nothing was written. */
function init(argument: string | undefined): string | undefined {
  if (!argument || argument.startsWith('-')) return 'Name the folder of the new site: json-site init museum';
  const folder = path.resolve(argument);
  const files = readdirSync(STARTER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(STARTER, path.join(entry.parentPath, entry.name)));
  const own = manifestAt(folder);
  const existing = files
    .map(targetOf)
    .filter((file) => file !== 'package.json' && existsSync(path.join(folder, file)));
  if (own.name && existsSync(path.join(folder, 'content'))) existing.push('content');
  if (existing.length > 0)
    return `${folder} already has: ${existing.join(', ')}. Nothing was written. Choose another folder.`;
  const { name = '', version = '' } = manifestAt(ENGINE);
  for (const file of files) {
    const target = path.join(folder, targetOf(file));
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(STARTER, file), target);
  }
  const starter = JSON.parse(readFileSync(path.join(STARTER, 'package.json'), 'utf8')) as Manifest;
  const manifest = {
    ...starter,
    ...own,
    name:
      own.name ??
      path
        .basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-'),
    type: 'module',
    dependencies: { ...own.dependencies, [name]: engineOfSite(folder, name, version) },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const steps = [
    ...(folder === process.cwd() ? [] : [`cd ${argument}`]),
    'npm install',
    'npm run generate',
    'npm start',
  ];
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
