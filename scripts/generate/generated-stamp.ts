import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesAt, keyOfFiles } from '../content/hash.ts';

/** The hash of the generated files and their sources. Hidden, so that the hash does not include the file itself. */
export const STAMP = 'src/generated/.stamp';

/** The generated modules of forms. */
export const FORMS_FOLDER = 'src/generated/forms';

/** Deployed with the Edge Function, which cannot read content/. */
export const LAYOUTS = 'supabase/functions/deliver/forms.ts';

/** What is generated from content/ and is in the repository. The other generated files follow from schemas only. */
export const GENERATED_FROM_CONTENT = [LAYOUTS, FORMS_FOLDER, STAMP];

/** The generated files, their sources and their generators. */
const HASHED_PATHS = [
  'content/form-texts.json',
  'content/forms',
  'schemas',
  'src/blocks',
  'src/compiler/forms',
  'src/compiler/schema/bundle-schemas.ts',
  'src/compiler/schema/collections.ts',
  'src/compiler/schema/record-queries.ts',
  'src/compiler/schema/schema-files.ts',
  'src/compiler/schema/schema-set.ts',
  'src/compiler/schema/vocabulary.ts',
  'src/generated',
  'scripts/content/form-layouts.ts',
  'scripts/generate',
  LAYOUTS,
];

/** Of the files in a block's folder, only the schema and structured-data.ts affect generated files. */
const isHashed = (file: string) =>
  !file.startsWith('src/blocks/') || /(?:\.json|\/structured-data\.ts)$/.test(file);

/** Hashes the generated files together with their sources. */
export function stampGenerated(root: string): string {
  return `${keyOfFiles(root, filesAt(root, HASHED_PATHS).filter(isHashed))}\n`;
}

/** Reads the stored stamp; empty if there is none. */
export function readGeneratedStamp(root: string): string {
  const file = path.join(root, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
