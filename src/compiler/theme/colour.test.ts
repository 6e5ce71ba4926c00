import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, formatHex, nearestColour, over, parseHex, type Rgb } from './colour.ts';

const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];

const rgb = (hex: string) => parseHex(hex) ?? BLACK;

const byte = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(byte, byte, byte).map(([r, g, b]): Rgb => [r / 255, g / 255, b / 255]);

// The values that the WebAIM contrast checker shows.
test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0a6658', '#fdfcf9', 6.7],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2);
  expect(contrast(rgb(other), rgb(one))).toBe(contrast(rgb(one), rgb(other)));
});

test('a translucent colour is mixed with the colour below it', () => {
  expect(formatHex(over(BLACK, 0.06, WHITE))).toBe('#f0f0f0');
  expect(formatHex(over(WHITE, 0.5, BLACK))).toBe('#808080');
});

test('the nearest colour passes, and a colour that passes is its own nearest', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (colour, ground) => {
      const passes = (candidate: Rgb) => contrast(candidate, ground) >= 4.5;
      // Black or white has a contrast of at least 4.58 with any colour.
      const nearest = nearestColour(colour, passes);
      expect(nearest && passes(rgb(nearest))).toBe(true);
      if (passes(colour)) expect(nearest).toBe(formatHex(colour));
    }),
    { numRuns: 50 },
  );
});

test('the nearest colour has the same hue', () => {
  expect(nearestColour(rgb('#e08060'), (one) => contrast(one, WHITE) >= 4.5)).toBe('#b85c3d');
  expect(nearestColour(rgb('#808080'), () => false)).toBeUndefined();
});
