import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { decodeText } from '@json-site/compiler/documents';
import { endingsOf } from '@json-site/compiler/media';
import type { SourceFile } from '@json-site/values/source-file';
import { MOST_NAME_BYTES, type UnreadableReason } from '@json-site/values/source-file';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Changes whenever the file does. */
function stampOf(target: string): string {
  try {
    const { mtimeMs, size, mode } = statSync(target);
    return `${mtimeMs} ${size} ${mode}`;
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * Caches what `read` returns until the file's modification time, size or mode changes. A value may name its file by the
 * path from the root, so the same file has one for each root.
 */
export function cachedByFile<Value>(read: (root: string, file: string) => Value) {
  const known = new Map<string, { stamp: string; value: Value }>();
  return (root: string, file: string): Value => {
    const stamp = stampOf(path.join(root, file));
    const key = JSON.stringify([root, file]);
    const before = known.get(key);
    if (before?.stamp === stamp) return before.value;
    const value = read(root, file);
    known.set(key, { stamp, value });
    return value;
  };
}

/** Names that consist of a file extension. Other names that begin with a full stop are hidden files. */
const NAMELESS = new RegExp(`^\\.(?:(?:schema\\.)?json|${endingsOf('picture')})$`, 'i');

/** Whether no command reads a file of this name. */
export const isHidden = (name: string) => name.startsWith('.') && !NAMELESS.test(name);

/** The names in a folder; none if there is no such folder, or if it cannot be listed. */
export function namesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder));
  } catch {
    return [];
  }
}

/**
 * Lists the files of a folder and its subfolders as paths from the root, with slashes. Skips hidden files and
 * README.md. Lists a link to a folder, and a folder that cannot be listed, as a file: reading it gives the reason.
 */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  try {
    return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (isHidden(entry.name) || entry.name === 'README.md') return [];
      return entry.isDirectory() ? filesBelow(root, file) : [file];
    });
  } catch {
    return [folder];
  }
}

function reasonOfError(target: string, error: unknown): UnreadableReason {
  const code = codeOf(error);
  if (code === 'ELOOP') return 'link-loop';
  if (code === 'EACCES' || code === 'EPERM') return 'denied';
  if (code === 'ENAMETOOLONG') return 'long-name';
  const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? 'broken-link' : 'failed';
}

/**
 * Whether a link leads out of the project or to a hidden file, such as `.env`: an author could publish
 * it.
 */
function leavesProject(root: string, target: string): boolean {
  if (!lstatSync(target).isSymbolicLink()) return false;
  const inside = path.relative(realpathSync(root), realpathSync(target));
  return path.isAbsolute(inside) || inside.split(path.sep).some((name) => name.startsWith('.'));
}

/** Returns why a file cannot be read; undefined if it probably can. Opening a pipe would wait for its writer. */
export function unreadableReason(root: string, file: string): UnreadableReason | undefined {
  const target = path.join(root, file);
  const names = file.split('/');
  if (NAMELESS.test(names.at(-1) ?? '')) return 'no-name';
  if (names.some((name) => Buffer.byteLength(name) > MOST_NAME_BYTES)) return 'long-name';
  try {
    const stats = statSync(target);
    if (stats.isFile()) return leavesProject(root, target) ? 'outside' : undefined;
    if (!stats.isDirectory()) return 'special';
    accessSync(target, constants.R_OK | constants.X_OK);
    return lstatSync(target).isSymbolicLink() ? 'linked-folder' : 'folder';
  } catch (error) {
    return reasonOfError(target, error);
  }
}

/** The bytes of a file; none of a file that cannot be read, with the reason. Never throws. */
export function readBytes(root: string, file: string): { bytes: Buffer; unreadable?: UnreadableReason } {
  const unreadable = unreadableReason(root, file);
  if (unreadable) return { bytes: Buffer.alloc(0), unreadable };
  try {
    return { bytes: readFileSync(path.join(root, file)) };
  } catch (error) {
    return { bytes: Buffer.alloc(0), unreadable: reasonOfError(path.join(root, file), error) };
  }
}

/** Reads a text file of the project. An unchanged file stays the same object. Never throws. */
export const readSource = cachedByFile((root, file): SourceFile => {
  const { bytes, unreadable } = readBytes(root, file);
  return { path: file, ...(unreadable ? { text: '', unreadable } : decodeText(bytes)) };
});
