import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { formatJson, GENERATED_FILES, ownerOf } from '@json-site/compiler/documents';
import { filesBelow, keyOf, writeFiles } from '@json-site/content/files';
import { engineOf, isCustomer } from '@json-site/content/folders';

/**
 * A site deploys the migrations and the Edge Function of the engine from its own folder. What became of one of these
 * files.
 */
export interface BackendFile {
  path: string;
  /**
   * `new`: the site has none, or has not changed the one of an earlier engine. `gone`: only an earlier engine has it.
   * `changed`: by the site.
   */
  state: 'same' | 'new' | 'gone' | 'changed';
  /** The engine's text, empty if the engine has none. */
  text: string;
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Of an installed engine, the sources and not the JavaScript beside them. */
const isSource = (file: string) => /\.(?:sql|toml|ts)$/.test(file) && !/\.(?:d|test)\.ts$/.test(file);

/** The hash of each file when it was copied: file → hash. A file that still has it is as the engine wrote it. */
function copiedKeys(root: string): Record<string, string> {
  const file = path.join(root, GENERATED_FILES.backend);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Compares the engine's files with those of a site. A site that carries its engine has no others. */
export function backendFiles(root: string): BackendFile[] {
  if (!isCustomer(root)) return [];
  const copied = copiedKeys(root);
  const isIn = (folder: string, file: string) => existsSync(path.join(folder, file));
  const isUnchanged = (file: string) => keyOf(read(root, file)) === copied[file];
  const files = filesBelow(engineOf(root), 'supabase').filter(
    (file) => isSource(file) && ownerOf(file) === 'engine',
  );
  const former = Object.keys(copied).filter((file) => !files.includes(file) && isIn(root, file));
  return [
    ...files.map((file): BackendFile => {
      const text = read(engineOf(root), file);
      if (!isIn(root, file)) return { path: file, state: 'new', text };
      if (read(root, file) === text) return { path: file, state: 'same', text };
      return { path: file, state: isUnchanged(file) ? 'new' : 'changed', text };
    }),
    ...former.map(
      (file): BackendFile => ({ path: file, state: isUnchanged(file) ? 'gone' : 'changed', text: '' }),
    ),
  ];
}

/**
 * Copies the engine's new files into the site, and removes those that the engine no longer has. Files that the site has
 * changed stay as they are. Returns the paths of the copied files.
 */
export function copyBackendFiles(root: string): string[] {
  const files = backendFiles(root);
  if (files.length === 0) return [];
  const written = files.filter(({ state }) => state === 'new');
  const copied = copiedKeys(root);
  writeFiles(root, Object.fromEntries(written.map(({ path: file, text }) => [file, text])));
  for (const { path: file } of files.filter(({ state }) => state === 'gone')) rmSync(path.join(root, file));
  const keys = files.flatMap(({ path: file, state, text }): [string, string][] => {
    const before = copied[file];
    if (state === 'gone') return [];
    if (state !== 'changed') return [[file, keyOf(text)]];
    return before === undefined ? [] : [[file, before]];
  });
  writeFiles(root, { [GENERATED_FILES.backend]: formatJson(Object.fromEntries(keys)) });
  return written.map(({ path: file }) => file);
}

/** Describes the files that the site has changed and the engine has in another version, with the difference. */
export function changedBackendFiles(root: string): string[] {
  return backendFiles(root)
    .filter(({ state }) => state === 'changed')
    .map(({ path: file, text }) =>
      createTwoFilesPatch(`${file} (yours)`, `${file} (the engine's)`, read(root, file), text, '', ''),
    );
}
