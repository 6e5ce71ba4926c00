import { curve, line, type Point } from './ArtPath.ts';
import { type Draw, numbers, strokes } from './ArtStroke.ts';

/** Strips folded like a map, side by side. */
export const folds: Draw = (random) => {
  const lift = 36 + random() * 24;
  const tops = numbers(8).map((i) => 70 + (i % 2 ? -lift : lift) / 2 + (random() - 0.5) * 30);
  const point = (i: number, y: number): Point => [i * 76 - 26, (tops[i] ?? 0) + y];
  const plane = (i: number, from: number, to: number) =>
    line([point(i, from), point(i + 1, from), point(i + 1, to), point(i, to)], true);
  return [
    strokes(
      'plane',
      [0, 2, 4, 6].map((i) => plane(i, 0, 220)),
    ),
    strokes(
      'shade',
      [1, 3, 5].map((i) => plane(i, 0, 220)),
    ),
    strokes(
      'faint',
      [55, 110, 165].map((y) => line(numbers(8).map((i) => point(i, y)))),
    ),
    strokes(
      'line',
      [0, 220].map((y) => line(numbers(8).map((i) => point(i, y)))),
    ),
    strokes('accent', [line(numbers(8).map((i) => point(i, 190 - i * 22 + random() * 14)))]),
  ];
};

/** Streets seen from above at a slant, some plots filled. */
export const grid: Draw = (random) => {
  const at = (column: number, row: number): Point => [240 + (column - row) * 48, (column + row) * 26 - 80];
  const plot = (column: number, row: number, size: number) =>
    line(
      [at(column, row), at(column + size, row), at(column + size, row + size), at(column, row + size)],
      true,
    );
  const plots = numbers(12).map(() => [Math.floor(1 + random() * 8), Math.floor(1 + random() * 8)] as const);
  return [
    strokes(
      'faint',
      numbers(11).flatMap((i) => [line([at(i, 0), at(i, 10)]), line([at(0, i), at(10, i)])]),
    ),
    strokes(
      'plane',
      plots.slice(0, 8).map(([column, row]) => plot(column, row, 1)),
    ),
    strokes(
      'shade',
      plots.slice(8, 11).map(([column, row]) => plot(column, row, 1)),
    ),
    strokes('accent', [line([at(0, 3), at(4, 3), at(4, 6), at(10, 6)])]),
  ];
};

/** A row of standing slabs with pitched tops. */
export const bars: Draw = (random) => {
  const slabs = numbers(10).map((i) => ({ x: i * 48 + 6, y: 220 - i * 10 - random() * 90 }));
  const front = ({ x, y }: { x: number; y: number }) =>
    line(
      [
        [x, y],
        [x + 19, y - 14],
        [x + 19, 370],
        [x, 370],
      ],
      true,
    );
  const side = ({ x, y }: { x: number; y: number }) =>
    line(
      [
        [x + 19, y - 14],
        [x + 38, y],
        [x + 38, 370],
        [x + 19, 370],
      ],
      true,
    );
  return [
    strokes('plane', slabs.map(front)),
    strokes('shade', slabs.map(side)),
    strokes(
      'line',
      slabs.map(({ x, y }) =>
        line([
          [x, y],
          [x + 19, y - 14],
          [x + 38, y],
        ]),
      ),
    ),
    strokes('accent', [curve(slabs.map(({ x, y }, i) => [x + 19, y - 34 - (i % 3) * 6]))]),
  ];
};

/** Bands that pass over and under each other. */
export const weave: Draw = (random) => {
  const shift = random() * 30;
  const band = (i: number, lean: number, to: number) => {
    const start = i * 88 - (lean > 0 ? 330 : 30) + shift * lean;
    const end = start + 380 * lean;
    return {
      edge: line([
        [start, -10],
        [end, 370],
      ]),
      area: line(
        [
          [start, -10],
          [start + to, -10],
          [end + to, 370],
          [end, 370],
        ],
        true,
      ),
    };
  };
  return [
    strokes(
      'plane',
      numbers(9).map((i) => band(i, 1, 44).area),
    ),
    strokes(
      'shade',
      [3, 6].map((i) => band(i, -1, 22).area),
    ),
    strokes(
      'faint',
      numbers(10).flatMap((i) => [band(i, 1, 0).edge, band(i, -1, 0).edge]),
    ),
    strokes('accent', [band(4, 1, 0).edge]),
  ];
};
