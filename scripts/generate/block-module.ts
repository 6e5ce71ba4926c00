import path from 'node:path';
import { pascalCase } from '../../src/compiler/schema/schema-set.ts';
import { GENERATED_MODULES } from '../../src/compiler/source/site-files.ts';
import { importOf } from '../content/folders.ts';

/** How a generated module of a site imports a module. */
export const fromGenerated = (root: string, file: string) => importOf(root, GENERATED_MODULES, file);

/** How a generated module names a block, and how it imports a module from its folder. */
export function blockModule(root: string, folder: string) {
  const type = path.posix.basename(folder);
  const from = (file: string) => fromGenerated(root, `${folder}/${file}`);
  return { type, name: pascalCase(type), from };
}
