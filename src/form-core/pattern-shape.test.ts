import { expect, test } from 'vitest';
import { shapeOfPattern, wordsOfPattern } from './pattern-shape.ts';

test.each([
  ['^[0-9]{10}$', { most: 10, isDigits: true }],
  ['^\\d{6,8}$', { most: 8, isDigits: true }],
  ['^07\\d{9}$', { most: 11, isDigits: true }],
  ['^(?:\\d{4}|0)$', { most: 4, isDigits: true }],
  ['^\\d+$', { most: Number.POSITIVE_INFINITY, isDigits: true }],
  ['^[A-Z]{2}[0-9]{4}$', { most: 6, isDigits: false }],
  ['^[^0-9]{3}$', { most: 3, isDigits: false }],
  ['^\\+?[0-9 ]{8,16}$', { most: 17, isDigits: false }],
  ['^(?=.*1)\\d{3}$', { most: 3, isDigits: true }],
])('reads the length and the characters of %s', (pattern, shape) => {
  expect(shapeOfPattern(pattern)).toEqual(shape);
});

test.each(['[0-9]{4}', '^[0-9]', '^\\d{3}$|x', '^$'])('says nothing about %s', (pattern) => {
  expect(shapeOfPattern(pattern)).toBeUndefined();
});

test('reads a limit of words', () => {
  expect(wordsOfPattern('^(?:\\S+\\s+){0,49}\\S+$')).toBe(50);
  expect(wordsOfPattern('^\\s*(\\S+\\s*){0,50}$')).toBe(50);
  expect(wordsOfPattern('^(?:[^\\s]+\\s+){0,49}[^\\s]+$')).toBe(50);
  expect(wordsOfPattern('^(?:\\w+\\W+){0,49}\\w+\\W*$')).toBe(50);
  // Two spaces are wrong, however few words there are.
  expect(wordsOfPattern('^(?:\\S+ ){0,49}\\S+$')).toBeUndefined();
  expect(wordsOfPattern('^\\S+$')).toBeUndefined();
});
