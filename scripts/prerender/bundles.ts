import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesAt, keyOf, keyOfFiles } from '../content/hash.ts';
import { backendOrigin } from './hosting/security-headers.ts';

/** The code of a site, bundled. */
export interface Bundles {
  /** Folder with what browsers load; its index.html is the template of every page. */
  client: string;
  /** The file that makes pages. */
  server: string;
  /** A name for what stands in that file and those that it loads: it changes when pages may. */
  serverHash: string;
  /** Origin of the hosted backend that the code talks to; empty when it is the site's own. */
  backend: string;
  /** False when an earlier build had made them. */
  isNew: boolean;
}

/** The code cannot be bundled; the message says where it is wrong. */
export class BundleError extends Error {}

interface Answer {
  environment?: Record<string, string>;
  error?: string;
}

/** Files and folders whose text decides what the bundles are. */
const SOURCES = [
  'src',
  'scripts/content',
  'scripts/generate',
  'scripts/backend',
  'scripts/prerender',
  'scripts/vite',
  'public',
  'index.html',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Tests are no part of any bundle, and change the most. */
const NO_SOURCE = /\.test\.tsx?$/;

const RECORD = 'bundles.json';

/** What is known of bundles beside their files. */
type Recorded = Pick<Bundles, 'backend' | 'serverHash'>;

function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return keyOfFiles(
    folder,
    files.filter((file) => file.endsWith('.js')),
  );
}

function bundlesKey(root: string, modules: Record<string, string>): string {
  const environment = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const sources = filesAt(root, SOURCES).filter((file) => !NO_SOURCE.test(file));
  return keyOf(
    process.version,
    JSON.stringify(environment.sort()),
    JSON.stringify(modules),
    keyOfFiles(root, sources),
  );
}

/** Bundles the code while the content is read. */
export interface Bundler {
  /** Begins anew: the code has changed since it was begun. */
  restart(): void;
  /**
   * The bundles for the code as it is now, from the last build if nothing of it has changed.
   * @param modules Modules that are made of content: name → code.
   */
  finish(modules: Record<string, string>): Promise<Bundles>;
  /** Gives up. */
  stop(): void;
}

/** A process that bundles. */
interface Run {
  /** The variables that the code was bundled with. */
  done: Promise<Record<string, string>>;
  give(modules: Record<string, string>): void;
  stop(): void;
}

function startRun(root: string, places: { client: string; server: string }): Run {
  // Whatever this process runs for, such as a test: what is bundled is for visitors.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(path.join(import.meta.dirname, 'bundle.mjs'), { cwd: root, execArgv: [], env });
  const done = new Promise<Record<string, string>>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The bundler ended before it was done.')));
    child.once('message', ({ environment, error }: Answer) => {
      if (environment) resolve(environment);
      else reject(new BundleError(error));
    });
  });
  // Whoever stops it before its end does not ask how it went.
  done.catch(() => {});
  child.send({ request: { root, ...places } });
  return { done, give: (modules) => child.send({ modules }), stop: () => void child.kill() };
}

/**
 * Opens the bundler of a project. Where there are no bundles it begins at once, since most of the code can be read
 * before the content is. `folder` is safe to delete and holds the bundles of one build: the next replaces them.
 */
export function openBundler(root: string, folder = path.join(root, '.cache/bundles')): Bundler {
  const half = path.join(folder, 'unfinished');
  const places = { client: path.join(half, 'client'), server: path.join(half, 'server') };
  const start = () => startRun(root, places);
  let run = existsSync(folder) ? undefined : start();

  async function make(modules: Record<string, string>, target: string): Promise<void> {
    run ??= start();
    run.give(modules);
    const backend = backendOrigin(await run.done);
    const facts: Recorded = { backend, serverHash: hashOf(places.server) };
    writeFileSync(path.join(half, RECORD), JSON.stringify(facts));
    rmSync(target, { recursive: true, force: true });
    renameSync(half, target);
  }

  return {
    restart() {
      if (!run) return;
      run.stop();
      run = start();
    },
    stop: () => run?.stop(),
    async finish(modules) {
      const key = bundlesKey(root, modules);
      const target = path.join(folder, key);
      const isNew = !existsSync(path.join(target, RECORD));
      if (isNew) await make(modules, target);
      run?.stop();
      for (const name of readdirSync(folder)) {
        if (name !== key) rmSync(path.join(folder, name), { recursive: true, force: true });
      }
      return {
        ...(JSON.parse(readFileSync(path.join(target, RECORD), 'utf8')) as Recorded),
        isNew,
        client: path.join(target, 'client'),
        server: path.join(target, 'server/page-worker.js'),
      };
    },
  };
}
