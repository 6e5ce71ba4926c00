import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { keyOf } from './build/page-cache.ts';
import { filesBelow } from './load-content.ts';

/** Committed with what it is about; hidden, so that it is no part of that. */
export const STAMP = 'src/generated/.stamp';

/** What the code in src/generated/ is made of and by, and where it is. */
const CONCERNED = [
  'schemas',
  'src/blocks',
  'src/content/schema-set.ts',
  'src/content/vocabulary.ts',
  'src/generated',
  'scripts/generate',
];

/** Of a block's folder, its schema and what else is found by its name. */
const isConcerned = (file: string) =>
  !file.startsWith('src/blocks/') || /(?:\.json|\/structured-data\.ts)$/.test(file);

/** A name for the sources of the generated code and the code together. */
export function stampGenerated(root: string): string {
  const files = CONCERNED.filter((name) => existsSync(path.join(root, name)))
    .flatMap((name) => (statSync(path.join(root, name)).isDirectory() ? filesBelow(root, name) : [name]))
    .filter(isConcerned)
    .sort();
  return `${keyOf(...files.flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]))}\n`;
}

/** The name that was written down when the code was last generated; empty if it never was. */
export function readGeneratedStamp(root: string): string {
  const file = path.join(root, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
