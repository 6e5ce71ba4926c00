import path from 'node:path';
import { importsIn, roomsOf } from '../../scripts/check/rooms.ts';
import { enginePackage } from '../../scripts/content/folders.ts';
import { readSource } from '../../scripts/content/read-files.ts';
import { ROOT } from '../../scripts/root.ts';

const ENGINE_NAME = `${enginePackage().name}/`;

/** The module behind each door of the engine's packages. */
const DOORS = new Map(roomsOf(ROOT).flatMap(({ doors }) => [...doors]));

/** The modules that a module imports, as paths from the root. Packages are left out. */
export function modulesOf(file: string): ReturnType<typeof importsIn> {
  const found = importsIn(file, readSource(ROOT, file).text);
  return found.flatMap(({ name, isType }) => {
    // The site imports the engine as a package.
    if (name.startsWith(ENGINE_NAME)) return [{ name: name.slice(ENGINE_NAME.length), isType }];
    const behind = DOORS.get(name);
    if (behind) return [{ name: behind, isType }];
    return name.startsWith('.') ? [{ name: path.posix.join(path.posix.dirname(file), name), isType }] : [];
  });
}
