import { randomNumbers } from '@json-site/form-core/sample';
import { ENDINGS, STEMS, WORDS } from './vocabulary.ts';

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes the texts of one page. */
export type Writer = ReturnType<typeof createWriter>;

export function createWriter(seed: number) {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? '';
  const a = (kind: keyof typeof WORDS) => oneOf(WORDS[kind]);
  /** A word of a stem and an ending. */
  const made = () => oneOf(STEMS) + oneOf(ENDINGS);
  const sentences = [
    () => `${capitalise(a('people'))} ${a('verbs')} ${a('objects')} ${a('times')}, ${a('reasons')}.`,
    () => `We ${a('verbs')} ${a('objects')} and ${a('verbs')} ${a('objects')} ${a('reasons')}.`,
    () => `A ${a('adjectives')} ${a('nouns')} ${a('verbsOfOne')} ${a('objects')} ${a('times')}.`,
    () =>
      `In ${a('places')}, ${a('people')} cut ${a('objects')} by ${a('amounts')} with a ${a('adjectives')}, ${a('adjectives')} ${a('nouns')}.`,
    () =>
      `Ask ${a('people')} to ${a('verbs')} ${a('objects')}; we then ${a('verbs')} ${a('objects')} ${a('times')}.`,
    () =>
      `${capitalise(a('adjectives'))} and ${a('adjectives')}, the ${a('nouns')} ${a('verbsOfOne')} ${a('objects')} ${a('reasons')}.`,
    () => `The ${made()} of ${made()} ${made()} ${a('verbsOfOne')} ${made()} and ${made()} ${a('objects')}.`,
    () =>
      `Every ${made()} ${a('nouns')} is ${made()} by ${a('people')}, with ${made()} ${made()} and ${made()} kept apart.`,
    () =>
      `${capitalise(made())} ${made()} in ${a('places')} ${a('verbsOfOne')} ${made()} ${a('nouns')} at ${below(900) + 20} ${made()} sites.`,
    () =>
      `Clients from ${a('places')} to ${a('places')} use our ${a('nouns')} to ${a('verbs')} ${a('objects')}.`,
  ];
  const clauses = [
    () => `${capitalise(a('legalSubjects'))} ${a('legalVerbs')} ${a('legalConditions')}.`,
    () =>
      `Where ${a('legalSubjects')} ${a('legalVerbs')}, ${a('legalSubjects')} ${a('legalVerbs')} ${a('legalConditions')}.`,
    () =>
      `For the avoidance of doubt, ${a('legalSubjects')} ${a('legalVerbs')} ${a('legalConditions')}, and ${a('legalSubjects')} ${a('legalVerbs')}.`,
    () =>
      `Any ${made()} or ${made()} of ${a('legalSubjects')} that is ${made()}, ${made()} or ${made()} ${a('legalVerbs')}, and ${made()} of ${made()} is ${made()}.`,
    () =>
      `The ${made()} ${made()} may ${a('verbs')} ${made()} ${a('objects')} under clause ${below(90) + 1}.${below(9) + 1}, save that ${made()} and ${made()} ${a('legalVerbs')}.`,
    () =>
      `Each ${made()} is ${made()} with ${made()} ${made()} by ${a('people')} within ${below(90) + 5} days of ${made()}, ${made()} or ${made()}.`,
    () => `You may ask ${a('people')} to ${a('verbs')} ${a('legalSubjects')} ${a('legalConditions')}.`,
  ];
  /** As many whole sentences as have at least so many words. */
  const run = (kinds: (() => string)[], words: number): string => {
    let text = '';
    while (text === '' || text.split(/\s+/).length < words)
      text += (text === '' ? '' : ' ') + (kinds[below(kinds.length)]?.() ?? '');
    return text;
  };
  return {
    text: (words: number) => run(sentences, words),
    law: (words: number) => run(clauses, words),
    legalSubject: () => a('legalSubjects'),
    title: () => `${capitalise(a('adjectives'))} ${a('nouns')}`,
    item: () => `${capitalise(a('verbs'))} ${a('objects')}`,
    question: () => `How do you ${a('verbs')} ${a('objects')} ${a('times')}?`,
  };
}
