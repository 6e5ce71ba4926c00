import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES } from '../../src/compiler/source/site-files.ts';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { readAllFormLayouts } from '../content/form-layouts.ts';
import { filesAt, keyOf, keyOfFiles } from '../content/hash.ts';

export function layoutsModule(root: string, layouts: FormLayouts): string {
  const texts = JSON.stringify(layouts, null, 2);
  const code = filesAt(root, [path.dirname(GENERATED_FILES.layouts)]).filter(
    (file) => file !== GENERATED_FILES.layouts,
  );
  const version = keyOf(keyOfFiles(root, code), texts);
  return `/* Written by "npm run generate" from content/forms/. Do not edit. */
import type { FormLayouts } from './layout.ts';

/** A hash of the code of this function and of the texts below, so that an older deployment shows. */
export const VERSION = '${version}';

export const FORM_LAYOUTS: FormLayouts = ${texts};
`;
}

/**
 * Writes the texts of forms for the Edge Function, if they have changed, and returns the file. Any content may be part of
 * them, such as a fact in a label, so they are compared and have no stamp. While a form has errors, its last texts stay.
 */
export function writeLayouts(root: string): string[] {
  const layouts = readAllFormLayouts(root);
  const file = path.join(root, GENERATED_FILES.layouts);
  if (!layouts) return [];
  const text = layoutsModule(root, layouts);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [GENERATED_FILES.layouts];
}
