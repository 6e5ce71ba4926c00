import words from './words.json' with { type: 'json' };

/** Texts that an imported page needs and that the old site did not have. */
export type ImportWords = (typeof words)['en'];

/** The texts in a language; in English if there are none in it. */
export function wordsIn(language: string | undefined): ImportWords {
  const found = Object.entries(words).find(([tag]) => tag === language?.toLowerCase().split('-')[0]);
  return found?.[1] ?? words.en;
}
