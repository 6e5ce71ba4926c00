import { recordStarter } from '../../../../../scripts/new/record.ts';
import { UsageError } from '../../../../../scripts/new/starter.ts';
import { kindOfFile } from '../../../../compiler/source/document-kinds.ts';
import { parseFile } from '../../../../compiler/source/json-file.ts';
import { slug } from '../../../../compiler/source/routes.ts';
import { type ContentContext, DevApiError } from '../../../server/endpoint.ts';
import { documentName } from '../../document-name.ts';
import type { ChangeResult, NewRecord } from '../../protocol.ts';
import { contentFilePath, readContentFile } from '../files/content-files.ts';
import { applyChange } from '../history/change-sets.ts';

/** Creates a record as `npm run new record` does, with an id made of its title. */
export function createRecord(context: ContentContext, { kind, title }: NewRecord): ChangeResult {
  const { root, store } = context;
  store.refresh();
  try {
    const id = slug(title).replaceAll('/', '-');
    const { files } = recordStarter({ name: kind, id, title }, store.input());
    const [[file, text] = []] = Object.entries(files);
    if (file === undefined || text === undefined) throw new DevApiError(500, 'There is no starter.');
    contentFilePath(root, file);
    if (store.source(file)) throw new DevApiError(422, `There is already one with the name ${title}.`);
    return applyChange(context, new Map([[file, text]]));
  } catch (error) {
    if (error instanceof UsageError) throw new DevApiError(422, 'Write a name with letters or digits.');
    throw error;
  }
}

/** Deletes a record, unless a page uses it. */
export function deleteRecord(context: ContentContext, file: string): ChangeResult {
  const { root, store } = context;
  readContentFile(root, file);
  store.refresh();
  const kind = kindOfFile(file, store.input().schemas);
  if (!kind?.path.endsWith('/') || kind.id === 'pages') {
    throw new DevApiError(422, `${documentName(file, undefined)} is not a record of a collection.`);
  }
  const source = store.source(file);
  const name = documentName(file, source && parseFile(source).value);
  return applyChange(context, new Map([[file, null]]), `Delete ${name}`);
}
