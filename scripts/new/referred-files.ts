import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { followPointer } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import { decoded, parseUrl } from '@json-site/values/paths';

/** `customer.json#/definitions/name` → a file of this computer, and the place in it. */
interface Place {
  file: string;
  pointer: string;
}

/** The address that a file gives itself, if it is that of a website. */
function addressOf(document: unknown): URL | undefined {
  const id = isObject(document) ? (document['$id'] ?? document['id']) : undefined;
  return typeof id === 'string' && /^https?:/.test(id) ? parseUrl(id) : undefined;
}

/** The path from one address of a website to another; undefined on another website. */
function relativeTo(from: URL, address: string): string | undefined {
  const url = parseUrl(address);
  return url?.origin === from.origin
    ? path.posix.relative(path.posix.dirname(from.pathname), url.pathname)
    : undefined;
}

/** An address often has no ending where its file has one. */
const ENDINGS = ['', '.json', '.schema.json', '.yaml', '.yml'];

/** So many folders around a file can be those of the address of another one. */
const MOST_FOLDERS = 8;

/** The first of some paths that a file has, with an ending of schemas where the path has none. */
function findFile(paths: readonly string[]): string | undefined {
  const files = paths.flatMap((one) => ENDINGS.map((ending) => `${one}${ending}`));
  return files.find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
}

/** Where the file of an address can be if its folders have the names of the address: `schemas/Rating/v2/schema.json` */
function foldersOf(address: string, file: string): string[] {
  const parts = decoded(parseUrl(address)?.pathname ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '..');
  // One name alone is that of many files.
  if (parts.length < 2) return [];
  const folders = [path.dirname(file)];
  while (folders.length < MOST_FOLDERS) folders.push(path.dirname(folders.at(-1) ?? ''));
  return folders.map((folder) => path.join(folder, ...parts));
}

/** A larger file is no schema of a form. */
const MOST_BYTES = 4_000_000;

/** The file beside another one that gives itself an address. */
function fileWithAddress(address: string, file: string, read: (file: string) => unknown): string | undefined {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter((name) => /\.(?:json|ya?ml)$/.test(name))
    .map((name) => path.join(folder, name))
    .find((one) => {
      const isSmall = statSync(one).size <= MOST_BYTES;
      const isNamed = isSmall && readFileSync(one, 'utf8').includes(address);
      return isNamed && addressOf(read(one))?.href.replace(/#$/, '') === address;
    });
}

/** Where the target of a reference is. Undefined if no file is there. */
function placeOf(
  ref: string,
  file: string,
  document: unknown,
  read: (file: string) => unknown,
): Place | undefined {
  const [address = '', fragment = ''] = ref.split('#', 2);
  const pointer = decoded(fragment);
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  if (address === '') return { file, pointer };
  const own = addressOf(document);
  const isAddress = /^[a-z][a-z\d+.-]+:/i.test(address);
  const relative = isAddress ? own && relativeTo(own, address) : address;
  const beside = relative ? findFile([path.resolve(path.dirname(file), decoded(relative))]) : undefined;
  const found =
    beside ??
    (isAddress ? (fileWithAddress(address, file, read) ?? findFile(foldersOf(address, file))) : undefined);
  return found === undefined ? undefined : { file: found, pointer };
}

/** The name of a definition that is made of a file or of a part of one: `customer.schema.json` → `customer` */
function nameOf({ file, pointer }: Place): string {
  const last = pointer.split('/').pop();
  return last || path.basename(file).replace(/(\.schema)?\.\w+$/, '');
}

/**
 * Copies what a schema refers to in files beside it into its definitions, so that it is one file. A reference to a file
 * that does not exist stays as it is. `read` returns the content of a file, or undefined.
 */
export function withReferredFiles(
  schema: Readonly<Record<string, unknown>>,
  file: string,
  read: (file: string) => unknown,
): Record<string, unknown> {
  const container = isObject(schema['$defs']) ? '$defs' : 'definitions';
  const own = schema[container];
  const definitions = new Map<string, unknown>(Object.entries(isObject(own) ? own : {}));
  const names = new Map<string, string>();
  const places = new Map<string, Place | undefined>();
  const reference = (name: string) => `#/${container}/${encodeURIComponent(name)}`;

  /** The place of a reference, for which folders are read once. */
  function known(ref: string, from: string, document: unknown): Place | undefined {
    const key = `${from} ${ref}`;
    if (!places.has(key)) places.set(key, placeOf(ref, from, document, read));
    return places.get(key);
  }

  /** Copies the target of a reference once, and returns the new reference. */
  function copied(place: Place): string | undefined {
    const { pointer } = place;
    if (place.file === file && followPointer(schema, pointer)) return `#${pointer}`;
    const key = `${place.file}#${pointer}`;
    const name = names.get(key);
    if (name !== undefined) return reference(name);
    const document = read(place.file);
    const target = followPointer(document, pointer)?.value;
    if (!isObject(target)) return undefined;
    const base = nameOf(place).replace(/[~/]/g, '_');
    let fresh = base;
    for (let number = 2; definitions.has(fresh); number++) fresh = `${base}_${number}`;
    names.set(key, fresh);
    // The target may refer to itself, and to others of the same name.
    definitions.set(fresh, undefined);
    const { $schema: _schema, $id: _id, id: _draft4, ...content } = target;
    definitions.set(fresh, rewritten(content, place.file, document));
    return reference(fresh);
  }

  function rewritten(value: unknown, from: string, document: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => rewritten(one, from, document));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, rewritten(inner, from, document)];
      // In the file itself, only what is elsewhere has to be copied.
      if (from === file && inner.startsWith('#')) return [key, inner];
      const place = known(inner, from, document);
      return [key, (place && copied(place)) ?? inner];
    });
    return Object.fromEntries(entries);
  }

  const result = rewritten(schema, file, read(file)) as Record<string, unknown>;
  if (names.size === 0) return { ...schema };
  const before = isObject(result[container]) ? result[container] : {};
  return { ...result, [container]: { ...Object.fromEntries(definitions), ...before } };
}
