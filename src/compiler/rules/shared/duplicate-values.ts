import type { RuleDiagnostic } from '../../report/diagnostic.ts';
import { at, inFile, sentence } from '../../report/sentence.ts';
import { isObject } from '../../schema/schema-walk.ts';
import { languageOfPage } from '../../source/languages/languages.ts';
import { authoredFile } from '../../source/templates/expansions.ts';
import type { SiteIndex } from './site-index.ts';

/** Finds pages that share a title or description with an earlier page, ignoring case and whitespace. */
export function* findDuplicates(
  { project }: SiteIndex,
  name: 'title' | 'description',
  hint: string,
): Iterable<RuleDiagnostic> {
  const first = new Map<string, string>();
  for (const page of project.pages.values()) {
    const { parsed } = page;
    const value = isObject(parsed.value) ? parsed.value[name] : undefined;
    if (typeof value !== 'string') continue;
    // A name is the same in several languages.
    const language = languageOfPage(page, project);
    const normalised = `${language} ${value.trim().replace(/\s+/g, ' ').toLowerCase()}`;
    const other = first.get(normalised);
    if (other === undefined) first.set(normalised, authoredFile(parsed.source));
    else {
      const message = sentence`${at([name])} is the same as in ${inFile(other)}.`;
      yield { source: parsed.source, jsonPath: [name], message, hint };
    }
  }
}
