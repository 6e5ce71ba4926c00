import { useEffect, useState } from 'react';
import type { Hit, Search } from './find.ts';
import type { Result } from './result.ts';

/** What a query has found. */
export interface Answer {
  query: string;
  hits: Hit[];
  results: Result[];
}

/**
 * Searches with each key. The answer to an earlier query stays until there is one to the current query.
 * @param shown How many results are read: each may need a file.
 */
export function useAnswer(search: Search, query: string, shown: number): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    async function ask() {
      const hits = await search.find(query);
      const results = await search.resultsOf(hits.slice(0, shown));
      if (isCurrent) setAnswer({ query, hits, results });
    }
    // A file that cannot be loaded is requested again with the next key.
    if (query) ask().catch(() => isCurrent && setAnswer(undefined));
    else setAnswer(undefined);
    return () => {
      isCurrent = false;
    };
  }, [search, query, shown]);
  return answer;
}
