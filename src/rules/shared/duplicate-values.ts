import type { RuleDiagnostic } from '@json-site/compiler/diagnostics';
import { at, inFile, type Sentence, sentence } from '@json-site/compiler/diagnostics';
import { authoredFile, parseFile, type Source } from '@json-site/compiler/documents';
import type { SiteIndex } from '@json-site/compiler/rule';
import { isObject, valueIn } from '@json-site/values/objects';

/** Values that read well in a title, the best first. */
const rankOf = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? 0 : 1);
const LONGEST = 40;

/** For two pages of one template: what to write in it, with a value in which the two records differ. */
function hintOfTemplate(page: Source, other: Source, name: string): Sentence | undefined {
  const [own, first] = [page.expansion, other.expansion];
  if (!own || own.template !== first?.template) return undefined;
  const written = valueIn(parseFile(own.template).value, name);
  const [record, otherRecord] = [own, first].map((one) => parseFile(one.record.locate([]).file).value);
  if (typeof written !== 'string' || !isObject(record)) return undefined;
  const isShort = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST);
  const [differing] = Object.keys(record)
    .filter((key) => isShort(record[key]) && isShort(valueIn(otherRecord, key)))
    .filter((key) => record[key] !== valueIn(otherRecord, key) && !written.includes(`{record.${key}`))
    .sort((one, another) => rankOf(record[one]) - rankOf(record[another]));
  if (differing === undefined) return undefined;
  const better = JSON.stringify(`${written}, {record.${differing}}`);
  return sentence`Add a value in which the records differ: write ${better} in ${inFile(own.template.path)}, for example.`;
}

/** Finds pages that share a title or description with an earlier page, ignoring case and whitespace. */
export function* findDuplicates(
  { project }: SiteIndex,
  name: 'title' | 'description',
  hint: string,
): Iterable<RuleDiagnostic> {
  const first = new Map<string, Source>();
  for (const { language, parsed } of project.pages.values()) {
    const value = isObject(parsed.value) ? parsed.value[name] : undefined;
    if (typeof value !== 'string') continue;
    // A name is the same in several languages.
    const normalised = `${language} ${value.trim().replace(/\s+/g, ' ').toLowerCase()}`;
    const other = first.get(normalised);
    if (other === undefined) first.set(normalised, parsed.source);
    else {
      const message = sentence`${at([name])} is the same as in ${inFile(authoredFile(other))}.`;
      const better = hintOfTemplate(parsed.source, other, name);
      yield { source: parsed.source, jsonPath: [name], message, hint: better ?? hint };
    }
  }
}
