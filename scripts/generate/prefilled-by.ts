import { prefilledFields } from '../../src/compiler/forms/content/prefilled-fields.ts';
import { parseFile } from '../../src/compiler/source/json-file.ts';
import { readSource } from '../content/read-files.ts';

/** The fields whose defaults the content of a form asks for. */
export function prefilledBy(root: string, id: string): ReadonlySet<string> {
  return prefilledFields(parseFile(readSource(root, `content/forms/${id}.json`)).value);
}
