/** A point in units of the view box. */
export type Point = readonly [x: number, y: number];

/**
 * Returns a generator of numbers from 0 to 1. Equal seeds give equal numbers on every machine: hydration needs that.
 */
export function randomFrom(seed: string | number): () => number {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Whole units: a finer resolution is not visible and costs bytes on every page.
const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

function join(numbers: number[]): string {
  return numbers.map((value, i) => (i === 0 || value < 0 ? `${value}` : ` ${value}`)).join('');
}

/** Straight lines from point to point. */
export function line(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points.map(round);
  if (!first) return '';
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = join([nextX - x, nextY - y]);
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${join([...first])}l${steps.map((step, i) => (i > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('')}${closed ? 'z' : ''}`;
}

/** A smooth curve through the points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const all = points.map(round);
  const first = all[0];
  if (!first) return '';
  const at = (i: number): Point =>
    all[closed ? (i + all.length) % all.length : Math.min(Math.max(i, 0), all.length - 1)] ?? first;
  const tangent = (i: number): Point => [
    Math.round((at(i + 1)[0] - at(i - 1)[0]) / 6),
    Math.round((at(i + 1)[1] - at(i - 1)[1]) / 6),
  ];
  const lead = tangent(0);
  let path = `M${join([...first])}`;
  for (let i = 1; i < all.length + (closed ? 1 : 0); i++) {
    const [fromX, fromY] = at(i - 1);
    const [x, y] = at(i);
    const [tx, ty] = tangent(i);
    const end = [x - tx - fromX, y - ty - fromY, x - fromX, y - fromY];
    path += i === 1 ? `c${join([...lead, ...end])}` : `s${join(end)}`;
  }
  return closed ? `${path}z` : path;
}

/** A circle. */
export function circle([x, y]: Point, radius: number): string {
  const r = Math.round(radius);
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}
