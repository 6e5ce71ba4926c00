import type { JsonPath } from '@json-site/values/locations';
import type { SourceFile } from '@json-site/values/source-file';
import { writtenInTranslation } from '../languages/translations.ts';
import type { FilledTemplate } from './fill-template.ts';

/** What the page of a record is made from. */
export interface Expansion extends Omit<FilledTemplate, 'value'> {
  template: SourceFile;
  record: SourceFile;
  /** `<collection>/<id>` */
  key: string;
}

/** By the source of a page: each page of a template has a source of its own, with the text of the template. */
export const expansions = new WeakMap<SourceFile, Expansion>();

/** The file in which a page differs from others: that of its record, if a template makes it. */
export function authoredFile(page: SourceFile): string {
  return expansions.get(page)?.record.path ?? page.path;
}

/** Where an author wrote a value of a page. */
export interface WrittenAt {
  source: SourceFile;
  jsonPath: JsonPath;
  /** Whether an offset in the value is one in the text of the file. */
  isExact: boolean;
}

const startsWith = (path: JsonPath, start: JsonPath) =>
  start.every((segment, index) => path[index] === segment);

/** The path in the template of a value of the page: items before it may be left out. */
function pathInTemplate({ shorterLists }: Expansion, jsonPath: JsonPath): JsonPath {
  return jsonPath.map((segment, index) => {
    const list = shorterLists.find(({ path }) => path.length === index && startsWith(jsonPath, path));
    return list && typeof segment === 'number' ? (list.positions[segment] ?? segment) : segment;
  });
}

/**
 * Where the template writes a value, or the reference to it. A value of any other file is in that file, or in the one
 * that it translates.
 */
export function writtenInTemplate(source: SourceFile, jsonPath: JsonPath): WrittenAt {
  const expansion = expansions.get(source);
  if (!expansion) {
    const written = writtenInTranslation(source, jsonPath);
    return { source: written.source, jsonPath: written.jsonPath, isExact: true };
  }
  const use = expansion.uses.find(({ path }) => startsWith(jsonPath, path));
  const path = pathInTemplate(expansion, use?.path ?? jsonPath);
  return { source: expansion.template, jsonPath: path, isExact: !use };
}

/** Where the record has a value of its page. Undefined for a value that is the same on the page of every record. */
export function writtenInRecord(source: SourceFile, jsonPath: JsonPath): WrittenAt | undefined {
  const expansion = expansions.get(source);
  if (!expansion) return undefined;
  if (jsonPath.length === 0) return { source: expansion.record, jsonPath, isExact: true };
  const use = expansion.uses.find(({ path }) => startsWith(jsonPath, path));
  if (!use) return undefined;
  const inside = use.isWhole ? jsonPath.slice(use.path.length) : [];
  const path = use.name === 'id' ? [] : [use.name, ...inside];
  return { source: expansion.record, jsonPath: path, isExact: use.isWhole && use.name !== 'id' };
}
