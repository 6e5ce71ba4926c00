import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import {
  FIELDS,
  indexFile,
  LEVELS,
  type PageText,
  type Postings,
  partFile,
  type SearchIndex,
  type SearchTexts,
  type TermEntry,
  textFile,
} from '../format.ts';
import { wordsOf } from '../words.ts';
import type { MainText } from './page-text.ts';

/** A page of one language, as the hook after each page returns it. */
export interface IndexedPage extends MainText {
  path: string;
  title: string;
  language: string;
}

/** A term in the text of more pages says little: only these, of which it says most, have it. */
const MOST_PAGES = 400;
/** A page that names a term in its title or a heading is about it. */
const WEIGHTS = [8, 3, 1];
/** BM25: how much the length of a text counts, as MiniSearch has it. */
const LENGTH_SHARE = 0.7;
/** Characters of a file of texts: a page or a few, since results show pages from everywhere. */
const SMALLEST_TEXT_FILE = 3000;
/** A large site has files of several pages: the first file of an index lists all of them. */
const LARGEST_TEXT_FILE = 6000;
const TEXT_FILES = 100;
/** Characters of a part of the terms: small for small sites, so that the first result needs few bytes. */
const SMALLEST_PART = 9000;
const LARGEST_PART = 110_000;
const PARTS = 16;

/** The number of the level that is nearest to a frequency. */
function levelOf(frequency: number): number {
  const distances = LEVELS.map((level) => Math.abs(Math.log(level / frequency)));
  return distances.indexOf(Math.min(...distances));
}

/** The pages that have a term in a field, with the levels. */
type Found = [page: number, level: number][];

const encoded = (found: Found): Postings =>
  found.map(([page, level], index) => (page - (found[index - 1]?.[0] ?? 0)) * LEVELS.length + level);

/** The numbers of the pages that a term says most about. */
function bestPages(fields: readonly Found[]): Set<number> {
  const scores = new Map<number, number>();
  for (const [field, found] of fields.entries())
    for (const [page, level] of found)
      scores.set(page, (scores.get(page) ?? 0) + (WEIGHTS[field] ?? 1) * (LEVELS[level] ?? 1));
  const sorted = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Set(sorted.slice(0, MOST_PAGES).map(([page]) => page));
}

/** Lists every term with its pages. The length of a text is part of the frequency, so that no file needs lengths. */
function termsWithPages(pages: readonly IndexedPage[], language: string): TermEntry[] {
  const mini = new MiniSearch<{ id: number } & Record<(typeof FIELDS)[number], string>>({
    fields: [...FIELDS],
    tokenize: (text) => wordsOf(text, language).map(({ term }) => term),
    processTerm: (term) => term,
  });
  mini.addAll(
    pages.map(({ title, headings, sections }, id) => ({
      id,
      title,
      headings: headings.join('\n'),
      text: sections.map(({ text }) => text).join('\n'),
    })),
  );
  const { index, fieldLength, averageFieldLength, fieldIds, documentIds } = mini.toJSON();
  const numberOf = (key: string) => Number(documentIds[key]);
  return index
    .map(([term, byField]): TermEntry => {
      const fields = FIELDS.map((name): Found => {
        const field = fieldIds[name] ?? 0;
        const found = Object.entries(byField[field] ?? {}).map(([key, frequency]): [number, number] => {
          const share = (fieldLength[key]?.[field] ?? 1) / (averageFieldLength[field] || 1);
          return [numberOf(key), levelOf(frequency / (1 - LENGTH_SHARE + LENGTH_SHARE * share))];
        });
        return found.sort(([a], [b]) => a - b);
      });
      return shortened(term, fields);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An entry with at most MOST_PAGES pages. */
function shortened(term: string, fields: readonly Found[]): TermEntry {
  const all = new Set(fields.flatMap((found) => found.map(([page]) => page)));
  const best = all.size > MOST_PAGES ? bestPages(fields) : all;
  const [title = [], headings = [], text = []] = fields.map((found) =>
    encoded(found.filter(([page]) => best.has(page))),
  );
  return best === all ? [term, title, headings, text] : [term, title, headings, text, all.size];
}

/** Divides a list into files of about this many characters. */
function divided<Item>(items: readonly Item[], characters: number): Item[][] {
  const files: Item[][] = [[]];
  let room = characters;
  for (const item of items) {
    if (room <= 0) {
      files.push([]);
      room = characters;
    }
    files.at(-1)?.push(item);
    room -= JSON.stringify(item).length;
  }
  return files;
}

/** The shortest beginning of a term that is after the term before it. */
function shortestStart(before: string, term: string): string {
  for (let length = 1; length < term.length; length += 1) {
    const start = term.slice(0, length);
    if (start > before) return start;
  }
  return term;
}

/** Writes the index of the pages of one language: its first file, parts of the terms, and the texts of results. */
export function makeIndex(
  pages: readonly IndexedPage[],
  language: string,
  labels: SearchTexts,
): Record<string, string> {
  const terms = termsWithPages(pages, language);
  const size = terms.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);
  const parts = divided(terms, Math.min(LARGEST_PART, Math.max(SMALLEST_PART, size / PARTS)));
  const shown = pages.map(({ path, title, sections }): PageText => ({ path, title, sections }));
  const written = shown.reduce((sum, page) => sum + JSON.stringify(page).length, 0);
  const texts = divided(
    shown,
    Math.min(LARGEST_TEXT_FILE, Math.max(SMALLEST_TEXT_FILE, written / TEXT_FILES)),
  );
  const files = Object.fromEntries([
    ...parts.map((part, index) => [partFile(index), JSON.stringify(part)]),
    ...texts.map((file, index) => [textFile(index), JSON.stringify(file)]),
  ]) as Record<string, string>;
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  const folder = `assets/search/${language}-${hash}/`;
  let first = 0;
  const index: SearchIndex = {
    folder: `/${folder}`,
    pages: pages.length,
    parts: parts.slice(1).map((part, at) => shortestStart(parts[at]?.at(-1)?.[0] ?? '', part[0]?.[0] ?? '')),
    texts: texts.map((file) => {
      first += file.length;
      return first - file.length;
    }),
    labels,
  };
  return {
    [indexFile(language)]: JSON.stringify(index),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text])),
  };
}
