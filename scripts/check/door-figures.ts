import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesAt } from '@json-site/content/files';
import { publicModules } from './manifest.ts';
import { importsIn, roomOf, roomsOf } from './rooms.ts';

/** Its doors are the parts of pages, which a site imports too: they are in the list of the public modules. */
const PUBLIC = '@json-site/ui';

/** The names that the module behind a door exports; a style sheet exports one. */
function namesOf(root: string, file: string): number {
  if (!/\.tsx?$/.test(file)) return 1;
  const { staticExports } = parseSync(file, readFileSync(path.join(root, file), 'utf8')).module;
  return staticExports.flatMap(({ entries }) => entries).length;
}

/** How far the rooms of a repository are open. */
export interface DoorFigures {
  doors: number;
  names: number;
  /** The modules that sites may import: the `exports` of the repository. */
  public: number;
}

/** The folders that Deno runs as they are: no packages, and others import their modules by their paths. */
const DEPLOYED = 'supabase/functions/';

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The relative imports of a repository's packages that leave their package. */
export function leavingImports(root: string, rooms = roomsOf(root)): string[] {
  return filesAt(root, ['src', 'scripts'])
    .filter(isProduct)
    .flatMap((file) => {
      const own = roomOf(file, rooms);
      return importsIn(file, readFileSync(path.join(root, file), 'utf8'))
        .map(({ name }) => name)
        .filter((name) => name.startsWith('.'))
        .map((request) => path.posix.join(path.posix.dirname(file), request))
        .filter((target) => !target.startsWith(DEPLOYED) && roomOf(target, rooms) !== own)
        .map((target) => `${file} imports ${target}`);
    });
}

/** Counts the doors of a repository's packages. Undefined for a site, which has none. */
export function doorFigures(root: string): DoorFigures | undefined {
  const rooms = roomsOf(root);
  if (rooms.length === 0) return undefined;
  const inner = rooms.filter(({ name }) => name !== PUBLIC).flatMap(({ doors }) => [...doors.values()]);
  return {
    doors: inner.length,
    names: inner.reduce((sum, file) => sum + namesOf(root, file), 0),
    public: publicModules(root).size,
  };
}
