/** A point of a picture, in percent of its width and height. */
export interface Point {
  x: number;
  y: number;
}

export const MIDDLE: Point = { x: 50, y: 50 };

const percent = (part: number) => Math.round(Math.min(100, Math.max(0, part)));

/** The movement of each key, in percent. */
const MOVES: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the point after a press of an arrow key, with Shift in larger steps. Undefined for any other key. */
export function movedBy({ key, shiftKey }: { key: string; shiftKey: boolean }, { x, y }: Point) {
  const move = MOVES[key];
  const step = shiftKey ? 10 : 1;
  return move && { x: percent(x + move.x * step), y: percent(y + move.y * step) };
}

/** Returns the point of a box at a position in the window. */
export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Point {
  return { x: percent(((clientX - left) / width) * 100), y: percent(((clientY - top) / height) * 100) };
}
