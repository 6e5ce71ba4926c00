import { expect, test } from 'vitest';
import { contrast, over, parseHex, type Rgb } from './colour.ts';
import { MOST_VEIL, readableOver } from './text-over-picture.ts';

const colours = {
  light: { text: '#1d2b3a', paper: '#ffffff' },
  dark: { text: '#eef2f8', paper: '#0c1424' },
};

/** A picture of these grey pixels. */
const picture = (...greys: number[]) => ({
  pixels: Buffer.from(greys.flatMap((grey) => [grey, grey, grey])).toString('base64'),
});

test('a dark photograph has light text, and a light one dark text, with the weakest veil', () => {
  expect(readableOver(picture(10, 30, 60), { colours })).toEqual({ text: 'light', veil: 0.2 });
  expect(readableOver(picture(250, 220, 235), { colours })).toEqual({ text: 'dark', veil: 0.2 });
});

test('every pixel has enough contrast behind the veil, and not behind one that is a step weaker', () => {
  for (const greys of [[90, 140], [0, 200], [60, 255], [128]]) {
    const { text, veil } = readableOver(picture(...greys), { colours }) ?? { text: 'light', veil: 1 };
    const scheme = colours[text === 'light' ? 'dark' : 'light'];
    const [own, paper] = [parseHex(scheme.text), parseHex(scheme.paper)] as [Rgb, Rgb];
    const lowest = (opacity: number) =>
      Math.min(
        ...greys.map((grey) => contrast(own, over(paper, opacity, [grey / 255, grey / 255, grey / 255]))),
      );
    expect(veil, `${greys}`).toBeLessThanOrEqual(MOST_VEIL);
    expect(lowest(veil), `${greys}`).toBeGreaterThanOrEqual(4.5);
    expect(veil === 0.2 || lowest(veil - 0.05) < 4.5, `${greys}`).toBe(true);
  }
});

test('a picture whose colours are unknown may be black and white', () => {
  expect(readableOver({}, { colours })).toEqual(readableOver(picture(0, 255), { colours }));
});

test('no veil is strong enough where the colours of the theme hardly differ', () => {
  const weak = { light: { text: '#767676', paper: '#ffffff' }, dark: { text: '#8a8a8a', paper: '#111111' } };
  expect(readableOver(picture(0, 255), { colours: weak })?.veil).toBeGreaterThan(MOST_VEIL);
  expect(readableOver(picture(0, 255), undefined)).toBeUndefined();
});
