import path from 'node:path';
import { GENERATED_FILES } from '@json-site/compiler/documents';
import type { FormLayouts } from '../../supabase/functions/deliver/layout.ts';
import { loadTypeScript } from './load-typescript.ts';

interface GeneratedForms {
  FORM_LAYOUTS: FormLayouts;
  /** A hash of the code of the function and of these texts. */
  VERSION: string;
}

/**
 * Reads what the Edge Function of a site knows of its forms: to compile the content takes half of the memory that a
 * command may use.
 */
export function readGeneratedForms(root: string): GeneratedForms {
  return loadTypeScript(path.join(root, GENERATED_FILES.layouts)) as unknown as GeneratedForms;
}
