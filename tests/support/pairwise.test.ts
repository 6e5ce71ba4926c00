import { expect, test } from 'vitest';
import { pairwise } from './pairwise.ts';

const ROWS = ['home', 'form', 'menu'].flatMap((scene) =>
  [320, 768, 1280].flatMap((width) =>
    ['light', 'dark', 'forced'].map((scheme) => ({ scene, width, scheme })),
  ),
);

const pairs = (rows: typeof ROWS) =>
  new Set(
    rows.flatMap(({ scene, width, scheme }) => [
      `${scene} ${width}`,
      `${scene} ${scheme}`,
      `${width} ${scheme}`,
    ]),
  );

test('selects few rows that contain every pair of values', () => {
  const selected = pairwise(ROWS);
  expect(pairs(selected)).toEqual(pairs(ROWS));
  expect(selected.length).toBeLessThan(ROWS.length / 2);
});

test('keeps to the rows that exist', () => {
  const phone = ROWS.filter(({ scene, width }) => scene !== 'menu' || width === 320);
  const selected = pairwise(phone);
  expect(pairs(selected)).toEqual(pairs(phone));
  expect(phone).toEqual(expect.arrayContaining(selected));
});
