import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatJson, ownerOf } from '@json-site/compiler/documents';
import { filesAt, keyOf, keyOfFiles, outputOf, type ProgramResult } from '@json-site/content/files';
import { enginePackage } from '@json-site/content/folders';
import { stampedFiles } from '@json-site/generate/state';
import { ROOT } from '../root.ts';
import { madeOnce } from './made-once.ts';

/** A folder in which a test changes files and runs commands. */
export interface WorkingCopy {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  exists(file: string): boolean;
  /** Replaces text in a file; throws when it is not there. */
  replace(file: string, from: string, to: string): void;
  /** Runs a command as a person does: `check`, with its options. */
  run(command: string, ...options: string[]): Promise<ProgramResult>;
  dispose(): void;
}

/** The options that make Node run TypeScript. */
export const NODE_OPTIONS = ['--import', 'tsx'];

/** The environment of a command that a person runs: without the variables that Vitest and a CI service set. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, CI: ___, FORCE_COLOR: ____, ...environment } = process.env;
  return environment;
}

/** Runs Node in a folder. */
export function runNodeIn(folder: string, options: string[]): Promise<ProgramResult> {
  return outputOf(spawn(process.execPath, options, { cwd: folder, env: commandEnvironment() }));
}

/** The file that runs the commands of a working copy: its own, or that of the engine which it uses. */
export function commandsOf(root: string): string {
  const own = path.join(root, 'scripts/run.mjs');
  return existsSync(own) ? own : path.join(ROOT, 'scripts/run.mjs');
}

export function workingCopy(root: string): WorkingCopy {
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    remove: (file) => rmSync(at(file)),
    exists: (file) => existsSync(at(file)),
    replace(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
      write(file, text.replace(from, to));
    },
    run: (...command) => runNodeIn(root, [commandsOf(root), ...command]),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Links the packages of this repository, and the repository itself as the package of the engine. */
function linkPackages(modules: string): void {
  linkDependencies(modules);
  const engine = path.join(modules, enginePackage().name);
  mkdirSync(path.dirname(engine), { recursive: true });
  symlinkSync(ROOT, engine, 'dir');
  mkdirSync(path.join(modules, '.bin'));
  symlinkSync(path.join(ROOT, 'scripts/run.mjs'), path.join(modules, '.bin/json-site'));
}

/**
 * Links the packages that this repository uses into a folder `node_modules`: to install them, npm would need a network,
 * or a cache that has every one. The packages of the engine itself are packed.
 */
export function linkDependencies(modules: string): void {
  const installed = path.join(ROOT, 'node_modules');
  const names = readdirSync(installed).filter((name) => !name.startsWith('.'));
  const packages = names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(installed, name)).map((one) => `${name}/${one}`) : [name],
  );
  for (const name of packages.filter((one) => !one.startsWith('@json-site/'))) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.join(installed, name), path.join(modules, name), 'dir');
  }
}

/**
 * The settings of a site: those of a new one, and the linter's of this repository, by which its sites are formatted.
 */
const SETTINGS = [
  'starter/package.json',
  'starter/playwright.config.ts',
  'starter/vite.config.ts',
  '.gitignore',
  'biome.json',
];

/** Of an installed engine, TypeScript reads declarations, which name no virtual module. */
const TYPES = {
  extends: path.join(ROOT, 'tsconfig.site.json'),
  include: ['src', '*.config.ts', ...['app', 'forms'].map((room) => path.join(ROOT, 'src', room, '*.d.ts'))],
};

const PREPARED = path.join(ROOT, '.cache/test-sites');

/** Returns the folder of this kind and key. If it has to be made, the earlier ones of its kind go. */
function keepNewest(kind: string, key: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  return madeOnce(path.join(PREPARED, `${kind}-${key}`), async (unfinished) => {
    const old = readdirSync(PREPARED).filter((one) => one.startsWith(`${kind}-`));
    await make(unfinished);
    for (const one of old) rmSync(path.join(PREPARED, one), { recursive: true, force: true });
  });
}

/** The files of a site without its tests and what is generated, as paths from its folder. */
export const filesOfSite = (from: string) =>
  filesAt(from, ['content', 'schemas', 'src/site', 'supabase/migrations']).filter(
    (file) => ownerOf(file) === 'site',
  );

/**
 * Returns the folder of a site as it is after `npm run generate`: its files alone, and this repository as its engine.
 * Made once for the same files, then reused.
 */
export function preparedSite(from: string): Promise<string> {
  const files = filesOfSite(from);
  // A site gets the engine's migrations when it generates.
  const copied = [...stampedFiles(ROOT), ...filesAt(ROOT, ['supabase/migrations'])];
  const stamped = copied.filter((file) => ownerOf(file) === 'engine');
  const ofEngine = [...stamped, ...SETTINGS, 'scripts/test/site-copy.ts', 'tsconfig.site.json'];
  // Its links name this folder, which may be a copy of another one.
  const key = keyOf(ROOT, keyOfFiles(from, files), keyOfFiles(ROOT, ofEngine));
  return keepNewest(path.basename(from), key, async (unfinished) => {
    for (const file of files) cpSync(path.join(from, file), path.join(unfinished, file));
    for (const file of SETTINGS) cpSync(path.join(ROOT, file), path.join(unfinished, path.basename(file)));
    writeFileSync(path.join(unfinished, 'tsconfig.json'), formatJson(TYPES));
    linkPackages(path.join(unfinished, 'node_modules'));
    const { status, output } = await workingCopy(unfinished).run('generate');
    if (status !== 0) throw new Error(output);
    // What is remembered of photographs. Each copy gets that of this repository.
    rmSync(path.join(unfinished, '.cache'), { recursive: true, force: true });
  });
}

/**
 * Brings along what earlier commands have made of the same files. Several commands can use the files of the empty
 * database and of test photographs at the same time, so these are shared: they are made once.
 */
function copyCache(root: string): void {
  const cache = (name: string) => path.join(ROOT, '.cache', name);
  const copied = ['fonts', 'pictures', 'tables'].filter((name) => existsSync(cache(name)));
  mkdirSync(path.join(root, '.cache'));
  for (const name of copied) cpSync(cache(name), path.join(root, '.cache', name), { recursive: true });
  for (const name of ['postgres', 'photographs']) {
    mkdirSync(cache(name), { recursive: true });
    symlinkSync(cache(name), path.join(root, '.cache', name), 'dir');
  }
}

/** The site on which the engine is tested: its content, schemas, migrations and blocks. */
export const MAIN_SITE = path.join(ROOT, 'tests/fixtures/main-site');

/** The site of another organisation, with other blocks, forms and languages. */
export const SECOND_SITE = path.join(ROOT, 'tests/fixtures/second-site');

/**
 * Copies a site to a temporary folder, the main site unless another one is given. Its engine is this repository, in
 * another folder, as that of a site is which installs the package.
 */
export async function copySite({ from = MAIN_SITE } = {}): Promise<WorkingCopy> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(await preparedSite(from), root, { recursive: true, verbatimSymlinks: true });
  copyCache(root);
  return workingCopy(root);
}

/** Returns the folder of the main site as it is after `npm run generate`, in which tests run that need no build. */
export async function preparedMainSite(): Promise<string> {
  const prepared = await preparedSite(MAIN_SITE);
  return keepNewest('tested', path.basename(prepared), async (unfinished) => {
    cpSync(prepared, unfinished, { recursive: true, verbatimSymlinks: true });
    copyCache(unfinished);
  });
}

/** The files on which a build of a site depends. */
const BUILT_FROM = [
  'src',
  ...['backend', 'build', 'content', 'generate', 'run.mjs', 'bundle-commands.mjs'].map(
    (name) => `scripts/${name}`,
  ),
  'schemas',
  'supabase',
  'index.html',
  'package-lock.json',
];
const isBuiltFrom = (file: string) => !/\.test\.tsx?$/.test(file) && ownerOf(file) === 'engine';

/** Returns the folder of the main site, built. Made once for the same files, then reused. */
export function builtMainSite(): Promise<string> {
  const key = keyOf(
    ROOT,
    keyOfFiles(MAIN_SITE, filesOfSite(MAIN_SITE)),
    keyOfFiles(ROOT, filesAt(ROOT, BUILT_FROM).filter(isBuiltFrom)),
  );
  return keepNewest('built', key, async (unfinished) => {
    const copy = await copySite();
    try {
      const { status, output } = await copy.run('build');
      if (status !== 0) throw new Error(output);
      cpSync(copy.root, unfinished, { recursive: true, verbatimSymlinks: true });
    } finally {
      copy.dispose();
    }
  });
}

/** Copies the main site with its build in dist/. */
export async function copyBuiltSite(): Promise<WorkingCopy> {
  const copy = await copySite();
  cpSync(path.join(await builtMainSite(), 'dist'), path.join(copy.root, 'dist'), { recursive: true });
  return copy;
}
