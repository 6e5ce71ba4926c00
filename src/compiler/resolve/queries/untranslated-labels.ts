import { at, sentence } from '../../report/sentence.ts';
import { formatValue, listed } from '../../report/wording.ts';
import type { ShownProperties } from '../../schema/queries/record-list-schema.ts';
import { furtherLanguages } from '../../source/languages/languages.ts';
import { type Listing, labelOf } from './record-figures.ts';

/** The properties whose labels visitors read or hear, by the look of the block around the list. */
function labelled({ title, date, text, link, column, figures = [] }: ShownProperties, look: unknown) {
  const ofLook: Record<string, (string | undefined)[]> = {
    table: [title, date, text],
    timetable: [date, column],
    details: [date, link],
  };
  const shown = [...(ofLook[String(look)] ?? []), ...figures].filter((name) => name !== undefined);
  return [...new Set(shown)];
}

/** Reports labels that a list in another language than that of the schemas has from them. */
export function reportUntranslated(listing: Listing, look: unknown): void {
  const { query, location, context } = listing;
  const { project } = context;
  if (furtherLanguages(project).every(({ tag }) => tag !== project.language)) return;
  const { show } = query;
  const names = labelled(show, look).filter((name) => show.labels?.[name] === undefined);
  if (names.length === 0) return;
  const jsonPath = [...location.jsonPath, 'show'];
  const labels = listed(names.map((name) => formatValue(labelOf(name, listing))));
  const message = sentence`${at(jsonPath)} shows labels of the schema, ${labels}, on a page in the language "${project.language}".`;
  const wanted = listed(names.map((name) => `"${name}": "…"`));
  const hint = sentence`Write them in this language: add "labels": { ${wanted} }.`;
  const { source } = location;
  context.report({ code: 'missing-translation', severity: 'warning', source, jsonPath, message, hint });
}
