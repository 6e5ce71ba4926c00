import { createHash } from 'node:crypto';
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
import { ROOT } from '../content/project.ts';
import { NotMeasured } from './figure.ts';
import { runWell } from './run.ts';

const USUAL = path.join(ROOT, '../shared/peers');
/** The given folder is never written to: the peers are installed and built in a copy. Safe to delete. */
const COPY = path.join(ROOT, '.cache/peers');
const STAMP = path.join(COPY, '.installed-from');
const MADE_ANEW = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !MADE_ANEW.test(file) && statSync(path.join(folder, file)).isFile())
    .sort();
}

function hashOf(folder: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** The folder may be read-only, and a copy keeps that. */
function makeWritable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) makeWritable(file);
    else chmodSync(file, 0o644);
  }
}

async function install(folder: string, files: string[], stamp: string): Promise<void> {
  console.log('Copying and installing the peers (once, about a minute) …');
  rmSync(COPY, { recursive: true, force: true });
  for (const file of files) cpSync(path.join(folder, file), path.join(COPY, file));
  makeWritable(COPY);
  // Astro is the peer that the bars name; the other ones are not built here.
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  await runWell('npm', ['install', ...options, '--workspace=astro', '--include-workspace-root'], {
    cwd: COPY,
  });
  writeFileSync(STAMP, stamp);
}

/** The peers and their harness, ready to run, in a folder of their own. Throws NotMeasured without them. */
export async function preparePeers(given: string | undefined): Promise<string> {
  const folder = path.resolve(given ?? USUAL);
  if (!existsSync(path.join(folder, 'measure.mjs'))) {
    const where = given ? `${given} holds no measure.mjs` : 'there is no folder of peers beside the project';
    throw new NotMeasured(`${where}: name it with --peers FOLDER`);
  }
  const files = sourceFiles(folder);
  const stamp = hashOf(folder, files);
  const isReady = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
  if (!isReady) await install(folder, files, stamp);
  return COPY;
}

/** Folder of the neutral content with so many pages, made by the peers' own generator. */
export async function neutralContent(peers: string, pages: number): Promise<string> {
  const folder = path.join(peers, '.content', String(pages));
  if (!existsSync(path.join(folder, 'site.json')))
    await runWell(process.execPath, ['gen-content.mjs', String(pages)], { cwd: peers });
  return folder;
}
