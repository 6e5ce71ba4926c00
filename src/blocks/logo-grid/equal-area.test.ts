import { expect, test } from 'vitest';
import { equalHeights, equalShares } from './equal-area.ts';

const logo = (width: number, height: number, src = '/media/a.svg') => ({ src, width, height });

test('logos of one shape keep the height of the style sheet', () => {
  expect(equalHeights([logo(208, 64), logo(104, 32)])).toEqual([undefined, undefined]);
});

test('a long and a compact logo have the same area', () => {
  const logos = [logo(400, 100), logo(90, 90), logo(200, 100)];
  const areas = equalHeights(logos).map((height = 3.5, index) => {
    const { width = 1, height: own = 1 } = logos[index] ?? {};
    return (height ** 2 * width) / own;
  });
  for (const area of areas) expect(area).toBeCloseTo(areas[0] ?? 0, 0);
});

test('pixels are not enlarged', () => {
  expect(equalHeights([logo(400, 100), logo(16, 16, '/media/a.webp')])[1]).toBe(1);
});

test('a compact logo fills less of its box than a long one, but never little', () => {
  const [long = 0, compact = 0] = equalShares([logo(400, 100), logo(100, 100)], 1.5);
  expect(long).toBe(1);
  expect(compact).toBeLessThan(0.8);
  expect(equalShares([logo(4000, 10), logo(150, 100)], 1.5)).toEqual([1, 0.5]);
});
