import { formatLabels, labelPath } from '../../../../compiler/report/label-path.ts';
import { isObject } from '../../../../compiler/schema/schema-walk.ts';
import type { JsonPath } from '../../../../compiler/source/locations.ts';
import type { Diagnostic } from '../../../../compiler/types.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { documentName } from '../../document-name.ts';
import type { ReplacedText, Replacement } from '../../search/protocol.ts';
import { replaceShown } from '../../values/inline-parts.ts';
import { formatted } from '../documents/change-page.ts';
import { checkChange } from '../drafts/check-change.ts';
import { readContentFile } from '../files/content-files.ts';
import { rewriteJson } from '../files/rewrite-json.ts';
import { writeChangeSet } from '../history/change-sets.ts';
import { allTexts, isProse } from './search.ts';

function withText(value: unknown, [first, ...rest]: JsonPath, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(first), withText(value[Number(first)], rest, text));
  return isObject(value) ? { ...value, [first]: withText(value[String(first)], rest, text) } : value;
}

/** Replaces words in every text for people, as one change that can be undone. Without `apply`, reports the texts only. */
export async function replaceWords(
  { root, store }: ContentContext,
  { words, by, apply }: Replacement,
): Promise<{ texts: ReplacedText[]; diagnostics: Diagnostic[] }> {
  store.refresh();
  const { schemas } = store.input();
  const values = new Map<string, unknown>();
  const texts: ReplacedText[] = [];
  for (const { file, value, schema, path, text, textSchema } of allTexts(store.input())) {
    if (words === '' || !isProse(textSchema)) continue;
    const after = replaceShown(text, textSchema, words, by);
    if (after === text) continue;
    values.set(file, withText(values.get(file) ?? value, path, after));
    const labels = labelPath(schema, value, path, schemas) ?? [];
    texts.push({ file, where: formatLabels([documentName(file, value), ...labels]), before: text, after });
  }
  const edited = [...values].map(([file, value]): [string, string] => [
    file,
    rewriteJson(readContentFile(root, file).text, value),
  ]);
  const files = new Map(edited);
  const { blockers } = checkChange(store, files);
  if (blockers.length > 0 || !apply || files.size === 0) return { texts, diagnostics: blockers };
  writeChangeSet(root, `Replace “${words}” by “${by}”`, await formatted(root, store, files));
  store.refresh();
  return { texts, diagnostics: [] };
}
