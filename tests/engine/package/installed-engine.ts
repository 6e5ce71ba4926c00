import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
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
import { OPTIONAL_PACKAGES } from '../../../scripts/content/folders.ts';
import { filesAt, keyOfFiles } from '../../../scripts/content/hash.ts';
import { outputOf } from '../../../scripts/content/output-of.ts';
import { shellWord } from '../../../scripts/new/shell-word.ts';
import { ROOT } from '../../../scripts/root.ts';
import { madeOnce } from '../../../scripts/test/made-once.ts';
import { freePort } from '../../../scripts/test/own-server.ts';
import { commandEnvironment, linkDependencies } from '../../../scripts/test/site-copy.ts';
import { ownerOf } from '../../../src/compiler/source/site-files.ts';
import { IS_FULL_RUN } from '../../support/full-run.ts';

/** A folder outside the repository with the packed engine in node_modules, as npm installs it. */
export interface InstalledEngine {
  folder: string;
  /** The paths of the packed files. */
  files: string[];
  dispose(): void;
}

/** A server of a site, which runs until it is stopped. */
export interface SiteServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * A name that shells, patterns and addresses would misread. Windows allows no double quote, Vite neither a number sign
 * nor, for an engine in a folder above the site, a percent sign.
 */
const ODD_NAME = `it's ${process.platform === 'win32' ? '' : '"odd" '}& é $HOME `;

/** Runs a command as a person types it. Throws with its output if it fails. */
export async function run(folder: string, command: string): Promise<string> {
  const options = { cwd: folder, shell: true, env: commandEnvironment() };
  const { status, output } = await outputOf(spawn(command, options));
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`);
  return output;
}

/** Everything of the engine that decides what is packed. */
const packedFrom = () =>
  filesAt(ROOT, [
    ...['docs', 'schemas', 'scripts', 'src', 'starter', 'supabase', 'tests/engine/browser', 'tests/support'],
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.site.json', 'index.html', 'LICENSE'],
  ]).filter((file) => ownerOf(file) === 'engine');

/**
 * Packs the engine and the optional packages into a folder, and returns the files, the engine's first. The compiler
 * needs minutes on a busy machine, so the tests of the same sources pack them once.
 */
export async function packAll(folder: string): Promise<string[]> {
  const name = `packed-${keyOfFiles(ROOT, packedFrom())}`;
  const cache = path.join(ROOT, '.cache');
  const packed = await madeOnce(path.join(cache, name), async (unfinished) => {
    for (const other of readdirSync(cache).filter((one) => one.startsWith('packed-')))
      rmSync(path.join(cache, other), { recursive: true, force: true });
    const printed = await run(ROOT, `node scripts/run.mjs pack ${shellWord(unfinished)}`);
    const names = printed.match(/[^/\\]+\.tgz$/gm) ?? [];
    writeFileSync(path.join(unfinished, 'files.json'), JSON.stringify(names));
  });
  const names = JSON.parse(readFileSync(path.join(packed, 'files.json'), 'utf8')) as string[];
  // The unpacked engine is beside them: the test of an update changes it.
  cpSync(packed, folder, { recursive: true });
  return names.map((one) => path.join(folder, one));
}

/** Lets a site use the files of an empty database that this repository has: to make them takes seconds. */
export function shareDatabaseFiles(site: string): void {
  const files = path.join(ROOT, '.cache/postgres');
  mkdirSync(files, { recursive: true });
  mkdirSync(path.join(site, '.cache'), { recursive: true });
  symlinkSync(files, path.join(site, '.cache/postgres'), 'dir');
}

/** Packs the engine and installs the file in an empty folder, whose path has odd characters in a full run. */
export async function installEngine(): Promise<InstalledEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), IS_FULL_RUN ? ODD_NAME : 'installed-'));
  const packages = path.join(folder, 'packages');
  const files = await packAll(packages);
  const modules = path.join(folder, 'node_modules');
  linkDependencies(modules);
  const { name } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { name: string };
  const engine = path.join(modules, name);
  for (const [index, one] of [name, ...OPTIONAL_PACKAGES].entries()) {
    const target = path.join(modules, one);
    mkdirSync(target, { recursive: true });
    await run(
      folder,
      `tar -xzf ${shellWord(files[index] ?? '')} --strip-components=1 -C ${shellWord(target)}`,
    );
  }
  const { bin } = JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  mkdirSync(path.join(modules, '.bin'));
  for (const [command, script] of Object.entries(bin)) {
    chmodSync(path.join(engine, script), 0o755);
    symlinkSync(path.join('..', name, script), path.join(modules, '.bin', command));
  }
  const manifest = { private: true, dependencies: { [name]: `file:${files[0]}` } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // A program of the site may still be writing.
  return {
    folder,
    files: readFileSync(path.join(packages, 'engine.txt'), 'utf8').trim().split('\n'),
    dispose: () => {
      try {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      } catch {
        // A program that the site's server has started may still write to its cache. The folder is a temporary one.
      }
    },
  };
}

/** The folders in which npm looks for the programs of packages. */
function programFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = path.join(folder, 'node_modules/.bin');
  return parent === folder ? [own] : [own, ...programFolders(parent)];
}

/**
 * Starts a server of a site with one of its commands. Resolves when it answers, and its database too. It ends with this
 * process, whichever signal ends that; npm would stay, and its server with it.
 */
export async function serve(folder: string, command: 'start' | 'preview'): Promise<SiteServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH = '', ...environment } = commandEnvironment();
  const server = spawn('json-site', [command], {
    cwd: folder,
    env: {
      ...environment,
      PATH: [...programFolders(folder), PATH].join(path.delimiter),
      PORT: String(port),
      END_WITH_PARENT: '1',
    },
  });
  let hasEnded = false;
  const ended = outputOf(server).then((result) => {
    hasEnded = true;
    return result;
  });
  const stop = async () => {
    server.kill();
    await ended;
  };
  while (!hasEnded) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok) {
      await fetch(`${url}/rest/v1/`);
      return { url, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error((await ended).output);
}
