import { existsSync } from 'node:fs';
import path from 'node:path';
import { encodingDiagnostic } from '@json-site/compiler/diagnostics';
import { slug } from '@json-site/compiler/documents';
import { allowedEndings, allowsFile, formatOfName, otherKind } from '@json-site/compiler/media';
import { formatValue } from '@json-site/compiler/words';
import { readBytes } from '@json-site/content/files';
import { MEDIA_FOLDER } from '@json-site/content/media';
import { type ContentContext, DevApiError, pathInContent, refuse, writeBinary } from '@json-site/dev/server';
import { explainFault } from '@json-site/rules/rules';
import { MOST_NAME_BYTES, UNREADABLE } from '@json-site/values/source-file';
import type { FileReplacement } from '../files/protocol.ts';
import { type ChangeResult, MOST_MEGABYTES, type NewFile, type UploadedFile } from '../protocol.ts';
import { filePatterns, isDocument } from './files/file-patterns.ts';
import { inspectFile } from './files/inspect-file.ts';
import { applyChange } from './history/change-sets.ts';
import { keepBytes } from './history/kept-files.ts';
import { fileUses } from './studio-site.ts';

/** Other sites and letters link to documents: those in this folder keep their address when their bytes change. */
const LASTING = 'files/';

/** `IMG 0042 (1).JPG` → `img-0042-1.jpg`: a name that is the same on every computer and in every address. */
export function safeName(name: string): string {
  const ending = path.extname(name);
  const plain = slug(path.basename(name, ending)).replaceAll('/', '-') || 'file';
  return (isDocument(name) ? LASTING : '') + plain + ending.toLowerCase();
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

/** Returns the bytes of a request. Throws when pages cannot use them as a file of this name. */
function usableBytes(given: string, name: string, data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MOST_MEGABYTES * 1_000_000) {
    refuse(`${given} is larger than ${MOST_MEGABYTES} MB. Export it in a smaller size.`);
  }
  const file = inspectFile(name, bytes);
  const fault = file && explainFault(file);
  if (!file || fault) refuse(`${given} ${fault?.what}. ${fault?.hint}`);
  if (file.wrongEncoding) {
    const { message, hint } = encodingDiagnostic(given, file.wrongEncoding);
    refuse(`${given} cannot be used. ${message} ${hint}`);
  }
  return bytes;
}

/**
 * Adds a file to content/media/. Refuses what its field cannot use, and a name that another file has: pages may show
 * that file.
 */
export function uploadFile(
  { root, store }: ContentContext,
  { name: given, data, ...field }: NewFile,
): UploadedFile {
  checkName(given, field);
  const name = safeName(given);
  const bytes = usableBytes(given, name, data);
  const target = pathInContent(root, MEDIA_FOLDER + name);
  if (existsSync(target)) {
    // The same file once more.
    if (readBytes(root, MEDIA_FOLDER + name).bytes.equals(bytes)) return { name };
    refuse(
      `There is another file with the name ${name}. Choose it from the list, replace it in Files, or rename yours.`,
    );
  }
  writeBinary(root, MEDIA_FOLDER + name, bytes);
  store.refresh();
  return { name };
}

/** Adds a file for a field of the site: its schema says which files it can name, and not the request. */
export function uploadAllowed(context: ContentContext, file: NewFile): UploadedFile {
  const { pattern } = file;
  if (pattern !== undefined && !filePatterns(context.store.input().schemas).has(pattern))
    throw new DevApiError(400, 'No field of this site names files like this.');
  return uploadFile(context, file);
}

/** Throws when content/media/ does not have the file, or the studio does not write files of this name. */
function checkExists({ root, store }: ContentContext, name: string): void {
  store.refresh();
  const isListed = store.input().media.some((file) => file.name === name);
  if (!isListed || !existsSync(path.join(root, MEDIA_FOLDER, name)))
    throw new DevApiError(404, `${name} does not exist any more.`);
  try {
    pathInContent(root, MEDIA_FOLDER + name);
  } catch {
    refuse(
      `${name} has a name with other characters than the studio writes. A developer can rename the file.`,
    );
  }
}

/** The format of a name: jpg and jpeg are one. */
const kindOfName = (name: string) => formatOfName(name) ?? path.extname(name).slice(1).toLowerCase();

/** Replaces a file wherever it is used, unless that would cause an error. The name stays, so the format must. */
export async function replaceFile(
  context: ContentContext,
  { name, given, data }: FileReplacement,
): Promise<ChangeResult> {
  const { root } = context;
  checkExists(context, name);
  const [is, mustBe] = [given, name].map((one) => kindOfName(one).toUpperCase());
  if (is !== mustBe) {
    const what = is === '' ? 'no kind in its name' : `the kind ${is}`;
    refuse(
      `${name} is a file of the kind ${mustBe}, and ${given || 'this file'} has ${what}. Export it as ${mustBe}, or add it as a new file.`,
    );
  }
  const bytes = usableBytes(given, name, data);
  const file = MEDIA_FOLDER + name;
  if (readBytes(root, file).bytes.equals(bytes)) refuse(`${name} is this file already. Nothing was changed.`);
  return applyChange(context, new Map([[file, keepBytes(root, bytes)]]), `Replace ${name}`);
}

/** Deletes a file of content/media/, unless a document names it. The deletion can be undone. */
export async function deleteFile(context: ContentContext, { name }: UploadedFile): Promise<ChangeResult> {
  const { store } = context;
  store.refresh();
  const use = fileUses(store.references()).get(name);
  if (use) refuse(`${name} is used in ${use}, so it was not deleted.`);
  checkExists(context, name);
  return applyChange(context, new Map([[MEDIA_FOLDER + name, null]]), `Delete ${name}`);
}
