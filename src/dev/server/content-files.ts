import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { contentHash } from '@json-site/content/media';
import { MOST_NAME_BYTES } from '@json-site/values/source-file';
import { documentName } from '../shared/document-name.ts';
import type { DraftTexts } from './draft-input.ts';
import { DevApiError, refuse } from './endpoint.ts';

const CONTENT = 'content';

/** The longest path of a file from the folder of the project, in characters. */
const MOST_PATH = 1000;

/** Returns the path, or its nearest parent folder that exists. */
function nearestExisting(target: string): string {
  return existsSync(target) ? target : nearestExisting(path.dirname(target));
}

/**
 * Returns the absolute path of a file in content/. Throws when the path leaves content/, through dots or through a
 * symbolic link.
 */
export function pathInContent(root: string, file: string): string {
  const parts = file.split('/', MOST_PATH);
  // A template has the name of a collection in brackets.
  const isPlain = parts.every((part) => /^(?:[\w-][\w.-]*|\[[\w-]+\]\.json)$/.test(part));
  if (!isPlain || parts[0] !== CONTENT) {
    throw new DevApiError(400, `${JSON.stringify(file)} is not a file in content/.`);
  }
  const long = parts.find((part) => Buffer.byteLength(part) > MOST_NAME_BYTES);
  if (long !== undefined || file.length > MOST_PATH)
    refuse(`“${(long ?? file).slice(0, 40)}…” is too long for a file. Choose a shorter address.`);
  const target = path.join(root, ...parts);
  const realTarget = realpathSync(nearestExisting(target));
  const realContent = realpathSync(path.join(root, CONTENT));
  if (realTarget !== realContent && !realTarget.startsWith(realContent + path.sep)) {
    throw new DevApiError(400, `${file} is outside content/.`);
  }
  return target;
}

/** Returns the absolute path of a JSON file in content/. Throws for any other path. */
export function contentFilePath(root: string, file: unknown): string {
  if (typeof file !== 'string' || !file.endsWith('.json')) {
    throw new DevApiError(400, `${JSON.stringify(file)} is not a JSON file in content/.`);
  }
  return pathInContent(root, file);
}

/** What belongs to a form besides its texts: the values that it accepts, and the changes of its table. */
const OF_FORM = /^(?:schemas\/forms\/[\w-]+\.schema\.json|supabase\/migrations\/\d{14}_\w+\.sql)$/;

/** Returns the absolute path of a file that a change may write: no request names the files of forms itself. */
function writablePath(root: string, file: string): string {
  if (!OF_FORM.test(file)) return contentFilePath(root, file);
  const target = path.join(root, file);
  const folder = realpathSync(nearestExisting(path.dirname(target)));
  if (!folder.startsWith(realpathSync(root) + path.sep))
    throw new DevApiError(400, `${file} is outside the project.`);
  return target;
}

/** Reads a file of content/, with a hash that shows later whether the file has changed. */
export function readContentFile(root: string, file: unknown): { text: string; hash: string } {
  const target = contentFilePath(root, file);
  if (!existsSync(target))
    throw new DevApiError(404, `${documentName(String(file), undefined)} does not exist any more.`);
  const text = readFileSync(target, 'utf8');
  return { text, hash: contentHash(text) };
}

const FILE_ERRORS: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space, then try again.',
  EDQUOT: 'The disk quota is used up. Free some space, then try again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'The development server may not write to this folder. Change its permissions, then try again.',
  EPERM: 'The development server may not write to this folder. Change its permissions, then try again.',
};

/** Returns an error of the file system in words that a person can act on; other errors as they are. */
function inWords(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = FILE_ERRORS[code];
  return reason ? new DevApiError(507, `${documentName(file, undefined)} was not written. ${reason}`) : error;
}

/** Writes to a temporary file beside the target, and to the disk. Returns the path of the temporary file. */
function prepare(target: string, text: string | Uint8Array): string {
  mkdirSync(path.dirname(target), { recursive: true });
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    const handle = openSync(temporary, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}

let writes = 0;

/** How often this process has written files of content/. */
export const writesOfContent = (): number => writes;

/** Puts a prepared file in its place atomically, so that no reader sees half of it. Without one, deletes the target. */
function put(target: string, temporary: string | null): void {
  writes += 1;
  if (temporary === null) rmSync(target, { force: true });
  else renameSync(temporary, target);
}

/**
 * Writes files of content/ and of forms, and deletes those whose text is null. All new texts are on the disk before
 * the first file changes, so that a full disk changes nothing. Restores the files changed so far when a later one
 * fails.
 */
export function writeContent(root: string, texts: DraftTexts): void {
  const changes = [...texts].map(([file, text]) => ({ file, text, target: writablePath(root, file) }));
  const before = changes.map(({ target }) => (existsSync(target) ? readFileSync(target, 'utf8') : null));
  const temporaries: (string | null)[] = [];
  let done = 0;
  try {
    for (const { target, text } of changes) temporaries.push(text === null ? null : prepare(target, text));
    for (const [index, { target }] of changes.entries()) {
      put(target, temporaries[index] ?? null);
      done++;
    }
  } catch (error) {
    for (const temporary of temporaries) if (temporary) rmSync(temporary, { force: true });
    for (const [index, { target }] of changes.slice(0, done).entries()) {
      const text = before[index] ?? null;
      put(target, text === null ? null : prepare(target, text));
    }
    const failed = temporaries.length < changes.length ? temporaries.length : done;
    throw inWords(error, changes[failed]?.file ?? CONTENT);
  }
}

/** Writes one file of content/ that is no JSON, such as a picture. */
export function writeBinary(root: string, file: string, bytes: Uint8Array): void {
  const target = pathInContent(root, file);
  try {
    put(target, prepare(target, bytes));
  } catch (error) {
    throw inWords(error, file);
  }
}
