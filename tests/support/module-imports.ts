import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { roomsOf } from '../../scripts/check/rooms.ts';
import { enginePackage } from '../../scripts/content/folders.ts';
import { readSource } from '../../scripts/content/read-files.ts';
import { ROOT } from '../../scripts/content/root.ts';

const ENGINE_NAME = `${enginePackage().name}/`;

/** The module behind each door of the engine's packages. */
const DOORS = new Map(roomsOf(ROOT).flatMap(({ doors }) => [...doors]));

interface Import {
  name: string;
  /** Whether the compiler of TypeScript removes it. */
  isType: boolean;
}

/** The modules that a module imports, as paths from the root. Packages are left out. */
export function modulesOf(file: string): Import[] {
  const { text } = readSource(ROOT, file);
  const { staticImports, staticExports } = parseSync(file, text).module;
  const isOfTypes = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every((one) => one.isType);
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: isOfTypes(entries),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    // `typeof import('…')` is a type, and so is `import('…')` in a declaration. A name with `$` is one of generated
    // code.
    ...[...text.matchAll(/(await |=> |return )?\bimport\('((?:\.|@json-site\/)[^'$]+)'\)/g)].map(
      ([, use, name = '']) => ({
        name,
        isType: use === undefined,
      }),
    ),
  ];
  return found.flatMap(({ name, isType }) => {
    // The site imports the engine as a package.
    if (name.startsWith(ENGINE_NAME)) return [{ name: name.slice(ENGINE_NAME.length), isType }];
    const behind = DOORS.get(name);
    if (behind) return [{ name: behind, isType }];
    return name.startsWith('.') ? [{ name: path.posix.join(path.posix.dirname(file), name), isType }] : [];
  });
}
