import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { filesAt } from '@json-site/content/files';

/** A package of the engine's repository, which is a folder: `@json-site/values` is `src/values`. */
export interface Room {
  name: string;
  folder: string;
  /** What others import: `@json-site/values/objects` → `src/values/objects.ts`. */
  doors: ReadonlyMap<string, string>;
  /** The names of the packages that it may import. */
  uses: readonly string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** The packages of a repository; none of a site. */
export function roomsOf(root: string): Room[] {
  return (readManifest(root, '.').workspaces ?? []).map((folder) => {
    const { name, exports = {}, dependencies = {} } = readManifest(root, folder);
    const doors = Object.entries(exports).map(([door, file]): [string, string] => [
      path.posix.join(name, door),
      path.posix.join(folder, file),
    ]);
    return { name, folder, doors: new Map(doors), uses: Object.keys(dependencies) };
  });
}

/** The package that has a file: the one with the longest folder around it. */
export function roomOf(file: string, rooms: readonly Room[]): Room | undefined {
  return rooms
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** Rooms whose doors are the public parts of pages, which a site imports too. They are counted apart. */
const PUBLIC = ['@json-site/ui', '@json-site/blocks'];

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
  /** The doors of the public parts. */
  public: number;
  /** Relative imports that leave their package. */
  leaving: number;
}

/** The folder that Deno runs as it is: no package, and others import its modules by their paths. */
const DEPLOYED = 'supabase/functions/deliver/';

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The relative imports of a repository's packages that leave their package. */
export function leavingImports(root: string, rooms = roomsOf(root)): string[] {
  return filesAt(root, ['src', 'scripts'])
    .filter(isProduct)
    .flatMap((file) => {
      const own = roomOf(file, rooms);
      const { staticImports, staticExports } = parseSync(
        file,
        readFileSync(path.join(root, file), 'utf8'),
      ).module;
      const requests = [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
      ];
      return requests
        .filter((request) => request.startsWith('.'))
        .map((request) => path.posix.join(path.posix.dirname(file), request))
        .filter((target) => !target.startsWith(DEPLOYED) && roomOf(target, rooms) !== own)
        .map((target) => `${file} imports ${target}`);
    });
}

/** Counts the doors of a repository's packages. Undefined for a site, which has none. */
export function doorFigures(root: string): DoorFigures | undefined {
  const rooms = roomsOf(root);
  if (rooms.length === 0) return undefined;
  const inner = rooms
    .filter(({ name }) => !PUBLIC.includes(name))
    .flatMap(({ doors }) => [...doors.values()]);
  const open = rooms.filter(({ name }) => PUBLIC.includes(name)).flatMap(({ doors }) => [...doors.values()]);
  return {
    doors: inner.length,
    names: inner.reduce((sum, file) => sum + namesOf(root, file), 0),
    public: open.length,
    leaving: leavingImports(root, rooms).length,
  };
}
