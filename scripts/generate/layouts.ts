import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES } from '../../src/compiler/source/site-files.ts';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { readAllFormLayouts } from '../content/form-layouts.ts';

export const layoutsModule = (layouts: FormLayouts) =>
  `/* Written by "npm run generate" from content/forms/. Do not edit. */
import type { FormLayouts } from './layout.ts';

export const FORMS: FormLayouts = ${JSON.stringify(layouts, null, 2)};
`;

/**
 * Writes the texts of forms for the Edge Function, if they have changed, and returns the file. Any content may be part of
 * them, such as a fact in a label, so they are compared and have no stamp. While a form has errors, its last texts stay.
 */
export function writeLayouts(root: string): string[] {
  const layouts = readAllFormLayouts(root);
  const file = path.join(root, GENERATED_FILES.layouts);
  if (!layouts) return [];
  const text = layoutsModule(layouts);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return [GENERATED_FILES.layouts];
}
