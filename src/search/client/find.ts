import {
  lastNotAfter,
  type PageText,
  partFile,
  type SearchIndex,
  type TermEntry,
  textFile,
} from '../format.ts';
import { beginningOf, shortBeginningOf, termsOf } from '../words.ts';
import { type Result, resultOf } from './result.ts';
import { type LoadedTerms, pagesWith, readTerms, type Wanted } from './terms.ts';

/** A page that has words of the query. */
export interface Hit {
  page: number;
  /** The terms of the index that it has. */
  terms: ReadonlySet<string>;
}

/** A shorter word finds half of the site. */
const LEAST_TERM = 2;
/** Of the parts that a beginning concerns. */
const MOST_PARTS = 3;
/** An index of so few parts is read whole if a word is not in its own part: its first letter may be the error. */
const FEW_PARTS = 16;

/** Loads a file of the index, by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/** The search in the index of one language. */
export interface Search {
  /** Finds the pages that have words of a query, the best first. */
  find(query: string): Promise<Hit[]>;
  /** Reads what results show of these pages. */
  resultsOf(hits: readonly Hit[]): Promise<Result[]>;
}

/** How many letters of a word may be wrong. Two letters in the wrong order are two. */
function errorsIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 5 ? 1 : 2;
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The files of an index. Each is loaded once, when a word needs it; one that fails is loaded again. */
function filesOf(index: SearchIndex, load: LoadFile) {
  const parts = new Map<string, Promise<LoadedTerms>>();
  const texts = new Map<string, Promise<PageText[]>>();
  function once<Value>(
    known: Map<string, Promise<Value>>,
    name: string,
    read: (json: unknown) => Value,
  ): Promise<Value> {
    const file = known.get(name) ?? load(name).then(read);
    known.set(name, file);
    file.catch(() => known.delete(name));
    return file;
  }
  return {
    terms: (part: number) =>
      once(parts, partFile(part), (json) => readTerms(json as TermEntry[], index.pages)),
    async page(page: number): Promise<PageText> {
      const file = lastNotAfter(index.texts, page);
      const pages = await once(texts, textFile(file), (json) => json as PageText[]);
      const text = pages[page - (index.texts[file] ?? 0)];
      if (!text) throw new Error(`${textFile(file)} lacks page ${page}.`);
      return text;
    },
  };
}

/** A page that one word of the query has found. */
interface Found {
  score: number;
  terms: string[];
}

/** Searches an index, whose files it loads when words need them. */
export function createSearch(index: SearchIndex, language: string, load: LoadFile): Search {
  const files = filesOf(index, load);
  const starts = ['', ...index.parts];
  const partOf = (term: string) => lastNotAfter(starts, term);

  async function searchParts(parts: number[], wanted: Wanted): Promise<Map<number, Found>> {
    const found = new Map<number, Found>();
    for (const part of await Promise.all(parts.map(files.terms)))
      for (const { id, score, terms } of pagesWith(part, wanted)) {
        const { score: other = 0, terms: others = [] } = found.get(id) ?? {};
        found.set(id, { score: score + other, terms: [...others, ...terms] });
      }
    return found;
  }

  /** The parts with a term, and with those that begin like it. */
  function partsOf(term: string, beginning: string): number[] {
    const first = partOf(beginning);
    const last = Math.min(partOf(`${beginning}\uffff`), first + MOST_PARTS - 1);
    return [...new Set([...range(first, last), partOf(term)])];
  }

  /** The pages that have a term or a longer word; or else a similar one; or else one that begins like it. */
  async function pagesOf(term: string): Promise<Map<number, Found>> {
    const beginning = beginningOf(term, language);
    const own = partsOf(term, beginning);
    const all = starts.length > FEW_PARTS ? own : range(0, starts.length - 1);
    const errors = errorsIn(term);
    const short = shortBeginningOf(term);
    const attempts: [parts: number[], wanted: Wanted][] = [
      [own, { term, beginning, errors: 0 }],
      [own, { term, beginning, errors }],
      [all, { term, beginning, errors }],
      [partsOf(short, short), { term, beginning: short, errors: 0 }],
    ];
    for (const [parts, wanted] of errors > 0 ? attempts : attempts.slice(0, 1)) {
      const found = await searchParts(parts, wanted);
      if (found.size > 0) return found;
    }
    return new Map();
  }

  return {
    async find(query) {
      const terms = termsOf(query, language).filter(
        (term) => term.length >= LEAST_TERM || !/[a-z]/.test(term),
      );
      const pages = new Map<number, Found & { words: number }>();
      for (const found of await Promise.all(terms.map(pagesOf)))
        for (const [page, one] of found) {
          const { score, words, terms: others } = pages.get(page) ?? { score: 0, words: 0, terms: [] };
          pages.set(page, {
            score: score + one.score,
            words: words + 1,
            terms: [...others, ...one.terms],
          });
        }
      // A page with all words of the query is better than one that repeats half of them.
      return [...pages]
        .map(([page, { score, words, terms: own }]) => ({
          page,
          terms: new Set(own),
          score: score * (words / terms.length) ** 2,
        }))
        .sort((a, b) => b.score - a.score || a.page - b.page);
    },
    resultsOf: (hits) =>
      Promise.all(hits.map(async ({ page, terms }) => resultOf(await files.page(page), terms, language))),
  };
}
