import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { keyOfFiles } from '@json-site/content/files';
import { ROOT } from '@json-site/content/root';
import { NotMeasured } from './figure.ts';
import { installPackages, measureNode, runOrThrow, type Usage } from './run.ts';

const DEFAULT_FOLDER = path.join(ROOT, '../shared/peers');
/** The peers are installed and built in this copy, so that their own folder is never written to. Safe to delete. */
const COPY = path.join(ROOT, '.cache/peers');
const STAMP = path.join(COPY, '.installed-from');
const GENERATED = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !GENERATED.test(file) && statSync(path.join(folder, file)).isFile())
    .sort();
}

async function install(folder: string, files: string[], stamp: string): Promise<void> {
  console.log('Copying and installing the peers (once, about a minute) …');
  rmSync(COPY, { recursive: true, force: true });
  for (const file of files) {
    cpSync(path.join(folder, file), path.join(COPY, file));
    // The peers' files may be read-only, and a copy inherits that.
    chmodSync(path.join(COPY, file), 0o644);
  }
  // The bars name Astro only; the other peers are not installed.
  await installPackages(COPY, '--workspace=astro', '--include-workspace-root');
  writeFileSync(STAMP, stamp);
}

/** Installs the peers and their harness into a copy and returns its folder. Throws NotMeasured without them. */
export async function preparePeers(given: string | undefined): Promise<string> {
  const folder = path.resolve(given ?? DEFAULT_FOLDER);
  if (!existsSync(path.join(folder, 'measure.mjs'))) {
    const reason = given
      ? `${given} contains no measure.mjs`
      : 'there is no folder of peers next to the project';
    throw new NotMeasured(`${reason}: name it with --peers FOLDER`);
  }
  const files = sourceFiles(folder);
  const stamp = keyOfFiles(folder, files);
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  if (!isInstalled) await install(folder, files, stamp);
  return COPY;
}

/** Generates the neutral content with this number of pages, and returns its folder. */
export async function neutralContent(peers: string, pages: number): Promise<string> {
  const folder = path.join(peers, '.content', String(pages));
  if (!existsSync(path.join(folder, 'site.json')))
    await runOrThrow(process.execPath, ['gen-content.mjs', String(pages)], { cwd: peers });
  return folder;
}

/** Removes Astro's caches and an earlier build. */
export function clearAstro(peers: string, dist: string): void {
  for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
    for (const folder of [path.join(peers, 'astro'), peers])
      rmSync(path.join(folder, cache), { recursive: true, force: true });
  rmSync(dist, { recursive: true, force: true });
}

/** Builds a folder of content with Astro, as the harness does. */
export async function runAstro(peers: string, content: string, dist: string): Promise<Usage> {
  const cwd = path.join(peers, 'astro');
  const program = ['astro/node_modules', 'node_modules']
    .map((folder) => path.join(peers, folder, 'astro/astro.js'))
    .find(existsSync);
  if (!program) throw new Error('Astro is not installed in the copy of the peers.');
  const env = {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    CONTENT_DIR: content,
    OUT_DIR: path.relative(cwd, dist),
  };
  return measureNode([program, 'build'], { cwd, env });
}

/** Number of pages of Astro's site where their number does not matter. */
const FEW_PAGES = 24;

/** Builds the neutral content with Astro, and returns the folder of the site. */
export async function buildAstro(peers: string): Promise<string> {
  await neutralContent(peers, FEW_PAGES);
  await runOrThrow(process.execPath, ['build.mjs', String(FEW_PAGES), 'astro'], { cwd: peers });
  const dist = path.join(peers, 'dist', String(FEW_PAGES), 'astro');
  // Our server reads the headers of a site from it.
  writeFileSync(path.join(dist, '_headers'), '');
  return dist;
}
