import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodingDiagnostic } from '@json-site/compiler/diagnostics';
import { slug } from '@json-site/compiler/documents';
import { allowedEndings, allowsFile, otherKind } from '@json-site/compiler/media';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, targetKind } from '@json-site/compiler/schema';
import type { MediaFile } from '@json-site/compiler/types';
import { formatValue } from '@json-site/compiler/words';
import { readBytes } from '@json-site/content/files';
import { MEDIA_FOLDER, readMedia } from '@json-site/content/media';
import { type ContentContext, DevApiError, pathInContent, refuse, writeBinary } from '@json-site/dev/server';
import { explainFault } from '@json-site/rules/rules';
import { isObject } from '@json-site/values/objects';
import { MOST_NAME_BYTES, UNREADABLE } from '@json-site/values/source-file';
import { MOST_MEGABYTES, type NewFile, type UploadedFile } from '../protocol.ts';
import { fileUses } from './studio-site.ts';

/** `IMG 0042 (1).JPG` → `img-0042-1.jpg`: a name that is the same on every computer and in every address. */
export function safeName(name: string): string {
  const ending = path.extname(name);
  const plain = slug(path.basename(name, ending)).replaceAll('/', '-') || 'file';
  return plain + ending.toLowerCase();
}

/** Reads a file as it would be read from content/media/, to find out whether pages can use it. */
function inspect(name: string, bytes: Uint8Array): MediaFile | undefined {
  const root = mkdtempSync(path.join(tmpdir(), 'upload-'));
  try {
    mkdirSync(path.join(root, MEDIA_FOLDER), { recursive: true });
    writeFileSync(path.join(root, MEDIA_FOLDER, name), bytes);
    return readMedia(root).files[0];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Throws when the field cannot name a file of this name. */
function checkName(given: string, field: Pick<NewFile, 'pattern'>): void {
  const shown = formatValue(given);
  const isAllowed = allowsFile(given, field);
  if (!isAllowed && field.pattern === undefined) {
    const [what, hint] = otherKind(given);
    refuse(`${given === '' ? 'A file without a name' : given} is ${what}. ${hint}`);
  }
  if (!isAllowed) {
    const kinds = allowedEndings(field).join(', ');
    refuse(`${shown} cannot be used here. Choose a file of one of these kinds: ${kinds}.`);
  }
  const { what, hint } = UNREADABLE['no-name'];
  if (/^\.[^.]*$/.test(path.basename(given))) refuse(`${shown} ${what}. ${hint}`);
  if (given.length > MOST_NAME_BYTES) {
    refuse(`The name ${shown} has ${given.length} characters. Rename the file: at most ${MOST_NAME_BYTES}.`);
  }
}

/** Adds a file to content/media/. Refuses what its field cannot use, and never replaces a file: pages may show it. */
export function uploadFile(
  { root, store }: ContentContext,
  { name: given, data, ...field }: NewFile,
): UploadedFile {
  checkName(given, field);
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MOST_MEGABYTES * 1_000_000) {
    refuse(`${given} is larger than ${MOST_MEGABYTES} MB. Export it in a smaller size.`);
  }
  const name = safeName(given);
  const file = inspect(name, bytes);
  const fault = file && explainFault(file);
  if (!file || fault) refuse(`${given} ${fault?.what}. ${fault?.hint}`);
  if (file.wrongEncoding) {
    const { message, hint } = encodingDiagnostic(given, file.wrongEncoding);
    refuse(`${given} cannot be used. ${message} ${hint}`);
  }
  const target = pathInContent(root, MEDIA_FOLDER + name);
  if (existsSync(target)) {
    // The same file once more.
    if (readBytes(root, MEDIA_FOLDER + name).bytes.equals(bytes)) return { name };
    refuse(`There is another file with the name ${name}. Choose it from the list, or rename yours.`);
  }
  writeBinary(root, MEDIA_FOLDER + name, bytes);
  store.refresh();
  return { name };
}

const patternsOf = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** The patterns of all fields that name a file. */
function filePatterns(set: SchemaSet): ReadonlySet<string> {
  const known = patternsOf.get(set);
  if (known) return known;
  const found = new Set<string>();
  const read = (node: unknown) => {
    if (isObject(node) && typeof node['pattern'] === 'string') {
      const { means, pattern } = followRef(node as Schema, set);
      if (pattern !== undefined && targetKind(means) === 'file') found.add(pattern);
    }
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(read);
  };
  read(set);
  patternsOf.set(set, found);
  return found;
}

/** Adds a file for a field of the site: its schema says which files it can name, and not the request. */
export function uploadAllowed(context: ContentContext, file: NewFile): UploadedFile {
  const { pattern } = file;
  if (pattern !== undefined && !filePatterns(context.store.input().schemas).has(pattern))
    throw new DevApiError(400, 'No field of this site names files like this.');
  return uploadFile(context, file);
}

/** Deletes a file of content/media/, unless a document names it. */
export function deleteFile({ root, store }: ContentContext, { name }: UploadedFile): UploadedFile {
  store.refresh();
  const use = fileUses(store.references()).get(name);
  if (use) refuse(`${name} is used in ${use}, so it was not deleted.`);
  const target = path.join(root, MEDIA_FOLDER, name);
  const isListed = store.input().media.some((file) => file.name === name);
  if (!isListed || !existsSync(target)) throw new DevApiError(404, `${name} does not exist any more.`);
  rmSync(target);
  store.refresh();
  return { name };
}
