import { type MouseEvent, type ReactNode, useState } from 'react';
import type { LoadedIndex } from './load-index.ts';
import type { Result } from './result.ts';
import { type Answer, useAnswer } from './use-answer.ts';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

interface FoundPagesProps extends LoadedIndex {
  /** What the visitor has typed. Nothing is found for an empty text. */
  query: string;
  /** Called when a result is clicked, before the page follows it. */
  onFollow?: Follow;
  /** Further links below the results. */
  children?: ReactNode;
}

/** How many results are added at a time. */
const STEP = 5;

const fill = (text: string, value: string | number) => text.replace(/\{\w+\}/, () => String(value));

/** What screen readers announce when an answer is there. */
function statusOf(answer: Answer | undefined, labels: LoadedIndex['labels']): string {
  if (!answer) return '';
  const { hits, query } = answer;
  return hits.length > 0 ? fill(labels.results, hits.length) : fill(labels.nothing, query);
}

function ResultLink({ result, onFollow }: { result: Result; onFollow: Follow | undefined }) {
  const { href, title, heading, sentence } = result;
  return (
    <li>
      <a href={href} onClick={onFollow}>
        <strong>{title}</strong>
        {heading && <span>{heading}</span>}
        <p>{sentence.map((text, index) => (index % 2 === 1 ? <mark key={index}>{text}</mark> : text))}</p>
      </a>
    </li>
  );
}

/** How many pages a query has found, and the first of them. */
export function FoundPages({ search, labels, query, onFollow, children }: FoundPagesProps) {
  const [extended, setExtended] = useState({ query, shown: STEP });
  const shown = extended.query === query ? extended.shown : STEP;
  const answer = useAnswer(search, query, shown);
  const hasMore = answer && answer.hits.length > answer.results.length;
  return (
    <div className="found-pages">
      <p role="status">{statusOf(answer, labels)}</p>
      <ul>
        {answer?.results.map((result) => (
          <ResultLink key={result.href} result={result} onFollow={onFollow} />
        ))}
      </ul>
      {(hasMore || children) && (
        <p className="foot">
          {hasMore && (
            <button type="button" onClick={() => setExtended({ query, shown: shown + STEP })}>
              {labels.more}
            </button>
          )}
          {children}
        </p>
      )}
    </div>
  );
}
