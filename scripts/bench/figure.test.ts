import { expect, test } from 'vitest';
import { atLeast, atMost, below, holds, median, notMeasured, table } from './figure.ts';

test('a bar is held at its limit where it includes it, and not beyond', () => {
  expect(atMost('LCP', 1.05, 1.05, '×').verdict).toBe('held');
  expect(atMost('LCP', 1.051, 1.05, '×').verdict).toBe('not held');
  expect(below('click', 99, 100, ' ms').verdict).toBe('held');
  expect(below('click', 100, 100, ' ms').verdict).toBe('not held');
  expect(atLeast('points', 130, 130).verdict).toBe('held');
  expect(atLeast('points', 129, 130).verdict).toBe('not held');
});

test('what is no number holds no bar', () => {
  expect(atMost('LCP', Number.NaN, 1.05).verdict).toBe('not held');
  expect(below('click', Number.NaN, 100).verdict).toBe('not held');
  expect(atLeast('points', Number.NaN, 130).verdict).toBe('not held');
});

test('the median is the middle, whatever the order, and the mean of two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('the table has a line for each figure, with its bar and what came of it', () => {
  const lines = table([
    atMost('Requests', 9, 8),
    holds('Same bytes', '10, 10', 'identical', true),
    notMeasured('Astro', 'no folder'),
  ]).split('\n');
  expect(lines.map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'what', 'measured', 'bar', '', ''],
    expect.anything(),
    ['', 'Requests', '9', '≤ 8', 'not held', ''],
    ['', 'Same bytes', '10, 10', 'identical', 'held', ''],
    ['', 'Astro', 'no folder', '', 'not measured', ''],
  ]);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
