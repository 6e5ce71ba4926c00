import { parseFile } from '@json-site/compiler/documents';
import { type ContentContext, DevApiError } from '@json-site/dev/server';
import { parsePath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { TextChange, TextChangeResult } from '../../files/protocol.ts';
import type { PageValue } from '../../protocol.ts';
import { changedAt, innerValue } from '../../values/at-path.ts';
import { readDocument } from '../drafts/read-document.ts';
import { savePage } from '../drafts/save-page.ts';

const CHANGED = 'This text has changed since the list was made. Look at it again, then change it.';

/** Changes one text beside a file, in its document or in the translation of it. An empty text is removed. */
export async function changeText(
  context: ContentContext,
  { file, path, before, text }: TextChange,
): Promise<TextChangeResult> {
  const document = readDocument(context.root, file);
  const value = document.shown(parseFile({ path: file, text: document.text }).value);
  const jsonPath = parsePath(path);
  const name = jsonPath.at(-1);
  const around = innerValue(value, jsonPath.slice(0, -1));
  if (!isObject(value) || !isObject(around) || typeof name !== 'string') throw new DevApiError(409, CHANGED);
  if ((around[name] ?? '') !== before) throw new DevApiError(409, CHANGED);
  const changed = changedAt(value, jsonPath.slice(0, -1), () => {
    const { [name]: _, ...others } = around;
    // A text that was there keeps its place.
    return text === '' ? others : { ...around, [name]: text };
  }) as PageValue;
  const result = await savePage(context, { file, hash: document.hash, value: changed });
  if (result.outcome === 'conflict') throw new DevApiError(409, CHANGED);
  return { diagnostics: result.outcome === 'refused' ? result.diagnostics : [] };
}
