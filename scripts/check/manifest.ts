import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** The `package.json` of a folder below the root. */
export const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** What sites may import from a repository: the name of a module after that of the package → its file. */
export const publicModules = (root: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(readManifest(root, '.').exports ?? {}));
