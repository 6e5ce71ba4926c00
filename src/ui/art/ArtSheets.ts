import { circle, line, type Point } from './ArtPath.ts';
import { type Draw, numbers, strokes } from './ArtStroke.ts';

interface Sheet {
  edge: string;
  writing: string;
}

/** An upright sheet turned by an angle, with two lines of writing. */
function sheet([x, y]: Point, size: number, angle = 0): Sheet {
  const at = (across: number, down: number): Point => [
    x + size * (across * Math.cos(angle) - down * Math.sin(angle)),
    y + size * (across * Math.sin(angle) + down * Math.cos(angle)),
  ];
  const corners = [at(-0.8, -1), at(0.8, -1), at(0.8, 1), at(-0.8, 1)];
  return {
    edge: line(corners, true),
    writing: line([at(-0.45, -0.35), at(0.45, -0.35)]) + line([at(-0.45, 0.15), at(0.2, 0.15)]),
  };
}

const edges = (sheets: Sheet[]) => sheets.map(({ edge }) => edge);
const writings = (sheets: Sheet[]) => sheets.map(({ writing }) => writing);

/** A point of a sheet folded twice: from 0 to 3 across its parts, from 0 to 1 down. */
const folded = (across: number, down: number): Point => [
  282 + across * 58,
  62 + Math.abs((across % 2) - 1) * 30 + down * 214,
];

const across = (down: number) => line(numbers(4).map((i) => folded(i, down)));
const down = (i: number) => line([folded(i, 0), folded(i, 1)]);
const area = (from: number, to: number, top: number, bottom: number) =>
  line([folded(from, top), folded(to, top), folded(to, bottom), folded(from, bottom)], true);

const LOOSE: Point[] = [
  [34, 78],
  [94, 46],
  [152, 84],
  [62, 134],
  [124, 152],
  [24, 192],
  [86, 218],
  [158, 250],
  [40, 276],
  [108, 292],
];
/** The sheet whose line goes on across the chart. */
const LEADING = 6;
const HEIGHTS = [0.22, 0.34, 0.3, 0.48, 0.6, 0.78];

/** Loose sheets, and a line from each of them to one folded sheet with a chart. */
export const gather: Draw = (random) => {
  const places = LOOSE.map(([x, y]): Point => [x + random() * 12 - 6, y + random() * 12 - 6]);
  const sheets = places.map((place) => sheet(place, 13 + random() * 6, (random() - 0.5) * 1.6));
  const flows = places.map(([x, y], i) => {
    const [endX, endY] = folded(0, 0.14 + i * 0.08);
    const [start, left, right] = [x + 22, x + 70, endX - 70].map(Math.round);
    const [from, to] = [Math.round(y), Math.round(endY)];
    return `M${start} ${from}C${left} ${from} ${right} ${to} ${endX} ${to}`;
  });
  const chart = HEIGHTS.map((height, i) => folded(i / 2 + 0.25, 0.9 - height));
  return [
    strokes('plane', [area(0, 1, 0, 1), area(2, 3, 0, 1), ...edges(sheets)]),
    strokes('shade', [area(1, 2, 0, 1)]),
    strokes(
      'shade',
      HEIGHTS.map((height, i) => area(i / 2 + 0.1, i / 2 + 0.4, 0.94 - height, 0.94)),
    ),
    strokes('faint', [
      ...flows.filter((_, i) => i !== LEADING),
      ...[0.25, 0.5, 0.75].map(across),
      ...writings(sheets),
    ]),
    strokes('line', [across(0), across(1), ...numbers(4).map(down), ...edges(sheets)]),
    strokes('accent', [
      ...flows.slice(LEADING, LEADING + 1),
      line([folded(0, 0.14 + LEADING * 0.08), ...chart]),
      ...chart.slice(-1).map((end) => circle(end, 4)),
    ]),
  ];
};

/** Sheets in rows, one of which is missing. */
export const gap: Draw = (random) => {
  const missing = 11 + Math.floor(random() * 6);
  const sheets = numbers(28).map((i) => sheet([66 + (i % 7) * 58, 45 + Math.floor(i / 7) * 82], 29));
  const present = sheets.filter((_, i) => i !== missing);
  return [
    strokes('plane', edges(present)),
    strokes('faint', [...edges(present), ...writings(present)]),
    strokes('accent', edges(sheets.slice(missing, missing + 1))),
  ];
};
