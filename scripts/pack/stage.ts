import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Room } from '@json-site/check/rooms';
import { ownerOf } from '@json-site/compiler/documents';
import { filesAt, filesBelow, namesIn } from '@json-site/content/files';
import { enginePackage, packageFolder } from '@json-site/content/folders';
import { ROOT } from '../root.ts';
import { BUNDLED, createManifest, optionalManifest, packageManifest } from './manifest.ts';
import { missingModules } from './missing-modules.ts';
import { compileNames, OPTIONAL_ROOMS } from './names.ts';

/** What only the repository runs. */
const NOT_PACKED = [
  'scripts/bench/',
  'scripts/create/',
  'scripts/evidence/',
  'scripts/pack/',
  'scripts/release/',
  'scripts/test/',
  ...['bench', 'evidence', 'pack', 'release', 'screenshots', 'test', 'vitest'].map(
    (name) => `scripts/${name}.ts`,
  ),
  'scripts/root.ts',
];

/** Of the tests and their tools, a site uses these, and what they import. */
const TEST_ENTRIES = [
  'scripts/test/playwright-reporter.ts',
  'scripts/test/playwright-settings.ts',
  'scripts/test/vitest-reporter.ts',
  'tests/engine/browser/every-page.e2e.ts',
  'tests/support/test.ts',
];

/** What the authors and the owner of a site look up. */
const DOCS = [
  ...namesIn(ROOT, 'docs/diagnostics').map((name) => `diagnostics/${path.basename(name, '.md')}`),
  'agents',
  'analytics',
  'blocks',
  'database',
  'diagnostics',
  'forms',
  'hosting',
  'import',
  'not-included',
  'package',
  'schemas',
  'studio',
  'studio-server',
  'theme',
].map((name) => `docs/${name}.md`);

const CODE = ['src', 'scripts', 'supabase', 'tests'];

const isOfEngine = (file: string) => ownerOf(file) === 'engine' && !/\.test\.tsx?$/.test(file);
/** What describes a package of this repository. In the packed engine, a package.json would end the scope of a name. */
const isOfRoom = (file: string) => /^(?:src|scripts)\/.*(?:package\.json|README\.md)$/.test(file);
const isPacked = (file: string) =>
  isOfEngine(file) && !isOfRoom(file) && !NOT_PACKED.some((name) => file.startsWith(name));
/** Whether TypeScript compiles a file; the other files of these folders are copied. */
const isModule = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const sources = () => filesAt(ROOT, ['src', 'scripts']).filter(isPacked);

/** Sites deploy the Edge Function as it is written, so its sources are packed as well. */
const copiedFiles = () => [
  ...sources().filter((file) => !isModule(file)),
  ...filesAt(ROOT, ['schemas', 'supabase', 'starter']).filter(isPacked),
  'index.html',
  // The options of the compiler that the tsconfig.json of a site extends.
  'tsconfig.site.json',
  'LICENSE',
  ...DOCS,
];

/** Of the compiler, until it has written all modules. */
const ATTEMPTS = 4;

/** Compiles each module to JavaScript with its types, in the same folders as here. */
function compileModules(stage: string): void {
  const config = `${stage}.tsconfig.json`;
  const options = {
    extends: path.join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      rootDir: ROOT,
      outDir: stage,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
      types: ['node', path.join(packageFolder('vite'), 'client')],
      noEmit: false,
      // `npm run check` has done it; here, it would be half of the time.
      noCheck: true,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    files: [...sources().filter((file) => /\.tsx?$/.test(file)), ...TEST_ENTRIES].map((file) =>
      path.join(ROOT, file),
    ),
    include: [],
  };
  writeFileSync(config, JSON.stringify(options));
  const compiler = path.join(packageFolder('typescript'), 'bin/tsc');
  // On a busy machine, the compiler has left out single modules and ended as if it had not.
  for (let attempt = 1, missing = ['']; missing.length > 0; attempt += 1) {
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The engine was not compiled:\n${stdout}`);
    missing = missingModules(ROOT, stage, CODE);
    if (missing.length > 0 && attempt === ATTEMPTS) throw new Error(`Not compiled: ${missing.join(', ')}`);
  }
  // The engine's types of modules import what is generated into this site.
  for (const file of filesAt(stage, CODE))
    if (!isOfEngine(file.replace(/(?:\.d\.ts|\.js)$/, '.ts'))) rmSync(path.join(stage, file));
}

/** TypeScript rewrites the imports of modules, and leaves those of their types. */
function compileTypeImports(stage: string): void {
  for (const name of filesAt(stage, CODE).filter((one) => one.endsWith('.d.ts'))) {
    const file = path.join(stage, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from |import\(|import )['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
  }
}

/** Moves the modules of an optional package into a folder beside that of the engine. */
function moveOptional(stage: string, room: Room): string {
  const target = path.join(path.dirname(stage), path.basename(room.name));
  rmSync(target, { recursive: true, force: true });
  renameSync(path.join(stage, room.folder), target);
  // Only the engine imports them, at run time.
  for (const file of filesBelow(target, '.').filter((one) => one.endsWith('.d.ts')))
    rmSync(path.join(target, file));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(target, 'LICENSE'));
  const { description, manifest } = optionalManifest(target, room);
  writeFileSync(path.join(target, 'README.md'), `# ${room.name}\n\n${description}\n`);
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest, null, 2));
  return target;
}

/** The documents in the package link to each other; of a link to another one, its text remains. */
function unlinkOtherDocs(stage: string): void {
  for (const name of DOCS) {
    const file = path.join(stage, name);
    const unlinked = readFileSync(file, 'utf8').replace(
      /\[([^\]]+)\]\(([\w./-]+\.md)[^)]*\)/g,
      (link, text, to) => (DOCS.includes(path.posix.join(path.posix.dirname(name), to)) ? link : text),
    );
    writeFileSync(file, unlinked);
  }
}

/** Messages name documents as files of this repository; a site has them in the installed package. */
function nameInstalledDocs(stage: string, packageName: string): void {
  for (const name of filesAt(stage, CODE).filter((one) => /^(?!scripts\/generate\/).+\.js$/.test(one))) {
    const file = path.join(stage, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/docs\/(?:diagnostics\/[^\s`'"]+|[\w-]+)\.md/g, `node_modules/${packageName}/$&`),
    );
  }
}

/** Copies the parts of other packages that the engine brings along. */
function copyBundled(stage: string): void {
  for (const [name, files] of Object.entries(BUNDLED)) {
    const from = packageFolder(name);
    const to = path.join(stage, 'node_modules', name);
    for (const file of files) cpSync(path.join(from, file), path.join(to, file));
    const { version, license } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as Record<
      string,
      string
    >;
    writeFileSync(path.join(to, 'package.json'), JSON.stringify({ name, version, license }));
  }
}

/** What `npm create` downloads: a folder of this repository, with the version of the engine. */
function stageCreate(target: string): string {
  const folder = path.join(target, 'create');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'scripts/create'), folder, { recursive: true });
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(createManifest(), null, 2));
  return folder;
}

/** Writes everything that the packages contain into folders, and returns these: first that of the engine. */
export function stagePackages(target: string): string[] {
  const stage = path.join(target, 'engine');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  compileModules(stage);
  for (const file of copiedFiles()) cpSync(path.join(ROOT, file), path.join(stage, file));
  copyBundled(stage);
  compileTypeImports(stage);
  const { name } = enginePackage();
  const internal = compileNames(stage, CODE, name);
  nameInstalledDocs(stage, name);
  const optional = OPTIONAL_ROOMS.map((room) => moveOptional(stage, room));
  unlinkOtherDocs(stage);
  // npm and registries show this file.
  const readme = readFileSync(path.join(stage, 'docs/package.md'), 'utf8');
  writeFileSync(path.join(stage, 'README.md'), readme.replace(/\]\((?=[\w-]+\.md)/g, '](docs/'));
  writeFileSync(path.join(stage, 'package.json'), JSON.stringify(packageManifest(stage, internal), null, 2));
  return [stage, ...optional, stageCreate(target)];
}
