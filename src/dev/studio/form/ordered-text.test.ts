import { expect, test } from 'vitest';
import { backspace, enter, placeOf, turnInto } from './ordered-text.ts';

const PARTS = ['One', { heading: 'Why' }, 'Two', { list: ['a', 'b', 'c'] }, '', { table: {} }, 'Three'];

test.each([
  [[0], { index: 0, kind: 'text' }],
  [[1, 'heading'], { index: 1, kind: 'heading' }],
  [[3, 'list', 2], { index: 3, kind: 'list', item: 2 }],
  [[3, 'list', 2, 'text'], undefined],
  [[5, 'table'], undefined],
])('reads the place of a text at %j', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test('Enter begins a paragraph after a heading, and an item in a list', () => {
  expect(enter(PARTS, { index: 1, kind: 'heading' }, 'W', 'hy')).toMatchObject({
    parts: ['One', { heading: 'W' }, 'hy', 'Two', ...PARTS.slice(3)],
    caret: [2],
  });
  expect(enter(PARTS, { index: 3, kind: 'list', item: 1 }, 'b', '').parts[3]).toEqual({
    list: ['a', 'b', '', 'c'],
  });
});

test('Enter in an empty item leaves the list, which goes on after it', () => {
  expect(enter([{ list: ['a', '', 'c'] }], { index: 0, kind: 'list', item: 1 }, '', '')).toEqual({
    parts: [{ list: ['a'] }, '', { list: ['c'] }],
    caret: [1],
    at: 0,
  });
  expect(enter([{ list: [''] }], { index: 0, kind: 'list', item: 0 }, '', '').parts).toEqual(['']);
});

test('Backspace makes a paragraph of a heading and of the first item', () => {
  expect(backspace(PARTS, { index: 1, kind: 'heading' }, 'Why')?.parts[1]).toBe('Why');
  expect(backspace(PARTS, { index: 3, kind: 'list', item: 0 }, 'a')?.parts.slice(3, 5)).toEqual([
    'a',
    { list: ['b', 'c'] },
  ]);
});

test('Backspace continues what is before a text', () => {
  expect(backspace(PARTS, { index: 2, kind: 'text' }, 'Two')).toMatchObject({
    parts: ['One', { heading: 'WhyTwo' }, ...PARTS.slice(3)],
    caret: [1, 'heading'],
    at: 3,
  });
  expect(backspace(PARTS, { index: 4, kind: 'text' }, '')).toMatchObject({ caret: [3, 'list', 2], at: 1 });
  expect(backspace(PARTS, { index: 3, kind: 'list', item: 2 }, 'c')?.parts[3]).toEqual({ list: ['a', 'bc'] });
});

test('Backspace changes nothing that would lose a value', () => {
  expect(backspace(PARTS, { index: 0, kind: 'text' }, 'One')).toBeUndefined();
  expect(backspace(PARTS, { index: 6, kind: 'text' }, 'Three')).toBeUndefined();
  expect(backspace([{ quote: 'a', source: 'b' }], { index: 0, kind: 'quote' }, 'a')).toBeUndefined();
  expect(turnInto([{ quote: 'a', source: 'b' }], 0, 'text')).toBeUndefined();
});

test('a part becomes another kind, and a list joins the one before it', () => {
  expect(turnInto(PARTS, 0, 'heading', 'Start')?.parts[0]).toEqual({ heading: 'Start' });
  expect(turnInto(PARTS, 3, 'text')?.parts.slice(3, 6)).toEqual(['a', 'b', 'c']);
  expect(turnInto(PARTS, 4, 'list', '')).toMatchObject({ caret: [3, 'list', 3], at: 0 });
  expect(turnInto(PARTS, 3, 'numbered')?.parts[3]).toEqual({ numbered: ['a', 'b', 'c'] });
});
