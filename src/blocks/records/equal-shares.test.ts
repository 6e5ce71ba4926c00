import { expect, test } from 'vitest';
import { equalShares } from './equal-shares.ts';

const logo = (width: number, height: number) => ({ src: '/media/a.svg', width, height });

test('a compact logo fills less of its box than a long one, but never little', () => {
  const [long = 0, compact = 0] = equalShares([logo(400, 100), logo(100, 100)], 1.5);
  expect(long).toBe(1);
  expect(compact).toBeLessThan(0.8);
  expect(equalShares([logo(4000, 10), logo(150, 100)], 1.5)).toEqual([1, 0.5]);
});
