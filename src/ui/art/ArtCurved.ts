import { circle, curve, line, type Point } from './ArtPath.ts';
import { type Draw, numbers, strokes } from './ArtStroke.ts';

/** Contour lines around a summit. */
export const isolines: Draw = (random) => {
  const [first, second, third] = [random() * 6, random() * 6, random() * 6];
  const summit: Point = [290 + random() * 50, 150 + random() * 40];
  const contour = (level: number) =>
    curve(
      numbers(12).map((i) => {
        const angle = (i / 12) * 2 * Math.PI;
        const bend = Math.sin(angle + first) * 0.12 + Math.sin(2 * angle + second) * 0.13;
        const reach = 24 * level * (1 + bend + Math.sin(3 * angle + third + level * 0.12) * 0.07);
        return [summit[0] + Math.cos(angle) * reach * 1.3 - level * 5, summit[1] + Math.sin(angle) * reach];
      }),
      true,
    );
  return [
    strokes('plane', [contour(5), contour(2)]),
    strokes('faint', [3, 4, 6, 7, 8, 9, 11, 12].map(contour)),
    strokes('line', [5, 10].map(contour)),
    strokes('accent', [contour(2)]),
  ];
};

/** Layers of ground with one fault. */
export const strata: Draw = (random) => {
  const fault = 280 + random() * 60;
  const drop = 34 + random() * 16;
  const layer = (y: number, bend: number) =>
    curve([
      [-10, y + bend],
      [fault * 0.45, y - bend],
      [fault - y / 8, y],
    ]) +
    curve([
      [fault - y / 8 + 6, y + drop],
      [(fault + 490) / 2, y + drop - bend],
      [490, y + drop + bend / 2],
    ]);
  const levels = numbers(10).map((i) => ({ y: 40 + i * 32 + random() * 12, bend: 8 + random() * 16 }));
  return [
    strokes('plane', [
      line(
        [
          [fault + 2, -10],
          [490, -10],
          [490, 370],
          [fault - 45, 370],
        ],
        true,
      ),
    ]),
    strokes(
      'faint',
      levels.filter((_, i) => i % 3 !== 0).map(({ y, bend }) => layer(y, bend)),
    ),
    strokes(
      'line',
      levels.filter((_, i) => i % 3 === 0 && i !== 3).map(({ y, bend }) => layer(y, bend)),
    ),
    strokes(
      'accent',
      levels.slice(3, 4).map(({ y, bend }) => layer(y, bend)),
    ),
  ];
};

/** Swell running across, each line a little later than the one above. */
export const waves: Draw = (random) => {
  const shift = random() * 6;
  const swell = (row: number) =>
    curve(
      numbers(9).map((i) => [
        i * 64 - 16,
        24 + row * 26 + Math.sin(i * 1.05 + row * 0.34 + shift) * (9 + row * 1.6),
      ]),
    );
  return [
    strokes('faint', [0, 1, 2, 4, 5, 7, 8, 10, 11].map(swell)),
    strokes('line', [3, 9].map(swell)),
    strokes('accent', [swell(6)]),
  ];
};

/** Rings that spread and meet. */
export const rings: Draw = (random) => {
  const centre: Point = [300 + random() * 30, 190];
  const other: Point = [110, 130 + random() * 60];
  const sizes = numbers(7).map((i) => 26 + i * 30);
  return [
    strokes('plane', [circle(centre, 116), circle(other, 86)]),
    strokes(
      'faint',
      sizes.map((size) => circle(centre, size)),
    ),
    strokes(
      'faint',
      sizes.slice(0, 5).map((size) => circle(other, size)),
    ),
    strokes('line', [circle(centre, 116)]),
    strokes('accent', [circle(other, 56)]),
  ];
};

/** Routes that rise from one place. */
export const flight: Draw = (random) => {
  const home: Point = [70, 300];
  const ends = numbers(7).map(
    (i): Point => [200 + i * 44 + random() * 20, 40 + ((i * 61) % 150) + random() * 30],
  );
  const route = ([x, y]: Point) =>
    `M${home.join(' ')}Q${Math.round((home[0] + x) / 2 - 10)} ${Math.round(Math.min(y, 120) - 60)} ${Math.round(x)} ${Math.round(y)}`;
  return [
    strokes(
      'faint',
      numbers(6).map((i) => circle(home, 70 + i * 76)),
    ),
    strokes('line', ends.filter((_, i) => i !== 4).map(route)),
    strokes(
      'shade',
      [home, ...ends].map((end) => circle(end, 5)),
    ),
    strokes('accent', ends.slice(4, 5).map(route)),
  ];
};
