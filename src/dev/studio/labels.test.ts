import { expect, test } from 'vitest';
import { labelFor, summaryOf } from './labels.ts';

test.each([
  ['partnersHeading', 'Partners heading'],
  ['card-grid', 'Card grid'],
  ['items-2', 'Items 2'],
])('%s reads %s', (name, words) => {
  expect(labelFor(name)).toBe(words);
});

test.each([
  [{ type: 'hero', id: 'top', tone: 'ink', heading: 'Hello' }, 'Hello'],
  [{ type: 'faq', tone: 'tinted', items: [{ answer: ['No.'], question: 'Why?' }] }, 'Why?'],
  [{ type: 'back-link', to: '/about' }, '/about'],
  [{ type: 'stats', items: [] }, ''],
  [null, ''],
])('a person would call %j "%s"', (value, name) => {
  expect(summaryOf(value)).toBe(name);
});
