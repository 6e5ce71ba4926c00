import { parseFile } from '@json-site/compiler/documents';
import { readSource } from '@json-site/content/files';
import { prefilledFields } from '@json-site/form-core/content';

/** The fields whose defaults the content of a form asks for. */
export function prefilledBy(root: string, id: string): ReadonlySet<string> {
  return prefilledFields(parseFile(readSource(root, `content/forms/${id}.json`)).value);
}
