import path from 'node:path';
import { GENERATED_MODULES } from '@json-site/compiler/documents';
import { pascalCase } from '@json-site/compiler/schema';
import { importOf } from '@json-site/content/folders';

/** How a generated module of a site imports a module. */
export const fromGenerated = (file: string) => importOf(GENERATED_MODULES, file);

/** How a generated module names a block, and the folder from which it imports. */
export function blockModule(folder: string): { type: string; name: string; from: string } {
  const type = path.posix.basename(folder);
  return { type, name: pascalCase(type), from: fromGenerated(folder) };
}
