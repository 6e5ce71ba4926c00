import { expect, test } from 'vitest';
import { nameOf, wordsFor } from './names.ts';

test.each([
  ['partnersHeading', 'Partners heading'],
  ['card-grid', 'Card grid'],
  ['items-2', 'Items 2'],
])('%s reads %s', (name, words) => {
  expect(wordsFor(name)).toBe(words);
});

test.each([
  [{ type: 'hero', id: 'top', tone: 'ink', heading: 'Hello' }, 'Hello'],
  [{ type: 'faq', tone: 'tinted', items: [{ answer: ['No.'], question: 'Why?' }] }, 'Why?'],
  [{ type: 'back-link', to: '/about' }, '/about'],
  [{ type: 'stats', items: [] }, ''],
  [null, ''],
])('a person would call %j "%s"', (value, name) => {
  expect(nameOf(value)).toBe(name);
});
