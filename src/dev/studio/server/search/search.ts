import { documentKinds, kindOfFile, parseFile } from '@json-site/compiler/documents';
import type { Schema, SchemaSet } from '@json-site/compiler/schema';
import { followRef, isProse, walk } from '@json-site/compiler/schema';
import type { CompileInput } from '@json-site/compiler/types';
import { labelFor } from '@json-site/compiler/words';
import type { ContentContext } from '@json-site/dev/server';
import { documentName, matchesFilter } from '@json-site/dev/shared';
import { formatPath, type JsonPath } from '@json-site/values/locations';
import { isObject } from '@json-site/values/objects';
import type { SourceFile } from '@json-site/values/source-file';
import type { Match, SearchResult, TextPlace } from '../../search/protocol.ts';
import { findText } from '../../values/find-text.ts';
import { isHiddenProperty } from '../../values/hidden-properties.ts';
import { shownText } from '../../values/inline-parts.ts';
import { formatLabels, labelPath } from '../../values/label-path.ts';
import { addressOf } from '../studio-site.ts';

const MOST_MATCHES = 60;
const CONTEXT = 60;

/** A text of a document, with the schema of the document and its own. */
interface FoundText {
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

/** The name of a document, by which it is found itself. */
const isName = (path: JsonPath) => path.length === 1 && (path[0] === 'title' || path[0] === 'name');

/** Whether a text is written for people, and not the name of something or a choice. */
export function isForPeople({ means, enum: values, pattern, format }: Schema): boolean {
  return isProse(means) || !(means || values || pattern || format);
}

/** The names and texts of every file until it changes: a search of many pages is under way with every key. */
const known = new WeakMap<SourceFile, { schemas: SchemaSet; name: string; texts: FoundText[] }>();

function readFile(source: SourceFile, schemas: SchemaSet) {
  const before = known.get(source);
  if (before?.schemas === schemas) return before;
  const { path: file } = source;
  const { value } = parseFile(source);
  const texts: FoundText[] = [];
  const schema = kindOfFile(file, schemas)?.schema;
  if (schema) {
    walk(schema, value, schemas, (textSchema, text, path) => {
      if (typeof text !== 'string' || isHiddenProperty(path.at(-1))) return;
      const shown = shownText(text, textSchema);
      texts.push({ file, value, schema, path, text, textSchema, shown, lower: shown.toLowerCase() });
    });
  }
  const found = { schemas, name: schema ? documentName(file, value) : '', texts };
  known.set(source, found);
  return found;
}

/** Returns every text of content/. */
export function allTexts({ files, schemas }: CompileInput): FoundText[] {
  return files.flatMap((source) => readFile(source, schemas).texts);
}

/** The text around the words that were found. */
function excerpt(text: string, at: number): string {
  const start = at > CONTEXT ? text.lastIndexOf(' ', at - CONTEXT / 2) + 1 : 0;
  return `${start > 0 ? '… ' : ''}${text.slice(start, start + 3 * CONTEXT)}`;
}

/** A value that was found, and its text. */
type Found = Pick<FoundText, 'file' | 'path' | 'shown'>;

/** Finds documents by their names and addresses. */
function documentsNamed({ files, schemas }: CompileInput, words: string): Found[] {
  return files.flatMap((source) => {
    const { name } = readFile(source, schemas);
    const isNamed = name !== '' && matchesFilter(words, name, addressOf(source.path));
    return isNamed ? [{ file: source.path, path: [], shown: '' }] : [];
  });
}

/**
 * Finds fields of what the whole site shares by their names, such as the menu, and by their help and the name in the
 * file, or without them.
 */
function fieldsNamed({ files, schemas }: CompileInput, words: string, withHelp: boolean): Found[] {
  const found: Found[] = [];
  for (const { path: file, schema } of documentKinds(schemas)) {
    const source = files.find(({ path }) => path === file);
    if (!source) continue;
    const isNamed = ({ title = '', description = '' }: Schema, name: string) =>
      !isHiddenProperty(name) &&
      matchesFilter(words, title || labelFor(name), ...(withHelp ? [description, name] : []));
    walk(schema, parseFile(source).value, schemas, (one, inner, path) => {
      const name = path.at(-1);
      if (typeof name === 'string' && isNamed(one, name)) {
        found.push({ file, path, shown: typeof inner === 'string' ? inner : '' });
        return false;
      }
      if (!isObject(inner)) return true;
      // A field that nobody has filled in is found as well.
      for (const [missing, property] of Object.entries(one.properties ?? {}))
        if (!Object.hasOwn(inner, missing) && isNamed(followRef(property, schemas), missing))
          found.push({ file, path: [...path, missing], shown: '' });
      return true;
    });
  }
  return found;
}

/** Finds words in everything that content/ contains: titles, texts, names of shared fields, pictures and records. */
export function search({ store }: ContentContext, query: { words: string }): SearchResult {
  const words = query.words.trim().toLowerCase();
  if (words === '') return { matches: [], count: 0 };
  const input = store.input();
  const { schemas } = input;
  const texts = allTexts(input).filter(({ lower, path }) => lower.includes(words) && !isName(path));
  const found = new Map<string, Found>();
  for (const one of [
    ...documentsNamed(input, words),
    ...fieldsNamed(input, words, false),
    ...texts.filter(({ textSchema }) => isForPeople(textSchema)),
    ...fieldsNamed(input, words, true),
    ...texts.filter(({ textSchema }) => !isForPeople(textSchema)),
  ]) {
    const key = `${one.file} ${formatPath(one.path)}`;
    if (!found.has(key)) found.set(key, one);
  }
  const matches = [...found.values()].slice(0, MOST_MATCHES).map(({ file, path, shown }): Match => {
    const source = store.source(file);
    const value = source && parseFile(source).value;
    const labels = labelPath(kindOfFile(file, schemas)?.schema ?? {}, value, path, schemas);
    return {
      file,
      address: addressOf(file),
      document: documentName(file, value),
      path: formatPath(path),
      where: formatLabels(labels ?? []),
      text: excerpt(shown, shown.toLowerCase().indexOf(words)),
    };
  });
  return { matches, count: found.size };
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
