import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../load-content.ts';
import { keyOf } from './page-cache.ts';

/** What generated files are made of, by what, and where they are. */
const CONCERNED = [
  'schemas',
  'src/blocks',
  'src/content',
  'src/generated',
  'scripts/generate',
  'scripts/generate.ts',
  'package-lock.json',
];

function stateOf(root: string): string {
  const files = CONCERNED.filter((name) => existsSync(path.join(root, name))).flatMap((name) =>
    statSync(path.join(root, name)).isDirectory() ? filesBelow(root, name) : [name],
  );
  return keyOf(...files.sort().flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * Generates what is stale and returns its paths. The generators take most of a second to load alone: while nothing
 * of what concerns them has changed since they were last asked, they are not.
 */
export async function generateStale(root: string): Promise<string[]> {
  const stamp = path.join(root, '.cache/generated');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(root)) return [];
  const { generate } = await import('../../generate.ts');
  const written = await generate(root);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stateOf(root));
  return written;
}
