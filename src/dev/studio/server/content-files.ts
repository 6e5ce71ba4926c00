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
import { PAGES } from '../../../compiler/source/routes.ts';
import { DevApiError } from '../../server/endpoint.ts';

const CONTENT = 'content';

/** The nearest folder above a path that exists, or the path itself. */
function existing(target: string): string {
  return existsSync(target) ? target : existing(path.dirname(target));
}

/**
 * The place of a content file on the disk. Refuses whatever leads out of content/, be it by dots or by a symbolic
 * link.
 */
export function contentFilePath(root: string, file: string): string {
  const parts = file.split('/');
  const isPlain = parts.every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isPlain || parts[0] !== CONTENT || !file.endsWith('.json')) {
    throw new DevApiError(400, `${JSON.stringify(file)} is not a JSON file in content/.`);
  }
  const target = path.join(root, file);
  const real = realpathSync(existing(target));
  const home = realpathSync(path.join(root, CONTENT));
  if (real !== home && !real.startsWith(home + path.sep)) {
    throw new DevApiError(400, `${file} leads out of content/.`);
  }
  return target;
}

/** The place of a page's file on the disk. */
export function pageFilePath(root: string, file: unknown): string {
  if (typeof file !== 'string' || !file.startsWith(PAGES)) {
    throw new DevApiError(400, `${JSON.stringify(file)} is not a file in ${PAGES}.`);
  }
  return contentFilePath(root, file);
}

/** The text of a page's file and the hash by which a change of it is noticed. */
export function readPage(root: string, file: unknown): { text: string; hash: string } {
  const target = pageFilePath(root, file);
  if (!existsSync(target)) throw new DevApiError(404, `There is no ${String(file)} any more.`);
  const text = readFileSync(target, 'utf8');
  return { text, hash: contentHash(text) };
}

/** Replaces a file as a whole, so that nobody ever reads half of it. */
function replaceFile(target: string, text: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const waiting = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(waiting, text);
    renameSync(waiting, target);
  } catch (error) {
    rmSync(waiting, { force: true });
    throw error;
  }
}

/** Writes and removes (null) content files. Where one cannot be written, the others get their old text back. */
export function writeContent(root: string, texts: ReadonlyMap<string, string | null>): void {
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
