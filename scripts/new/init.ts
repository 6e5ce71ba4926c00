import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, UserError } from '@json-site/content/files';
import { ENGINE, enginePackage, howToAdd, OPTIONAL_PACKAGES } from '@json-site/content/folders';
import {
  engineOfSite,
  isInstalledIn,
  manifestAt,
  missingOptional,
  optionalOfSite,
  type SiteManifest,
} from './engine-of-site.ts';
import { shellWord } from './shell-word.ts';
import { packageNameOf, siteNameOf } from './site-name.ts';

const STARTER = path.join(ENGINE, 'starter');

/** npm packs no .gitignore, Biome allows one file of settings in a repository, and hidden files are not listed. */
const NAMES: Record<string, string> = {
  'agents.md': 'AGENTS.md',
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

const OPTIONAL = OPTIONAL_PACKAGES.map((name) => path.basename(name));

/** The themes of the gallery, where a maintainer sees them. */
const LOOKS = path.join(ENGINE, 'src/dev/gallery/themes');

interface InitOptions {
  /** The folder. */
  argument: string;
  /** The optional packages that the site does without. */
  without: string[];
  /** The theme in the place of the starter's. */
  look: string | undefined;
}

const OPTIONS = { without: { type: 'string' }, look: { type: 'string' } } as const;

function readArguments(args: string[]): InitOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: OPTIONS,
  });
  const [argument] = positionals;
  const unknown = Object.keys(values).find((option) => !Object.hasOwn(OPTIONS, option));
  if (!argument || unknown !== undefined)
    throw new UserError(
      'Name the folder of the new site: json-site init museum [--look linen] [--without studio,import]',
    );
  const without = String(values['without'] ?? '')
    .split(',')
    .filter(Boolean);
  const wrong = without.find((name) => !OPTIONAL.includes(name));
  if (wrong !== undefined || values['without'] === true)
    throw new UserError(`--without names packages that a site can do without: ${OPTIONAL.join(',')}`);
  const looks = readdirSync(LOOKS).map((file) => path.basename(file, '.json'));
  const look = values['look'] === undefined ? undefined : String(values['look']);
  if (look !== undefined && !looks.includes(look))
    throw new UserError(`--look names one of these themes: ${looks.join(', ')}. /_gallery shows them.`);
  return { argument, without, look };
}

/** Gives the new site another theme. The picture of its previews stays: it is one of the starter. */
export function applyLook(folder: string, look: string): void {
  const file = path.join(folder, 'content/theme.json');
  const read = (from: string) => JSON.parse(readFileSync(from, 'utf8')) as { art: object };
  const theme = read(path.join(LOOKS, `${look}.json`));
  const art = { ...read(file).art, ...theme.art };
  writeFileSync(file, `${JSON.stringify({ ...theme, art }, null, 2)}\n`);
}

/** Writes a new site into a folder, and what to do next to the terminal. */
function init(args: string[]): void {
  const { argument, without, look } = readArguments(args);
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
  const optional = optionalOfSite(folder, engine, without);
  const missing = missingOptional(folder, optional, without);
  for (const file of files) {
    const target = path.join(folder, targetOf(file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (file !== 'package.json') cpSync(path.join(STARTER, file), target);
  }
  if (look !== undefined) applyLook(folder, look);
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
    ...((optional.size > 0 || own.devDependencies) && {
      devDependencies: { ...own.devDependencies, ...Object.fromEntries(optional) },
    }),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const steps = [
    ...(folder === process.cwd() ? [] : [`cd ${shellWord(argument)}`]),
    ...(isInstalledIn(folder) && !engine.startsWith('file:') ? [] : ['npm install']),
    'npm start',
  ];
  const vendored = [engine, ...optional.values()].filter((one) => one.startsWith('file:'));
  const packages = vendored.map((one) => one.slice('file:'.length)).join(', ');
  console.log(
    `Written: ${files.length} files in ${folder}${packages && `, and its packages, ${packages}`}\n` +
      ['Next:', ...steps.map((step) => `  ${step}`), ...missing.map(howToAdd)].join('\n'),
  );
}

/** Runs `init` with the arguments of the command line. Returns the exit status. */
export function initCommand(): number {
  try {
    init(process.argv.slice(2));
    return 0;
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof UserError) && syscall === undefined) throw error;
    // The message of an error of the file system names the file and the reason.
    console.error(syscall ? `The site cannot be written: ${message}. Choose another folder.` : message);
    return 1;
  }
}
