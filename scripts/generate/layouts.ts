import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES } from '@json-site/compiler/documents';
import { filesAt, keyOf, keyOfFiles, writeFiles } from '@json-site/content/files';
import { readAllFormLayouts } from '@json-site/content/site';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';

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
 * Returns the module with the texts of forms if it is not what the content says, and `undefined` otherwise. Any content
 * may be part of it, such as a fact in a label, so it is compared and has no stamp. While a form has errors, its last
 * texts stay.
 */
export function staleLayouts(root: string): string | undefined {
  const layouts = readAllFormLayouts(root);
  if (!layouts) return undefined;
  const file = path.join(root, GENERATED_FILES.layouts);
  const text = layoutsModule(root, layouts);
  return existsSync(file) && readFileSync(file, 'utf8') === text ? undefined : text;
}

/** Writes the texts of forms for the Edge Function, if they have changed, and returns the file. */
export function writeLayouts(root: string): string[] {
  const text = staleLayouts(root);
  if (text === undefined) return [];
  writeFiles(root, { [GENERATED_FILES.layouts]: text });
  return [GENERATED_FILES.layouts];
}
