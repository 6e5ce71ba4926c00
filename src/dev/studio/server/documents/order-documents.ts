import { kindOfFile, parseFile } from '@json-site/compiler/documents';
import { labelFor } from '@json-site/compiler/words';
import { type ContentContext, DevApiError, readContentFile, refuse } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { isObject } from '@json-site/values/objects';
import { inOrder } from '../../form/form-schema.ts';
import type { ChangeResult, ListOrder } from '../../protocol.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { applyChange } from '../history/change-sets.ts';
import { formatted } from './change-page.ts';
import { listsInOrder } from './lists-in-order.ts';

/** Writes the places of the documents of a list into them, as one change that can be undone. */
export async function orderDocuments(
  context: ContentContext,
  { list, files }: ListOrder,
): Promise<ChangeResult> {
  const { root, store } = context;
  store.refresh();
  const input = store.input();
  const { files: known = [], property = '' } = listsInOrder(input).get(list) ?? {};
  if (known.length !== files.length || !known.every((file) => files.includes(file)))
    throw new DevApiError(409, 'This list has changed. Open it again, and order it there.');
  const texts = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const { text } = readContentFile(root, file);
    const { value } = parseFile({ path: file, text });
    if (!isObject(value))
      refuse(`${documentName(file, value)} has an error that a developer must fix first.`);
    const place = index + 1;
    if (value[property] === place) continue;
    const schema = kindOfFile(file, input.schemas)?.schema;
    const ordered = inOrder(Object.entries({ ...value, [property]: place }), schema);
    texts.set(file, rewriteJson(text, Object.fromEntries(ordered)));
  }
  if (texts.size === 0) return { diagnostics: [] };
  const title = list.startsWith('/')
    ? `Order the pages below “${store.page(list)?.title ?? list}”`
    : `Order “${labelFor(list)}”`;
  return applyChange(context, await formatted(root, store, texts), title);
}
