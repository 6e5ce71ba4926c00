import { formatLabels, labelPath } from '../../../../compiler/report/label-path.ts';
import { labelFor } from '../../../../compiler/report/labels.ts';
import type { Schema, SchemaSet } from '../../../../compiler/schema/schema-set.ts';
import { walk } from '../../../../compiler/schema/schema-walk.ts';
import { writtenAs } from '../../../../compiler/schema/vocabulary.ts';
import { documentKinds, kindOfFile } from '../../../../compiler/source/document-kinds.ts';
import { parseFile } from '../../../../compiler/source/json-file.ts';
import { formatPath, type JsonPath } from '../../../../compiler/source/locations.ts';
import type { SourceFile } from '../../../../compiler/source/source-file.ts';
import type { CompileInput } from '../../../../compiler/types.ts';
import type { ContentContext } from '../../../server/endpoint.ts';
import { matchesFilter } from '../../../shared/matches-filter.ts';
import { documentName } from '../../document-name.ts';
import type { Match, SearchResult, TextPlace } from '../../search/protocol.ts';
import { findText } from '../../values/find-text.ts';
import { shownText } from '../../values/inline-parts.ts';
import { addressOf } from '../studio-site.ts';

const MOST_MATCHES = 60;
const CONTEXT = 60;

/** A text of a document, with the schema of the document and its own. */
export interface FoundText {
  file: string;
  value: unknown;
  schema: Schema;
  path: JsonPath;
  text: string;
  textSchema: Schema;
  /** The text as a page shows it. */
  shown: string;
  /** The same in small letters. */
  lower: string;
}

const isHidden = (path: JsonPath) => path.at(-1) === '$schema' || path.at(-1) === 'type';

/** Whether a text is written for people, and not the name of something or a choice. */
export function isProse({ means, enum: values, pattern, format }: Schema): boolean {
  const written = writtenAs(means);
  return written === 'inline' || written === 'alternative' || !(means || values || pattern || format);
}

/** The texts of each file, until it changes: a search of many pages is under way with every key. */
const known = new WeakMap<SourceFile, { schemas: SchemaSet; texts: FoundText[] }>();

function textsIn(source: SourceFile, schemas: SchemaSet): FoundText[] {
  const before = known.get(source);
  if (before?.schemas === schemas) return before.texts;
  const texts: FoundText[] = [];
  const schema = kindOfFile(source.path, schemas)?.schema;
  const { value } = parseFile(source);
  if (schema) {
    walk(schema, value, schemas, (textSchema, text, path) => {
      if (typeof text !== 'string' || isHidden(path)) return;
      const shown = shownText(text, textSchema);
      const lower = shown.toLowerCase();
      texts.push({ file: source.path, value, schema, path, text, textSchema, shown, lower });
    });
  }
  known.set(source, { schemas, texts });
  return texts;
}

/** Returns every text of content/. */
export function allTexts({ files, schemas }: CompileInput): FoundText[] {
  return files.flatMap((source) => textsIn(source, schemas));
}

/** The text around the words that were found. */
function excerpt(text: string, at: number): string {
  const start = at > CONTEXT ? text.lastIndexOf(' ', at - CONTEXT / 2) + 1 : 0;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + 3 * CONTEXT)}`;
}

/** Finds fields of what the whole site shares by their names, such as the menu or the telephone number. */
function fieldsNamed({ files, schemas }: CompileInput, words: string, add: (found: FoundText) => void) {
  for (const { path: file, schema } of documentKinds(schemas)) {
    const source = files.find(({ path }) => path === file);
    if (!source) continue;
    const { value } = parseFile(source);
    walk(schema, value, schemas, ({ title = '', description = '' }, inner, path) => {
      const name = path.at(-1);
      if (typeof name !== 'string' || isHidden(path)) return;
      if (!matchesFilter(words, title || labelFor(name), description)) return;
      const text = typeof inner === 'string' ? inner : '';
      add({ file, value, schema, path, text, textSchema: schema, shown: text, lower: '' });
      return false;
    });
  }
}

/** Finds words in everything that content/ contains: titles, texts, names of shared fields, pictures and records. */
export function search({ store }: ContentContext, query: string): SearchResult {
  const words = query.trim().toLowerCase();
  if (words === '') return { matches: [], count: 0 };
  const input = store.input();
  const { schemas } = input;
  const found: { rank: number; one: FoundText; isProse: boolean }[] = [];
  for (const one of allTexts(input)) {
    if (!one.lower.includes(words)) continue;
    const isTitle = one.path.length === 1 && (one.path[0] === 'title' || one.path[0] === 'name');
    const prose = isProse(one.textSchema);
    found.push({ rank: isTitle ? 0 : prose ? 2 : 3, one, isProse: prose });
  }
  fieldsNamed(input, words, (one) => found.push({ rank: 1, one, isProse: false }));
  found.sort((a, b) => a.rank - b.rank);
  const seen = new Set<string>();
  const matches = found.slice(0, 2 * MOST_MATCHES).flatMap(({ one, isProse: prose }): Match[] => {
    const { file, value, schema, path, shown, lower } = one;
    const key = `${file} ${formatPath(path)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        file,
        address: addressOf(file),
        document: documentName(file, value),
        path: formatPath(path),
        where: formatLabels(labelPath(schema, value, path, schemas) ?? []),
        text: excerpt(shown, lower.indexOf(words)),
        isProse: prose,
      },
    ];
  });
  return { matches: matches.slice(0, MOST_MATCHES), count: found.length };
}

/** Finds a text that a page shows but does not contain: of what the site shares first, then of records and pages. */
export function findShownText(
  { store }: ContentContext,
  { texts, not }: { texts: string[]; not: string },
): TextPlace | null {
  const { files, schemas } = store.input();
  const kinds = documentKinds(schemas);
  const isOnly = (file: string) => kinds.some(({ path }) => path === file);
  const sorted = files
    .filter(({ path }) => path !== not)
    .sort((a, b) => Number(isOnly(b.path)) - Number(isOnly(a.path)));
  for (const source of sorted) {
    const kind = kindOfFile(source.path, schemas);
    const path = kind && findText(parseFile(source).value, kind.schema, schemas, texts);
    if (path) return { address: addressOf(source.path), path: formatPath(path) };
  }
  return null;
}
