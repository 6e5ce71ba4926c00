import { isObject } from '../../../compiler/schema/schema-walk.ts';
import { parseFile } from '../../../compiler/source/json-file.ts';
import { routeOfFile } from '../../../compiler/source/routes.ts';
import type { ContentContext } from '../../server/endpoint.ts';
import type { PageOnDisk } from '../protocol.ts';
import { readPageFile } from './content-files.ts';

/** Reads a page's file and its diagnostics. */
export function openPage({ root, store }: ContentContext, file: string): PageOnDisk {
  const { text, hash } = readPageFile(root, file);
  store.refresh();
  const { value, diagnostics: syntaxErrors } = parseFile({ path: file, text });
  // The compiler tolerates comments and trailing commas; saving would lose them.
  const isPlainJson = isObject(value) && syntaxErrors.length === 0;
  return {
    file,
    route: routeOfFile(file),
    hash,
    value: isPlainJson ? value : null,
    diagnostics: store.diagnostics().filter((diagnostic) => diagnostic.file === file),
  };
}
