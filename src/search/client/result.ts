import type { PageSection, PageText } from '../format.ts';
import { wordsOf } from '../words.ts';

/** What a result shows. */
export interface Result {
  href: string;
  title: string;
  heading: string | undefined;
  /** The texts of a sentence, of which every second one is a match. */
  sentence: string[];
}

const LONGEST_SENTENCE = 180;

/** The section of a page that has most of the terms, the first of equal ones. A match in a heading counts double. */
function bestSection({ sections }: PageText, terms: ReadonlySet<string>, language: string): PageSection {
  const scoreOf = ({ heading, text }: PageSection) => {
    const matches = (of: string) => wordsOf(of, language).filter(({ term }) => terms.has(term));
    const [inHeading, inText] = [matches(heading), matches(text)];
    const different = new Set([...inHeading, ...inText].map(({ term }) => term)).size;
    return 10 * different + 5 * inHeading.length + Math.min(4, inText.length);
  };
  const scored = sections.map((section) => ({ section, score: scoreOf(section) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).section;
}

/** The sentence with most of the terms, or the first one; a long one around its first match. */
function bestSentence(text: string, terms: ReadonlySet<string>, language: string): string[] {
  const sentences = text.split(/\n|(?<=[.!?…。！？])\s+/u).map((sentence) => {
    const matches = wordsOf(sentence, language).filter(({ term }) => terms.has(term));
    return { sentence, matches, score: new Set(matches.map(({ term }) => term)).size };
  });
  const best = sentences.reduce((first, one) => (one.score > first.score ? one : first));
  const [start = 0, end = best.sentence.length] = windowOf(best.sentence, best.matches[0]?.start ?? 0);
  const pieces: string[] = [];
  let at = start;
  for (const match of best.matches.filter((one) => one.start >= start && one.end <= end)) {
    pieces.push(best.sentence.slice(at, match.start), best.sentence.slice(match.start, match.end));
    at = match.end;
  }
  const marked = [...pieces, best.sentence.slice(at, end)];
  const shown = start > 0 ? [`…${marked[0] ?? ''}`, ...marked.slice(1)] : marked;
  return end < best.sentence.length ? [...shown.slice(0, -1), `${shown.at(-1) ?? ''}…`] : shown;
}

/** Which part of a sentence is shown, from and to the end of a word. */
function windowOf(sentence: string, match: number): [start: number, end: number] {
  if (sentence.length <= LONGEST_SENTENCE) return [0, sentence.length];
  const wanted = Math.max(0, match - LONGEST_SENTENCE / 3);
  const start = wanted === 0 ? 0 : sentence.indexOf(' ', wanted) + 1;
  const end = sentence.lastIndexOf(' ', start + LONGEST_SENTENCE);
  return [start > match ? 0 : start, end > match ? end : sentence.length];
}

/** Makes a result of a page and the terms that it has. */
export function resultOf(page: PageText, terms: ReadonlySet<string>, language: string): Result {
  const { id, heading, text } = bestSection(page, terms, language);
  return {
    href: id ? `${page.path}#${encodeURIComponent(id)}` : page.path,
    title: page.title,
    heading: heading && heading !== page.title ? heading : undefined,
    sentence: bestSentence(text, terms, language),
  };
}
