import { isObject } from '../schema/schema-walk.ts';
import type { ParsedFile } from './json-file.ts';

/** Returns the redirects as written: old address → target. */
export function readRedirects(file: ParsedFile | null): Map<string, string> {
  const entries = isObject(file?.value) ? Object.entries(file.value) : [];
  return new Map(
    entries.filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}
