import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownerOf } from '../../src/compiler/source/site-files.ts';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The functions that read, of node:fs and of node:fs/promises. */
const READERS = ['cp', 'copyFile', 'createReadStream', 'open', 'readFile'];
const LISTERS = ['opendir', 'readdir'];

const REFUSED = Symbol.for('json-site.refused-reads');

/** The reads that were refused in this process. */
export const refusedReads = (): Error[] => Reflect.get(fs, REFUSED) ?? [];

/** The path of a file or folder of this repository's own site, if this is one. */
function ownFile(target: unknown): string | undefined {
  if (typeof target !== 'string' && !(target instanceof URL)) return undefined;
  const absolute = path.resolve(typeof target === 'string' ? target : fileURLToPath(target));
  const file = path.relative(ROOT, absolute).replaceAll(path.sep, '/');
  // Every site has its own settings of Vite, and this repository uses them for itself.
  if (file === 'vite.config.ts') return undefined;
  return file === 'content' || ownerOf(file) === 'site' ? file : undefined;
}

/** Code that lists what the engine has in a folder which a site has too, such as src/, leaves out the site's files. */
const isContent = (file: string) => file === 'content' || file.startsWith('content/');

function refuse(name: string, target: unknown): void {
  const file = ownFile(target);
  if (file === undefined || (isLister(name) && !isContent(file))) return;
  const error = new Error(
    `A test of the engine reads ${file}, which goes when another organisation replaces the site of this repository. ` +
      'Read tests/fixtures/main-site/, or move the test to tests/site/.',
  );
  refusedReads().push(error);
  throw error;
}

const isLister = (name: string) => LISTERS.some((one) => name.startsWith(one));

/** Lets no code of this process read the files of this repository's own site. */
export function refuseOwnSite(): void {
  if (Reflect.has(fs, REFUSED)) return;
  Reflect.set(fs, REFUSED, []);
  for (const owner of [fs, fs.promises])
    for (const name of [...READERS, ...LISTERS].flatMap((one) => [one, `${one}Sync`])) {
      const read: unknown = Reflect.get(owner, name);
      if (typeof read !== 'function') continue;
      const guarded = new Proxy(read, {
        apply(target, self, values: unknown[]) {
          refuse(name, values[0]);
          return Reflect.apply(target, self, values);
        },
      });
      Reflect.set(owner, name, guarded);
    }
  syncBuiltinESMExports();
}
