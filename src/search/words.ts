/** Letters that have no accent to take away, as they are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Characters of scripts that write no spaces are words, one by one. An apostrophe is inside a word: "l’eau" is two. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|[\p{L}\p{M}\p{N}]+(?:['’]s(?![\p{L}\p{N}]))?/gu;

/** A word of a text, and where it is. */
export interface Word {
  /** As the index has it. */
  term: string;
  start: number;
  end: number;
}

/** "Café" → "cafe" */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN[letter] ?? letter);
}

/** "stopped" → "stop", "make" → "mak": the part that "making" has too. */
const trimmed = (stem: string) => stem.replace(/([^aeioulsz])\1$/, '$1').replace(/(?<=..)e$/, '');

/** The part that the forms of an English word share: plural, "-ness", "-ing" and "-ed". */
function englishStem(word: string): string {
  const own = word.replace(/['’]s$/, '');
  if (own.length < 4) return own;
  const single = /(?:[^aeiou]ies|[^s]ies)$/.test(own)
    ? own.replace(/ies$/, 'y')
    : own.replace(/(?<=ss|sh|ch|x|zz)es$|(?<![sui])s$/, '');
  const base = single.replace(/ied$/, 'y').replace(/(?<=.{5})ness$/, '');
  const [, stem] = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(base) ?? [];
  return trimmed(stem !== undefined && stem.length >= 3 ? stem : base);
}

const isEnglish = (language: string) => /^en\b/i.test(language);

/** The terms of words, of English and of other languages: a site repeats each of its words many times. */
const known = { english: new Map<string, string>(), other: new Map<string, string>() };

function termOf(word: string, isStemmed: boolean): string {
  const terms = isStemmed ? known.english : known.other;
  const term = terms.get(word) ?? (isStemmed ? englishStem(fold(word)) : fold(word));
  terms.set(word, term);
  return term;
}

/** Finds the words of a text, in their order. Accents and capitals are no difference, and in English no ending is. */
export function wordsOf(text: string, language: string): Word[] {
  const isStemmed = isEnglish(language);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    term: termOf(word, isStemmed),
    start: index,
    end: index + word.length,
  }));
}

/** The terms of a text, each once. */
export const termsOf = (text: string, language: string): string[] => [
  ...new Set(wordsOf(text, language).map(({ term }) => term)),
];

/** How many of the last letters the forms of a word in another language than English may change. */
const ENDING = 2;
const LEAST_BEGINNING = 5;

/** What most forms of a word begin with, in the languages whose endings the index keeps. */
export const beginningOf = (term: string, language: string): string =>
  isEnglish(language) || term.length < LEAST_BEGINNING + ENDING ? term : term.slice(0, -ENDING);

/** What all forms of a long word begin with: "amgueddfeydd" has the beginning of "amgueddfa". */
export const shortBeginningOf = (term: string): string =>
  term.slice(0, Math.max(LEAST_BEGINNING, Math.ceil(term.length * 0.6)));
