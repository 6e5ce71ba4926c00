import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '../../src/compiler/source/site-files.ts';
import { filesAt } from '../content/hash.ts';
import { ROOT } from '../content/root.ts';
import { packageManifest } from './manifest.ts';

/** Where `npm run pack` writes. Safe to delete. */
export const PACKAGES = '.cache/packages';
const STAGE = `${PACKAGES}/engine`;

/** What only the repository runs. */
const NOT_PACKED = [
  'scripts/bench',
  'scripts/pack',
  ...['bench', 'pack', 'screenshots', 'test'].map((name) => `scripts/${name}.ts`),
  'scripts/content/root.ts',
];
/** Of the parts of `npm test`, the engine uses these. */
const TEST_TOOLS = ['scripts/test/browser.ts', 'scripts/test/postgres-programs.ts'];

const isPacked = (file: string) =>
  ownerOf(file) === 'engine' &&
  !/\.test\.tsx?$/.test(file) &&
  (!file.startsWith('scripts/test/') || TEST_TOOLS.includes(file)) &&
  !NOT_PACKED.some((name) => file === name || file.startsWith(`${name}/`));

/** Whether TypeScript compiles a file; the other files of these folders are copied. */
const isModule = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const modulesOf = () => filesAt(ROOT, ['src', 'scripts', 'supabase/functions']).filter(isPacked);

/** Sites deploy the Edge Function as it is written, so its sources are packed as well. */
const copiedFiles = () => [
  ...modulesOf().filter((file) => !isModule(file) || file.startsWith('supabase/')),
  ...filesAt(ROOT, ['schemas', 'supabase/migrations', 'supabase/config.toml', 'starter']).filter(isPacked),
  'index.html',
  'LICENSE',
];

const COMPILER_OPTIONS = 'tsconfig.site.json';

function run(args: string[]): void {
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The engine was not compiled:\n${stdout}`);
}

/** Compiles each module to JavaScript with its types, in the same folders as here. */
function compileModules(stage: string): void {
  const config = path.join(ROOT, PACKAGES, 'tsconfig.json');
  const options = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      rootDir: '../..',
      outDir: stage,
      typeRoots: ['../../node_modules/@types'],
      types: ['node', '../../node_modules/vite/client'],
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
    },
    files: filesAt(ROOT, ['src', 'scripts', 'supabase/functions'])
      .filter((file) => isPacked(file) && /\.tsx?$/.test(file))
      .map((file) => `../../${file}`),
    include: [],
  };
  writeFileSync(config, JSON.stringify(options));
  run([path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config]);
  // The engine's own types of modules import what is generated into this site.
  for (const file of filesAt(stage, ['src', 'scripts', 'supabase'])) {
    const source = file.replace(/(?:\.d\.ts|\.js)$/, '.ts');
    if (!isPacked(source)) rmSync(path.join(stage, file));
    else if (file.endsWith('.d.ts')) withCompiledImports(path.join(stage, file));
  }
}

/** TypeScript rewrites the imports of modules, and leaves those of their types. */
function withCompiledImports(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from |import\(|import )['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}

/** Writes everything that the package contains. Returns the folder. */
export function stagePackage(): string {
  const stage = path.join(ROOT, STAGE);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  compileModules(stage);
  for (const file of copiedFiles()) cpSync(path.join(ROOT, file), path.join(stage, file));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  writeFileSync(path.join(stage, COMPILER_OPTIONS), JSON.stringify({ compilerOptions }, null, 2));
  writeFileSync(path.join(stage, 'package.json'), JSON.stringify(packageManifest(stage), null, 2));
  return stage;
}
