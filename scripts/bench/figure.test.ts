import { expect, test } from 'vitest';
import { atLeast, atMost, below, condition, figureTable, median, notMeasured, percentile } from './figure.ts';

test('a figure meets an inclusive bar at its limit, and an exclusive bar below it', () => {
  expect(atMost('LCP', 1.05, 1.05, '×').verdict).toBe('met');
  expect(atMost('LCP', 1.051, 1.05, '×').verdict).toBe('missed');
  expect(below('click', 99, 100, ' ms').verdict).toBe('met');
  expect(below('click', 100, 100, ' ms').verdict).toBe('missed');
  expect(atLeast('points', 130, 130).verdict).toBe('met');
  expect(atLeast('points', 129, 130).verdict).toBe('missed');
});

test('NaN meets no bar', () => {
  expect(atMost('LCP', Number.NaN, 1.05).verdict).toBe('missed');
  expect(below('click', Number.NaN, 100).verdict).toBe('missed');
  expect(atLeast('points', Number.NaN, 130).verdict).toBe('missed');
});

test('a percentile is one of the values', () => {
  expect(percentile([5, 1, 4, 2, 3], 95)).toBe(5);
  expect(percentile([5, 1, 4, 2, 3], 40)).toBe(2);
  expect(percentile([], 95)).toBeNaN();
});

test('the median of an even number of values is the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('the table lists each figure with its bar and verdict', () => {
  const lines = figureTable([
    atMost('Requests', 9, 8),
    condition('Same bytes', '10, 10', 'identical', true),
    notMeasured('Astro', 'no folder'),
  ]).split('\n');
  expect(lines.map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'what', 'measured', 'bar', '', ''],
    expect.anything(),
    ['', 'Requests', '9', '≤ 8', 'missed', ''],
    ['', 'Same bytes', '10, 10', 'identical', 'met', ''],
    ['', 'Astro', 'no folder', '', 'not measured', ''],
  ]);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
