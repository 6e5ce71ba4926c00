import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ADDITION_FOLDERS,
  BLOCK_FOLDERS,
  ENGINE_TYPES,
  FORM_MODULES,
  GENERATED_FILES,
  GENERATED_MODULES,
  ownerOf,
} from '@json-site/compiler/documents';
import { filesAt, keyOf, keyOfFiles } from '@json-site/content/files';
import { engineOf, enginePackage } from '@json-site/content/folders';
import { prefilledBy } from './prefilled-by.ts';

/**
 * The hash of the generated files and their sources, on this machine only: two branches would have different ones. A
 * missing stamp means that files are generated again. Hidden, so that the hash does not include the file itself.
 */
const STAMP = `${GENERATED_MODULES}/.stamp`;

/** Files in the repository that are generated from content/. The other generated files depend on schemas only. */
export const GENERATED_FROM_CONTENT = [GENERATED_FILES.layouts, FORM_MODULES];

const BLOCKS = Object.values(BLOCK_FOLDERS);

/**
 * Whole folders, so that no new file is forgotten: the sources, the generators with all that they import, their
 * results.
 */
const HASHED_PATHS = [
  'docs/blocks.md',
  'docs/diagnostics',
  'docs/diagnostics.md',
  // The versions of the packages that generate.
  'package-lock.json',
  'schemas',
  'scripts/content',
  'scripts/generate',
  ...BLOCKS,
  ...Object.values(ADDITION_FOLDERS),
  'src/compiler',
  'src/core',
  'src/form-core',
  'src/forms',
  'src/model',
  'src/rules',
  'src/values',
  // The compiler writes addresses of e-mail as mails do, and one function reads its secrets as the other does.
  ...['database', 'environment', 'mailto'].map((name) => `supabase/functions/deliver/${name}.ts`),
  ENGINE_TYPES,
  GENERATED_MODULES,
  path.dirname(GENERATED_FILES.submit),
];

/** Of the files in a block's folder, only the schema and structured-data.ts affect generated files. */
const isHashed = (file: string) =>
  !/\.test\.tsx?$/.test(file) &&
  (!BLOCKS.some((folder) => file.startsWith(`${folder}/`)) ||
    /(?:\.json|\/structured-data\.[jt]s)$/.test(file));

/** Lists the files that the stamp depends on. */
export function stampedFiles(root: string): string[] {
  return filesAt(root, HASHED_PATHS).filter(isHashed);
}

/** Of content/, the modules of forms depend on these fields only. */
function prefilledIn(root: string): string {
  const ids = filesAt(root, ['content/forms']).map((file) => path.basename(file, '.json'));
  return JSON.stringify(ids.map((id) => [id, [...prefilledBy(root, id)]]));
}

function stampOf(root: string): string {
  const folders = [...new Set([engineOf(root), root])];
  // The engine may be a repository that carries another site.
  const isRead = (folder: string) => (file: string) => folder === root || ownerOf(file) === 'engine';
  const files = folders.map((folder) => keyOfFiles(folder, stampedFiles(folder).filter(isRead(folder))));
  return `${keyOf(enginePackage().version, ...files, prefilledIn(root))}\n`;
}

/** Whether nothing has changed since the files were generated, also not those that git ignores. */
export function isStampCurrent(root: string): boolean {
  const file = path.join(root, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root);
}

/** Records that the generated files match their sources. */
export function writeStamp(root: string): void {
  writeFileSync(path.join(root, STAMP), stampOf(root));
}
