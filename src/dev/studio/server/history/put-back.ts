import { formatJson } from '../../../../compiler/source/format-json.ts';
import type { Diagnostic } from '../../../../compiler/types.ts';
import { type ContentContext, DevApiError } from '../../../server/endpoint.ts';
import { documentName } from '../../document-name.ts';
import type { PageValue } from '../../protocol.ts';
import { checkChange } from '../drafts/check-change.ts';
import { contentFilePath } from '../files/content-files.ts';
import { writeChangeSet } from './change-sets.ts';

/** Creates a deleted file again, for a draft that is based on it. */
export function putBack(
  { root, store }: ContentContext,
  { file, value }: { file: string; value: PageValue },
): { diagnostics: Diagnostic[] } {
  contentFilePath(root, file);
  store.refresh();
  const name = documentName(file, value);
  if (store.source(file)) throw new DevApiError(409, `${name} exists again. Open it: your draft is there.`);
  const texts = new Map([[file, formatJson(value)]]);
  const { blockers } = checkChange(store, texts);
  if (blockers.length > 0) return { diagnostics: blockers };
  writeChangeSet(root, `Put back ${name}`, texts);
  store.refresh();
  return { diagnostics: [] };
}
