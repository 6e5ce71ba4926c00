import { existsSync, readFileSync } from 'node:fs';
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
  /** `new`: the site has none, or has not changed the one of an earlier engine. `changed`: by the site. */
  state: 'same' | 'new' | 'changed';
  /** The engine's text. */
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
  const files = filesBelow(engineOf(root), 'supabase').filter(
    (file) => isSource(file) && ownerOf(file) === 'engine',
  );
  return files.map((file) => {
    const text = read(engineOf(root), file);
    const own = existsSync(path.join(root, file)) ? read(root, file) : undefined;
    if (own === text) return { path: file, state: 'same', text };
    const isUnchanged = own === undefined || keyOf(own) === copied[file];
    return { path: file, state: isUnchanged ? 'new' : 'changed', text };
  });
}

/**
 * Copies the engine's new files into the site. Files that the site has changed stay as they are. Returns their paths.
 */
export function copyBackendFiles(root: string): string[] {
  const files = backendFiles(root);
  const written = files.filter(({ state }) => state === 'new');
  writeFiles(root, Object.fromEntries(written.map(({ path: file, text }) => [file, text])));
  if (files.length > 0) {
    const kept = Object.entries(copiedKeys(root));
    const copied = files.flatMap(({ path: file, state, text }) =>
      state === 'changed' ? [] : [[file, keyOf(text)] as const],
    );
    writeFiles(root, { [GENERATED_FILES.backend]: formatJson(Object.fromEntries([...kept, ...copied])) });
  }
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
