import { parseFile } from '@json-site/compiler/documents';
import type { ContentContext } from '@json-site/dev/server';
import { isObject } from '@json-site/values/objects';
import type { PageOnDisk, PageValue } from '../../protocol.ts';
import { readDocument } from './read-document.ts';
import { shownOn } from './shown-on.ts';

/** Reads a file and its diagnostics. */
export function openPage({ root, store }: ContentContext, file: string): PageOnDisk {
  const { text, hash, shown } = readDocument(root, file);
  store.refresh();
  const { value, diagnostics: syntaxErrors } = parseFile({ path: file, text });
  // The compiler tolerates comments and trailing commas; saving would lose them.
  const isPlainJson = isObject(value) && syntaxErrors.length === 0;
  return {
    file,
    usedOn: shownOn(file, store.references()),
    hash,
    value: isPlainJson ? (shown(value) as PageValue) : null,
    diagnostics: store.diagnostics().filter((diagnostic) => diagnostic.file === file),
  };
}
