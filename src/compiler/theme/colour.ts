/** A colour in sRGB: red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb`. Undefined for anything else. */
export function parseHex(value: unknown): Rgb | undefined {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(String(value)) ?? [];
  if (!red || !green || !blue) return undefined;
  const part = (hex: string) => Number.parseInt(hex, 16) / 255;
  return [part(red), part(green), part(blue)];
}

/** `[1, 1, 1]` → `#ffffff` */
export function formatHex(colour: Rgb): string {
  return `#${colour.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A part of a colour as browsers store it: 0 to 255. */
function byte(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
}

/** A translucent colour over an opaque one, rounded as browsers do. */
export function over(top: Rgb, opacity: number, below: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => byte(top[index] * opacity + below[index] * (1 - opacity)) / 255;
  return [mix(0), mix(1), mix(2)];
}

/** The linear value of a gamma-encoded part of an sRGB colour. The threshold is that of WCAG 2.2. */
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** A colour in OKLab: perceived lightness from 0 to 1, and two axes of hue. https://bottosson.github.io/posts/oklab/ */
type Oklab = readonly [lightness: number, a: number, b: number];

function toOklab(colour: Rgb): Oklab {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isInGamut = (colour: Rgb) => colour.every((part) => part >= -0.001 && part <= 1.001);

/** The colour of this hue and lightness with as much of its chroma as sRGB can show. */
function withLightness([, a, b]: Oklab, lightness: number): Rgb {
  for (let share = 1; share > 0; share -= 0.05) {
    const colour = fromOklab([lightness, a * share, b * share]);
    if (isInGamut(colour)) return colour;
  }
  return fromOklab([lightness, 0, 0]);
}

/** Steps from black to white in which `nearestColour` searches: finer than the 256 values of a channel. */
const STEPS = 512;

/** The colour of the same hue whose lightness differs least and that passes, as hex. Undefined if none passes. */
export function nearestColour(colour: Rgb, passes: (candidate: Rgb) => boolean): string | undefined {
  const lab = toOklab(colour);
  for (let distance = 0; distance <= STEPS; distance++) {
    for (const lightness of [lab[0] - distance / STEPS, lab[0] + distance / STEPS]) {
      if (lightness < -1 / STEPS || lightness > 1 + 1 / STEPS) continue;
      const hex = formatHex(withLightness(lab, Math.min(1, Math.max(0, lightness))));
      const shown = parseHex(hex);
      if (shown && passes(shown)) return hex;
    }
  }
  return undefined;
}
