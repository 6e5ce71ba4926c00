import type { ContentContext } from '@json-site/dev/server';
import { readContentFile } from '@json-site/dev/server';
import { documentName } from '@json-site/dev/shared';
import type { Replacement, ReplacementResult } from '../../search/protocol.ts';
import { changedAt } from '../../values/at-path.ts';
import { replaceShown, shownText } from '../../values/inline-parts.ts';
import { labelPath } from '../../values/label-path.ts';
import { formatted } from '../documents/change-page.ts';
import { checkChange } from '../drafts/check-change.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { applyChange } from '../history/change-sets.ts';
import { allTexts, isForPeople } from './search.ts';

/**
 * Replaces words in every text for people, as one change that can be undone. Without `apply`, reports the texts only.
 */
export async function replaceWords(
  context: ContentContext,
  { words, by, apply }: Replacement,
): Promise<ReplacementResult> {
  const { root, store } = context;
  store.refresh();
  const { schemas } = store.input();
  const values = new Map<string, unknown>();
  const changes: ReplacementResult['changes'] = [];
  for (const { file, value, schema, path, text, textSchema, shown } of allTexts(store.input())) {
    if (words === '' || !isForPeople(textSchema)) continue;
    const after = replaceShown(text, textSchema, words, by);
    if (after === text) continue;
    values.set(
      file,
      changedAt(values.get(file) ?? value, path, () => after),
    );
    const labels = labelPath(schema, value, path, schemas) ?? [];
    const where = [documentName(file, value), ...labels];
    changes.push({ kind: 'changed', where, path, before: shown, after: shownText(after, textSchema) });
  }
  const edited = [...values].map(([file, value]): [string, string] => [
    file,
    rewriteJson(readContentFile(root, file).text, value),
  ]);
  const files = new Map(edited);
  if (!apply || files.size === 0) return { changes, diagnostics: checkChange(store, files).blockers };
  const title = `Replace “${words}” by “${by}”`;
  return { changes, ...(await applyChange(context, await formatted(root, store, files), title)) };
}
