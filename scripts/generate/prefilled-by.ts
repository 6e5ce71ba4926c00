import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prefilledFields } from '../../src/compiler/forms/content/prefilled-fields.ts';
import { parseFile } from '../../src/compiler/source/json-file.ts';

/** The fields whose defaults the content of a form asks for. */
export function prefilledBy(root: string, id: string): ReadonlySet<string> {
  const file = path.join(root, `content/forms/${id}.json`);
  if (!existsSync(file)) return new Set();
  return prefilledFields(parseFile({ path: file, text: readFileSync(file, 'utf8') }).value);
}
