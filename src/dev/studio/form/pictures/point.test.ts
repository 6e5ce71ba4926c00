import { expect, test } from 'vitest';
import { movedBy, pointAt } from './point.ts';

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

test('arrow keys move a point by one percent, with Shift by ten, and never out of the picture', () => {
  const point = { x: 50, y: 95 };
  expect(movedBy(key('ArrowLeft'), point)).toEqual({ x: 49, y: 95 });
  expect(movedBy(key('ArrowRight'), point)).toEqual({ x: 51, y: 95 });
  expect(movedBy(key('ArrowUp', true), point)).toEqual({ x: 50, y: 85 });
  expect(movedBy(key('ArrowDown', true), point)).toEqual({ x: 50, y: 100 });
  expect(movedBy(key('Enter'), point)).toBeUndefined();
});

test('a press is a point of the picture in whole percent', () => {
  const box = { left: 100, top: 20, width: 300, height: 200 };
  expect(pointAt({ clientX: 200, clientY: 70 }, box)).toEqual({ x: 33, y: 25 });
  expect(pointAt({ clientX: 500, clientY: 0 }, box)).toEqual({ x: 100, y: 0 });
});
