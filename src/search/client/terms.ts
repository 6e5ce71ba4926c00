import MiniSearch from 'minisearch';
import { FIELDS, LEVELS, type Postings, type TermEntry } from '../format.ts';

/** A part of the index as MiniSearch has it. */
export interface LoadedTerms {
  terms: MiniSearch;
  /** How much a term with a shortened list says, as a share of what its list makes of it. */
  shares: ReadonlyMap<string, number>;
}

/** The terms of a part as MiniSearch reads an index. The lengths of texts are in the frequencies already. */
export function readTerms(entries: readonly TermEntry[], pages: number): LoadedTerms {
  const known = new Set<number>();
  const frequencies = (postings: Postings) => {
    let page = 0;
    const found = postings.map((one) => {
      page += Math.floor(one / LEVELS.length);
      known.add(page);
      return [page, LEVELS[one % LEVELS.length]] as const;
    });
    return Object.fromEntries(found);
  };
  const index = entries.map(([term, ...fields]) => {
    const byField = FIELDS.flatMap((_, field) => {
      const postings = fields[field];
      return Array.isArray(postings) && postings.length > 0 ? [[field, frequencies(postings)] as const] : [];
    });
    return [term, Object.fromEntries(byField)] as const;
  });
  const each = <Value>(value: (page: number) => Value) =>
    Object.fromEntries([...known].map((page) => [page, value(page)]));
  const terms = MiniSearch.loadJS(
    {
      documentCount: pages,
      nextId: pages,
      documentIds: each((page) => page),
      fieldIds: Object.fromEntries(FIELDS.map((name, field) => [name, field])),
      fieldLength: each(() => FIELDS.map(() => 1)),
      averageFieldLength: FIELDS.map(() => 1),
      storedFields: {},
      dirtCount: 0,
      index: index as unknown as ReturnType<MiniSearch['toJSON']>['index'],
      serializationVersion: 2,
    },
    { fields: [...FIELDS], tokenize: (text) => [text], processTerm: (term) => term },
  );
  return { terms, shares: sharesOf(entries, pages) };
}

/** How much less a term with a shortened list says than MiniSearch would think: the quotient of the two weights. */
function sharesOf(entries: readonly TermEntry[], documents: number): Map<string, number> {
  const weight = (pages: number) => Math.log(1 + (documents - pages + 0.5) / (pages + 0.5));
  return new Map(
    entries.flatMap(([term, title, headings, text, pages]): [string, number][] => {
      const listed = Math.max(title.length, headings.length, text.length);
      return pages === undefined ? [] : [[term, weight(pages) / weight(listed)]];
    }),
  );
}

/** What somebody has typed. */
export interface Wanted {
  term: string;
  /** What the other forms of the word begin with. */
  beginning: string;
  /** How many letters may be wrong. */
  errors: number;
}

const OPTIONS = {
  boost: { title: 6, headings: 2.5 },
  // The lengths of texts are in the frequencies.
  bm25: { k: 1.2, b: 0, d: 0.5 },
};
/** Shorter words begin too many others. */
const LEAST_PREFIX = 3;

/** Finds the pages with a word or a longer one; with errors, those with a similar one. */
export function pagesWith({ terms, shares }: LoadedTerms, { term, beginning, errors }: Wanted) {
  const options = { ...OPTIONS, boostDocument: (_: unknown, matched: string) => shares.get(matched) ?? 1 };
  if (errors > 0) return terms.search(term, { ...options, fuzzy: errors });
  const forms = beginning === term ? [term] : [term, beginning];
  const queries = forms.map((one) => ({
    queries: [one],
    prefix: one.length >= LEAST_PREFIX,
    weights: { fuzzy: 0, prefix: one === term ? 0.5 : 0.2 },
  }));
  return terms.search({ combineWith: 'OR', queries }, options);
}
