import { formatJson } from '../../../../compiler/source/format-json.ts';
import { type ContentContext, DevApiError } from '../../../server/endpoint.ts';
import { documentName } from '../../document-name.ts';
import type { ChangeResult, PageValue } from '../../protocol.ts';
import { contentFilePath } from '../files/content-files.ts';
import { applyChange } from './change-sets.ts';

/** Creates a deleted file again, for a draft that is based on it. */
export function putBack(
  context: ContentContext,
  { file, value }: { file: string; value: PageValue },
): ChangeResult {
  const { root, store } = context;
  contentFilePath(root, file);
  store.refresh();
  const name = documentName(file, value);
  if (store.source(file)) throw new DevApiError(409, `${name} exists again. Open it: your draft is there.`);
  return applyChange(context, new Map([[file, formatJson(value)]]), `Put back ${name}`);
}
