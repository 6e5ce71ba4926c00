import { expect, test } from 'vitest';
import { termsOf, wordsOf } from './words.ts';

test.each([
  ['service', 'services', "service's"],
  ['company', 'companies'],
  ['stop', 'stops', 'stopped', 'stopping'],
  ['move', 'moved', 'moving'],
  ['box', 'boxes'],
  ['copy', 'copied', 'copies'],
  ['homeless', 'homelessness'],
])('the forms of an English word are one term: %s', (...forms) => {
  expect(new Set(forms.flatMap((form) => termsOf(form, 'en-GB'))).size).toBe(1);
});

test.each([
  ['business', 'busy'],
  ['process', 'proceed'],
  ['analysis', 'analyst'],
  ['string', 'stress'],
])('%s and %s are two terms', (...words) => {
  expect(termsOf(words.join(' '), 'en')).toHaveLength(2);
});

test('accents and capitals are no difference, in any language', () => {
  expect(termsOf('Łódź łodz Straße STRASSE cafés', 'pl')).toEqual(['lodz', 'strasse', 'cafes']);
  expect(termsOf('Tŷ ty Ἀθῆναι αθηναι', 'cy')).toEqual(['ty', 'αθηναι']);
});

test('a script without spaces has a term for each character', () => {
  expect(termsOf('東京駅', 'ja')).toEqual(['東', '京', '駅']);
});

test('a word has its place in the text', () => {
  expect(wordsOf('l’été, 2026', 'fr').map(({ term, start, end }) => [term, start, end])).toEqual([
    ['l', 0, 1],
    ['ete', 2, 5],
    ['2026', 7, 11],
  ]);
});
