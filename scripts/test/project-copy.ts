import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputOf, type ProgramResult } from '../content/output-of.ts';
import { ROOT } from '../content/root.ts';
import { copyProjectTo } from './copy-project.ts';

/** A copy of the project in a temporary folder. */
export interface ProjectCopy {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  exists(file: string): boolean;
  /** Replaces text in a file; throws when it is not there. */
  replace(file: string, from: string, to: string): void;
  /** Runs a script of the copy with Node, for example `scripts/check.ts`. */
  run(...command: string[]): Promise<ProgramResult>;
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
export function runNodeIn(
  folder: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<ProgramResult> {
  const env = { ...commandEnvironment(), ...environment };
  return outputOf(spawn(process.execPath, options, { cwd: folder, env }));
}

function copyBuild(root: string): void {
  const dist = path.join(ROOT, 'dist');
  if (!existsSync(path.join(dist, '404.html'))) throw new Error('dist/ has no build. Run: npm run build');
  cpSync(dist, path.join(root, 'dist'), { recursive: true });
}

/** Brings along what earlier commands have made of the same files. The empty database is large, and never changes. */
function copyCache(root: string): void {
  const cache = (name: string) => path.join(ROOT, '.cache', name);
  const copied = ['fonts', 'pictures', 'tables'].filter((name) => existsSync(cache(name)));
  mkdirSync(path.join(root, '.cache'));
  for (const name of copied) cpSync(cache(name), path.join(root, '.cache', name), { recursive: true });
  if (existsSync(cache('postgres')))
    symlinkSync(cache('postgres'), path.join(root, '.cache/postgres'), 'dir');
  // Shared, so that the files of test photographs are made once. Several commands can use it at the same time.
  mkdirSync(cache('photographs'), { recursive: true });
  symlinkSync(cache('photographs'), path.join(root, '.cache/photographs'), 'dir');
}

/** Copies the project to a temporary folder, on request with the last build in dist/. */
export function copyProject({ withBuild = false }: { withBuild?: boolean } = {}): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  copyProjectTo(root);
  copyCache(root);
  if (withBuild) copyBuild(root);
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
    run: (...command) => runNodeIn(root, [...NODE_OPTIONS, ...command]),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
