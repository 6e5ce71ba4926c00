import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from '../content/user-error.ts';
import { explainFileFault } from './file-faults.ts';

/** In dist/, so that it is on the same file system: there a rename replaces a file in one step, and needs no space. */
const INCOMING = '.incoming';
/** Entries that no build deletes: the repository of a branch that is deployed, and what mounted disks have. */
const NOT_OURS = ['.git', 'lost+found', INCOMING];

/** How messages call a folder: by its path from the working directory. */
const nameOf = (folder: string) => `${path.relative('', folder)}/`;

const KILOBYTE = 1024;

interface Entries {
  /** Files and links. */
  files: string[];
  /** Each after the folders in it. */
  folders: string[];
}

/** Lists the entries below a folder, as paths from it. Does not follow links. */
function entriesOf(root: string, leftOut: readonly string[] = []): Entries {
  const found: Entries = { files: [], folders: [] };
  function visit(folder: string): void {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (leftOut.includes(name)) continue;
      if (entry.isDirectory()) {
        visit(name);
        found.folders.push(name);
      } else found.files.push(name);
    }
  }
  visit('');
  return found;
}

/** When a file is published: what pages load, then the pages, then what lists the pages and redirects to them. */
function stepOf(file: string): number {
  if (/\.(?:html|data\.json)(?:\.(?:br|gz))?$/.test(file)) return 1;
  return /^_|\.(?:xml|txt)(?:\.(?:br|gz))?$/.test(path.basename(file)) ? 2 : 0;
}

const inSteps = (files: readonly string[]) =>
  [0, 1, 2].flatMap((step) => files.filter((file) => stepOf(file) === step));

/** Throws, before anything is changed, if the new site cannot take its place. */
function checkTarget(dist: string, { files, folders }: Entries): void {
  const name = nameOf(dist);
  const isBuild = ['404.html', INCOMING].some((file) => existsSync(path.join(dist, file)));
  if (!isBuild && readdirSync(dist).some((entry) => !NOT_OURS.includes(entry)))
    throw new UserError(
      `${name} contains files, but no earlier build of a site. It was left as it is. ` +
        'Move the files away, or build into another folder with --outDir.',
    );
  const at = (entry: string) => lstatSync(path.join(dist, entry), { throwIfNoEntry: false });
  const blocked =
    folders.find((folder) => at(folder)?.isDirectory() === false) ??
    files.find((file) => at(file)?.isDirectory());
  if (blocked !== undefined)
    throw new UserError(
      `${name}${blocked} is in the way: the site has ${folders.includes(blocked) ? 'a folder' : 'a file'} ` +
        `of this name. Delete it, then build again.\n\n${name} still holds the previous build.`,
    );
}

function isSameFile(one: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size;
  return size === statSync(one).size && readFileSync(one).equals(readFileSync(other));
}

/** Copies the files that differ from those in dist/, if there is space for all of them. */
function copyIncoming(built: string, dist: string, files: readonly string[]): void {
  const changed = files.filter((file) => !isSameFile(path.join(built, file), path.join(dist, file)));
  const { bsize, bavail } = statfsSync(dist);
  const blocks = changed.map((file) => Math.ceil(statSync(path.join(built, file)).size / bsize));
  const needed = blocks.reduce((sum, count) => sum + count, 0) * bsize;
  if (needed > bavail * bsize) {
    const [needs, free] = [needed, bavail * bsize].map((bytes) => Math.ceil(bytes / KILOBYTE));
    throw new UserError(
      `${nameOf(dist)} is too small for the new build, which is written beside the previous one: it needs ` +
        `${needs} KB, and ${free} KB are free.\n\n${nameOf(dist)} still holds the previous build.`,
    );
  }
  for (const file of changed) {
    const target = path.join(dist, INCOMING, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(built, file), target);
  }
}

/** Brings the new site onto the file system of dist/, and nothing in dist/ changes yet. */
function bringIncoming(built: string, dist: string, files: readonly string[]): void {
  const incoming = path.join(dist, INCOMING);
  rmSync(incoming, { recursive: true, force: true });
  try {
    renameSync(built, incoming);
  } catch (error) {
    // dist/ is mounted, or a link to another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    mkdirSync(incoming);
    copyIncoming(built, dist, files);
  }
}

/** After a failure. A file that cannot be deleted either must not hide the first error; the next build tries again. */
function discardIncoming(dist: string): void {
  try {
    rmSync(path.join(dist, INCOMING), { recursive: true, force: true });
  } catch {}
}

/** Moves the new files to their places, what they need first, and then deletes the old ones in the opposite order. */
function replaceSite(dist: string, { files, folders }: Entries): void {
  const incoming = path.join(dist, INCOMING);
  for (const folder of folders) mkdirSync(path.join(dist, folder), { recursive: true });
  const { files: moved } = entriesOf(incoming);
  for (const file of inSteps(moved)) renameSync(path.join(incoming, file), path.join(dist, file));
  const now = entriesOf(dist, NOT_OURS);
  const [newFiles, newFolders] = [new Set(files), new Set(folders)];
  for (const file of inSteps(now.files).reverse()) if (!newFiles.has(file)) unlinkSync(path.join(dist, file));
  for (const folder of now.folders) if (!newFolders.has(folder)) rmdirSync(path.join(dist, folder));
  rmSync(incoming, { recursive: true, force: true });
}

/**
 * Replaces the site in dist/, file by file and in one order, so that every address answers at every moment, and also
 * after the process was killed: with its old or its new page, whose files are there. Removes `built`.
 */
export function publishBuild(built: string, dist: string): void {
  const name = nameOf(dist);
  const site = entriesOf(built);
  try {
    mkdirSync(dist, { recursive: true });
    checkTarget(dist, site);
    bringIncoming(built, dist, site.files);
  } catch (error) {
    discardIncoming(dist);
    throw explainFileFault(error, `${name} still holds the previous build.`);
  }
  try {
    replaceSite(dist, site);
  } catch (error) {
    throw explainFileFault(
      error,
      `${name} holds pages of the previous and of the new build. Build again to complete it.`,
    );
  }
  rmSync(built, { recursive: true, force: true });
}
