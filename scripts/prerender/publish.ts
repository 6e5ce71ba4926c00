import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

function swap(built: string, dist: string): void {
  const old = `${built}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(built, dist);
  rmSync(old, { recursive: true, force: true });
}

/** Replaces the site in dist/. It is the last step of a build: until here, dist/ holds the previous site. */
export function publish(built: string, dist: string): void {
  try {
    swap(built, dist);
  } catch {
    // A mounted folder cannot be renamed: replace what is in it.
    mkdirSync(dist, { recursive: true });
    for (const name of readdirSync(dist)) rmSync(path.join(dist, name), { recursive: true, force: true });
    cpSync(built, dist, { recursive: true });
    rmSync(built, { recursive: true, force: true });
  }
}
