import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { readManifest } from './manifest.ts';

/** A package of the engine's repository, which is a folder: `@json-site/values` is `src/values`. */
export interface Room {
  name: string;
  folder: string;
  /** What others import: `@json-site/values/objects` → `src/values/objects.ts`. */
  doors: ReadonlyMap<string, string>;
  /** The names of the packages that it may import. */
  uses: readonly string[];
}

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

/** A request of a module, as it is written. */
interface ImportedName {
  name: string;
  /** Whether the compiler of TypeScript removes it. */
  isType: boolean;
}

/** Everything that a module imports: statements, exports from other modules, and `import()`. */
export function importsIn(file: string, text: string): ImportedName[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((one) => one.isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    // `typeof import('…')` is a type, and so is `import('…')` in a declaration. A name with `$` is one of generated
    // code.
    ...[...text.matchAll(/(await |=> |return )?\bimport\(\s*'([^'$]+)'\s*\)/g)].map(([, use, name = '']) => ({
      name,
      isType: use === undefined,
    })),
  ];
}
