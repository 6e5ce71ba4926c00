import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../../../scripts/content/media/media-url.ts';
import type { DraftTexts } from '../../server/compile-draft.ts';
import { DevApiError } from '../../server/endpoint.ts';

const CONTENT = 'content';

/** Returns the path, or its nearest parent folder that exists. */
function nearestExisting(target: string): string {
  return existsSync(target) ? target : nearestExisting(path.dirname(target));
}

/**
 * Returns the absolute path of a content file. Throws when the path leaves content/, through dots or through a
 * symbolic link.
 */
export function contentFilePath(root: string, file: unknown): string {
  const parts = typeof file === 'string' ? file.split('/') : [];
  const isPlain = parts.every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain || parts[0] !== CONTENT || !parts.at(-1)?.endsWith('.json')) {
    throw new DevApiError(400, `${JSON.stringify(file)} is not a JSON file in content/.`);
  }
  const target = path.join(root, ...parts);
  const realTarget = realpathSync(nearestExisting(target));
  const realContent = realpathSync(path.join(root, CONTENT));
  if (realTarget !== realContent && !realTarget.startsWith(realContent + path.sep)) {
    throw new DevApiError(400, `${parts.join('/')} is outside content/.`);
  }
  return target;
}

/** Reads a file of content/, with a hash that shows later whether the file has changed. */
export function readContentFile(root: string, file: unknown): { text: string; hash: string } {
  const target = contentFilePath(root, file);
  if (!existsSync(target)) throw new DevApiError(404, `${String(file)} does not exist any more.`);
  const text = readFileSync(target, 'utf8');
  return { text, hash: contentHash(text) };
}

/** Replaces a file atomically, so that no reader sees half of it. */
function replaceFile(target: string, text: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes content files, and deletes those whose text is null. Restores the files written so far when one fails. */
export function writeContent(root: string, texts: DraftTexts): void {
  const targets = [...texts].map(([file, text]) => ({ target: contentFilePath(root, file), text }));
  const before = targets.map(({ target }) => (existsSync(target) ? readFileSync(target, 'utf8') : null));
  const put = (target: string, text: string | null) =>
    text === null ? rmSync(target, { force: true }) : replaceFile(target, text);
  let done = 0;
  try {
    for (const { target, text } of targets) {
      put(target, text);
      done++;
    }
  } catch (error) {
    targets.slice(0, done).forEach(({ target }, index) => {
      put(target, before[index] ?? null);
    });
    throw error;
  }
}
