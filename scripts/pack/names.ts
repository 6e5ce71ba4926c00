import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { roomOf, roomsOf } from '@json-site/check/rooms';
import { filesAt } from '@json-site/content/files';
import { OPTIONAL_PACKAGES } from '@json-site/content/folders';
import { ROOT } from '../root.ts';

const ROOMS = roomsOf(ROOT);
/** The packages of this repository that are packed as separate files. */
export const OPTIONAL_ROOMS = ROOMS.filter(({ name }) => OPTIONAL_PACKAGES.some((one) => one === name));
const DOORS = new Map(ROOMS.flatMap((room) => [...room.doors]));

/** Below this name the optional packages of the same version import modules of the engine. */
const INTERNAL = 'internal';

/** What follows `from`, `import` or `import(`. */
const REQUEST = /(?<=(?:\bfrom|\bimport|\bimport\() ?)(['"])(\.[^'"]+|@[\w-]+\/[\w./-]+)\1/g;

/**
 * Names the modules in the compiled files of some folders as the packed packages have them: those of the same package
 * by their paths, those of another one by their names. Returns the modules of the engine that optional packages import,
 * by the names below which they do.
 */
export function compileNames(stage: string, folders: readonly string[], engine: string): Map<string, string> {
  const internal = new Map<string, string>();
  for (const name of filesAt(stage, folders).filter((one) => /\.(?:js|d\.ts)$/.test(one))) {
    const file = path.join(stage, name);
    const folder = path.posix.dirname(name);
    const own = roomOf(name, OPTIONAL_ROOMS);
    const text = readFileSync(file, 'utf8');
    const compiled = text.replace(REQUEST, (written, quote: string, request: string) => {
      const target = request.startsWith('.')
        ? path.posix.join(folder, request)
        : DOORS.get(request)?.replace(/\.tsx?$/, '.js');
      const other = target && roomOf(target, OPTIONAL_ROOMS);
      if (target === undefined || (other && other !== own)) return written;
      if (other !== own) {
        internal.set(`./${INTERNAL}/${target}`, `./${target}`);
        return `${quote}${engine}/${INTERNAL}/${target}${quote}`;
      }
      const relative = path.posix.relative(folder, target);
      return quote + (relative.startsWith('.') ? relative : `./${relative}`) + quote;
    });
    if (compiled !== text) writeFileSync(file, compiled);
  }
  return internal;
}
