import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { payloadUrl } from '@json-site/app/addresses';
import { filesBelow } from '@json-site/content/files';
import { ROOT } from '../root.ts';
import { neutralContent } from './astro.ts';
import { writeNeutralProject } from './neutral/project.ts';
import { measureNode, type Usage } from './run.ts';

/** Writes a project of this renderer with this number of pages of the neutral content, and returns its folder. */
export async function neutralProject(pages: number): Promise<string> {
  const folder = path.join(ROOT, '.cache/bench', String(pages));
  rmSync(folder, { recursive: true, force: true });
  await writeNeutralProject(neutralContent(pages), folder);
  return folder;
}

const TRASH = path.join(ROOT, '.cache/bench/trash');

/**
 * Removes caches and output. They are moved, not deleted: right after thousands of files were deleted, the file system
 * takes several times as long to create others.
 */
function removeOutput(project: string): void {
  for (const name of ['.cache', 'dist']) {
    const folder = path.join(project, name);
    if (!existsSync(folder)) continue;
    mkdirSync(TRASH, { recursive: true });
    renameSync(folder, path.join(TRASH, `${path.basename(project)}-${name}-${Date.now()}`));
  }
}

/** Deletes the output of earlier builds that `coldBuild` moved away. */
export function deleteTrash(): void {
  rmSync(TRASH, { recursive: true, force: true });
}

async function measureBuild(project: string, what: string): Promise<Usage> {
  const options = { cwd: project, env: { NODE_ENV: 'production' } };
  const usage = await measureNode(['scripts/run.mjs', 'build'], options);
  console.log(`${path.basename(project)} pages${what}: ${usage.seconds} s, ${usage.megabytes} MB`);
  return usage;
}

/** Builds a project without caches. */
export function coldBuild(project: string): Promise<Usage> {
  removeOutput(project);
  return measureBuild(project, '');
}

/** Adds words to the last text of the last page. */
function changeOneText(project: string, words: string): void {
  const files = filesBelow(project, 'content/pages').filter((file) => file.endsWith('.json'));
  const file = path.join(project, files.sort().at(-1) ?? '');
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('."');
  if (end < 0) throw new Error(`${file} has no sentence to change.`);
  writeFileSync(file, `${text.slice(0, end)}, ${words}${text.slice(end)}`);
}

/** Changes a text of one page and builds the project again. `round` makes the change another one. */
export function buildAfterChange(project: string, round: number): Promise<Usage> {
  changeOneText(project, `as of change ${round + 1}`);
  return measureBuild(project, ' after one change');
}

/** The compressed copy of a file, if there is one. */
function compressed(dist: string, file: string): string {
  return existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file;
}

/** Hash and compressed size of everything that the home page can load: document, data, all scripts and styles. */
export function homePageFiles(project: string): { hash: string; bytes: number } {
  const dist = path.join(project, 'dist');
  const assets = readdirSync(path.join(dist, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `assets/${name}`);
  const files = ['index.html', payloadUrl('/').slice(1), ...assets].map((file) => compressed(dist, file));
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files.sort()) {
    const content = readFileSync(path.join(dist, file));
    hash.update(`${file}\n`).update(content);
    bytes += content.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
