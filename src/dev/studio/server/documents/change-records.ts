import { formatJson, kindOfFile, parseFile, slug, translatedFile } from '@json-site/compiler/documents';
import {
  type ContentContext,
  contentFilePath,
  DevApiError,
  readContentFile,
  refuse,
} from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { recordStarter, UsageError } from '@json-site/new/commands';
import type { ChangeResult, NewRecord, PageValue } from '../../protocol.ts';
import { applyChange } from '../history/change-sets.ts';

/** Creates a record as `npm run new record` does, with an id made of its title. */
export async function createRecord(
  context: ContentContext,
  { kind, title }: NewRecord,
): Promise<ChangeResult> {
  const { root, store } = context;
  store.refresh();
  try {
    const id = slug(title).replaceAll('/', '-');
    const { files } = recordStarter({ name: kind, id, title }, store.input());
    const [[file, text] = []] = Object.entries(files);
    if (file === undefined || text === undefined) throw new DevApiError(500, 'There is no starter.');
    contentFilePath(root, file);
    if (store.source(file)) refuse(`There is already one with the name ${title}.`);
    return await applyChange(context, new Map([[file, text]]));
  } catch (error) {
    if (error instanceof UsageError) refuse('Write a name with letters or digits.');
    throw error;
  }
}

/** Deletes a record and its translations, unless a page uses it. */
export async function deleteRecord(context: ContentContext, file: string): Promise<ChangeResult> {
  const { root, store } = context;
  readContentFile(root, file);
  store.refresh();
  const kind = kindOfFile(file, store.input().schemas);
  if (!kind?.path.endsWith('/') || kind.id === 'pages' || translatedFile(file)) {
    refuse(`${documentName(file, undefined)} is not a record of a collection.`);
  }
  const source = store.source(file);
  const name = documentName(file, source && parseFile(source).value);
  const all = store.input().files.filter(({ path }) => (translatedFile(path)?.base ?? path) === file);
  return applyChange(context, new Map(all.map(({ path }) => [path, null])), `Delete ${name}`);
}

/** Creates a deleted file again, for a draft that is based on it. */
export async function putBack(
  context: ContentContext,
  { file, value }: { file: string; value: PageValue },
): Promise<ChangeResult> {
  const { root, store } = context;
  contentFilePath(root, file);
  store.refresh();
  const name = documentName(file, value);
  if (store.source(file)) throw new DevApiError(409, `${name} exists again. Open it: your draft is there.`);
  return applyChange(context, new Map([[file, formatJson(value)]]), `Put back ${name}`);
}
