import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesAt, keyOfFiles } from '../content/hash.ts';

/** Committed with what it is about; hidden, so that it is no part of that. */
export const STAMP = 'src/generated/.stamp';

/** What the code in src/generated/ is made of and by, and where it is. */
const CONCERNED = [
  'schemas',
  'src/blocks',
  'src/compiler/schema/schema-set.ts',
  'src/compiler/schema/vocabulary.ts',
  'src/generated',
  'scripts/generate',
  'scripts/generate/subset-heading-font.ts',
];

/** Of a block's folder, its schema and what else is found by its name. */
const isConcerned = (file: string) =>
  !file.startsWith('src/blocks/') || /(?:\.json|\/structured-data\.ts)$/.test(file);

/** A name for the sources of the generated code and the code together. */
export function stampGenerated(root: string): string {
  return `${keyOfFiles(root, filesAt(root, CONCERNED).filter(isConcerned))}\n`;
}

/** The name that was written down when the code was last generated; empty if it never was. */
export function readGeneratedStamp(root: string): string {
  const file = path.join(root, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
