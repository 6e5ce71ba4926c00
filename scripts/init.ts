import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, shellWord, UserError } from '@json-site/content/files';
import { ENGINE, enginePackage } from '@json-site/content/folders';
import { engineOfSite, manifestAt, packageNameOf, type SiteManifest, siteNameOf } from '@json-site/new/site';

const STARTER = path.join(ENGINE, 'starter');

/** npm packs no .gitignore, Biome allows one file of settings in a repository, and hidden files are not listed. */
const NAMES: Record<string, string> = {
  gitignore: '.gitignore',
  'biome-settings.json': 'biome.json',
  'workflow.yml': '.github/workflows/ci.yml',
};
const targetOf = (file: string) => NAMES[file] ?? file;

/** What the starter calls itself. */
const STARTER_NAME = '"Your site"';

/**
 * The scripts of the new site: the engine's commands, and those that the folder has. `npm init` writes a `test` that
 * fails.
 */
function scriptsOf(own: SiteManifest['scripts'] = {}): SiteManifest['scripts'] {
  const kept = Object.entries(own).filter(([, script]) => !script.includes('Error: no test specified'));
  return { ...manifestAt(STARTER).scripts, ...Object.fromEntries(kept) };
}

/** Writes a new site into a folder, and what to do next to the terminal. */
function init(argument: string | undefined): void {
  if (!argument || argument.startsWith('-'))
    throw new UserError('Name the folder of the new site: json-site init museum');
  const folder = path.resolve(argument);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`${folder} is a file. Nothing was written. Choose another folder.`);
  const files = filesBelow(path.dirname(STARTER), path.basename(STARTER)).map((file) =>
    path.posix.relative(path.basename(STARTER), file),
  );
  const existing = files
    .map(targetOf)
    .filter((file) => file !== 'package.json' && existsSync(path.join(folder, file)));
  if (existing.length > 0)
    throw new UserError(
      `${folder} already has: ${existing.join(', ')}. Nothing was written. Choose another folder.`,
    );
  const own = manifestAt(folder);
  mkdirSync(folder, { recursive: true });
  const engine = engineOfSite(folder);
  for (const file of files) {
    const target = path.join(folder, targetOf(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (file !== 'package.json') cpSync(path.join(STARTER, file), target);
  }
  const settings = path.join(folder, 'content/site.json');
  const name = JSON.stringify(siteNameOf(folder) ?? JSON.parse(STARTER_NAME));
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8').replaceAll(STARTER_NAME, () => name),
  );
  const manifest = {
    ...manifestAt(STARTER),
    ...own,
    name: own.name ?? packageNameOf(folder),
    type: 'module',
    scripts: scriptsOf(own.scripts),
    dependencies: { ...own.dependencies, [enginePackage().name]: engine },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const steps = [
    ...(folder === process.cwd() ? [] : [`cd ${shellWord(argument)}`]),
    'npm install',
    'npm start',
  ];
  console.log(
    `Written: ${files.length} files in ${folder}${engine.startsWith('file:') ? `, and the engine, ${engine.slice('file:'.length)}` : ''}\n` +
      `Next:\n${steps.map((step) => `  ${step}`).join('\n')}`,
  );
}

try {
  init(process.argv[2]);
} catch (error) {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof UserError) && syscall === undefined) throw error;
  // The message of an error of the file system names the file and the reason.
  console.error(syscall ? `The site cannot be written: ${message}. Choose another folder.` : message);
  process.exitCode = 1;
}
