import { parseFile } from '@json-site/compiler/documents';
import { type ContentContext, DevApiError, readContentFile, refuse } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import { isObject } from '@json-site/values/objects';
import { inOrder } from '../../form/form-schema.ts';
import type { ChangeResult, PageOrder } from '../../protocol.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { applyChange } from '../history/change-sets.ts';
import { formatted } from './change-page.ts';
import { pagesInOrder } from './pages-in-order.ts';

/** Writes the places of the pages of a section into them, as one change that can be undone. */
export async function orderPages(
  context: ContentContext,
  { section, files }: PageOrder,
): Promise<ChangeResult> {
  const { root, store } = context;
  store.refresh();
  const input = store.input();
  const known = pagesInOrder(input).get(section) ?? [];
  if (known.length !== files.length || !known.every((file) => files.includes(file)))
    throw new DevApiError(
      409,
      'The pages of this section have changed. Open the list again, and order it there.',
    );
  const texts = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const { text } = readContentFile(root, file);
    const { value } = parseFile({ path: file, text });
    if (!isObject(value))
      refuse(`${documentName(file, value)} has an error that a developer must fix first.`);
    const order = index + 1;
    if (value['order'] === order) continue;
    const ordered = inOrder(Object.entries({ ...value, order }), input.schemas.page);
    texts.set(file, rewriteJson(text, Object.fromEntries(ordered)));
  }
  if (texts.size === 0) return { diagnostics: [] };
  const title = `Order the pages below “${store.page(section)?.title ?? section}”`;
  return applyChange(context, await formatted(root, store, texts), title);
}
