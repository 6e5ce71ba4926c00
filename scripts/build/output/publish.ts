import * as fs from 'node:fs';
import path from 'node:path';
import { UserError } from '@json-site/content/files';
import { explainFileFault } from './file-faults.ts';

/** A folder in dist/ while a build is published, for files that are not whole yet. */
const INCOMING = '.incoming';
/** Entries that no build deletes: the repository of a branch that is deployed, and what mounted disks have. */
const NOT_OURS = ['.git', 'lost+found', INCOMING];

/** Lists the files and links, and the folders, below a folder, as paths from it. Does not follow links. */
function entriesOf(root: string): { files: string[]; folders: string[] } {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => ({
    name: path.relative(root, path.join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }));
  const own = entries.filter(({ name }) => !NOT_OURS.includes(name.split(path.sep)[0] ?? ''));
  const named = (is: boolean) => own.filter(({ isFolder }) => isFolder === is).map(({ name }) => name);
  return { files: named(false), folders: named(true) };
}

/** Pages, and files that list addresses. Everything else is loaded by pages. */
const isPage = (file: string) => /(?:^|[\\/])_|\.(?:html|data\.json|xml|txt)(?:\.(?:br|gz))?$/.test(file);

/** `a/b/c.html` → `a`, `a/b` */
const foldersOf = (file: string) => [...file.matchAll(/[\\/]/g)].map(({ index }) => file.slice(0, index));

const assetsFirst = (files: readonly string[]) =>
  [false, true].flatMap((is) => files.filter((file) => isPage(file) === is));

/** Throws if the new site cannot take its place. */
function checkTarget(dist: string, folders: readonly string[]): void {
  const name = `${path.relative('', dist)}/`;
  const isBuild = ['404.html', INCOMING].some((file) => fs.existsSync(path.join(dist, file)));
  if (!isBuild && fs.readdirSync(dist).some((entry) => !NOT_OURS.includes(entry)))
    throw new UserError(
      `${name} contains files, but no earlier build of a site. It was left as it is. ` +
        'Move the files away, or build into another folder with --outDir.',
    );
  const blocked = folders.find(
    (folder) => fs.lstatSync(path.join(dist, folder), { throwIfNoEntry: false })?.isDirectory() === false,
  );
  if (blocked !== undefined)
    throw new UserError(
      `${name}${blocked} is in the way: the site has a folder of this name. Delete it, then build again.`,
    );
}

/** Moves a file, also to another file system: dist/ may be mounted, or a link to another disk. */
function moveFile(source: string, target: string, incoming: string): void {
  try {
    fs.renameSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // A file that stays the same needs no space.
    if (fs.existsSync(target) && fs.readFileSync(source).equals(fs.readFileSync(target))) return;
    fs.copyFileSync(source, incoming);
    fs.renameSync(incoming, target);
  }
}

/**
 * Replaces the site in dist/: assets, then pages, then what is stale, pages before assets. A rename replaces a file in
 * one step, so every address answers at every moment, and after the process was killed, with a whole page whose assets
 * are there. The next build completes what a killed one has left.
 * @param kept Files of the new site that dist/ has already.
 */
export function publishBuild(built: string, dist: string, kept: readonly string[] = []): void {
  const { files, folders } = entriesOf(built);
  const incoming = path.join(dist, INCOMING);
  let state = 'still holds the previous build.';
  try {
    fs.mkdirSync(dist, { recursive: true });
    checkTarget(dist, folders);
    if (!fs.existsSync(incoming)) fs.mkdirSync(incoming);
    state = 'holds whole pages of the previous and of the new build. Build again to complete it.';
    for (const folder of folders) fs.mkdirSync(path.join(dist, folder), { recursive: true });
    for (const file of assetsFirst(files))
      moveFile(path.join(built, file), path.join(dist, file), path.join(incoming, 'file'));
    const old = entriesOf(dist);
    const isNew = new Set([...files, ...kept.map(path.normalize)]);
    const isNewFolder = new Set([...folders, ...[...isNew].flatMap(foldersOf)]);
    for (const file of assetsFirst(old.files).reverse())
      if (!isNew.has(file)) fs.unlinkSync(path.join(dist, file));
    for (const folder of old.folders.reverse())
      if (!isNewFolder.has(folder)) fs.rmdirSync(path.join(dist, folder));
    fs.rmSync(incoming, { recursive: true });
  } catch (error) {
    throw explainFileFault(error, `${path.relative('', dist)}/ ${state}`);
  }
  fs.rmSync(built, { recursive: true, force: true });
}
