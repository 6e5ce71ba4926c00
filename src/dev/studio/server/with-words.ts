import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import { labelFor } from '@json-site/compiler/words';
import type { ContentContext } from '@json-site/dev/server';
import { titleOf } from '@json-site/dev/shared';
import { isObject } from '@json-site/values/objects';
import { editorWords, type NamedDocument } from '../diagnostics/editor-words.ts';
import type { StudioDiagnostic } from '../protocol.ts';

/**
 * Adds the words of the studio's forms to the diagnostics of a response. The request may contain the checked document.
 */
export function withWords({ store }: ContentContext, result: unknown, request: unknown): unknown {
  if (!isObject(result) || !Array.isArray(result['diagnostics'])) return result;
  const draft = isObject(request) && isObject(request['value']) ? request : undefined;
  const { schemas } = store.input();
  const documents = new Map<string, NamedDocument | undefined>();
  const documentOf = (file: string): NamedDocument | undefined => {
    if (documents.has(file)) return documents.get(file);
    const kind = kindOfFile(file, schemas);
    const source = store.source(file);
    const value = draft && draft['file'] === file ? draft['value'] : source && parseFile(source).value;
    const isOnly = kind?.path === file;
    const title = titleOf(isOnly ? undefined : value, labelFor(kind?.schema.title ?? 'Page'));
    const document = kind && { title, schema: kind.schema, value };
    documents.set(file, document);
    return document;
  };
  const diagnostics = (result['diagnostics'] as StudioDiagnostic[]).map((one) => ({
    ...one,
    words: editorWords(one, schemas, documentOf),
  }));
  return { ...result, diagnostics };
}
