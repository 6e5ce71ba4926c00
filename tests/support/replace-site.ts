import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../scripts/content/read-files.ts';
import { ROOT } from '../../scripts/content/root.ts';
import { ownerOf } from '../../src/compiler/source/site-files.ts';

/** The site of another organisation: its content, schemas, migrations and blocks. */
export const SECOND_SITE = path.join(ROOT, 'tests/fixtures/second-site');

/** Replaces the site in a copy of the project by the second site. */
export function replaceBySecondSite(root: string): void {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const all = folders.flatMap((folder) => filesBelow(root, folder));
  const others = all.filter((file) => ownerOf(file) !== 'site').map((file) => path.dirname(file));
  for (const file of all) {
    if (ownerOf(file) !== 'site') continue;
    // An empty folder of a block would be an error.
    const folder = path.dirname(file);
    const isShared = others.some((other) => other === folder || other.startsWith(`${folder}/`));
    rmSync(path.join(root, isShared ? file : folder), { recursive: true, force: true });
  }
  cpSync(SECOND_SITE, root, { recursive: true });
}
