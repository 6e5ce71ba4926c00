import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

function files(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Deletes folders that hold nothing any more. */
function pruneFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    pruneFolders(inner);
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true });
  }
}

/** Puts one folder in the place of another. */
function exchange(fresh: string, dist: string, old: string): void {
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}

function merge(fresh: string, dist: string, kept: ReadonlySet<string>): void {
  const added = files(fresh);
  for (const file of added) {
    const target = path.join(dist, file);
    try {
      renameSync(path.join(fresh, file), target);
    } catch {
      // The folder is new, or a file stands where there is a folder now.
      rmSync(target, { recursive: true, force: true });
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(fresh, file), target);
    }
  }
  const wanted = new Set([...added, ...kept]);
  for (const file of files(dist)) if (!wanted.has(file)) rmSync(path.join(dist, file), { force: true });
  pruneFolders(dist);
  rmSync(fresh, { recursive: true, force: true });
}

/**
 * Makes a finished folder what dist is, at the very end of a build: until then the last good one stays as it was.
 * @param kept Files of dist that are right as they are, by their paths from there.
 */
export function publish(fresh: string, dist: string, kept: ReadonlySet<string>): void {
  if (kept.size > 0) {
    merge(fresh, dist, kept);
    return;
  }
  try {
    exchange(fresh, dist, `${fresh}-before`);
  } catch {
    // Such as a folder that is mounted from elsewhere, which cannot be moved.
    mkdirSync(dist, { recursive: true });
    for (const name of readdirSync(dist)) rmSync(path.join(dist, name), { recursive: true, force: true });
    cpSync(fresh, dist, { recursive: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}
