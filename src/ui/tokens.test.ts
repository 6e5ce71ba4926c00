import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

/** Contrast that WCAG 2.2 AA requires for text (1.4.3) and for user interface components (1.4.11). */
const TEXT = 4.5;
const PART = 3;

/** Names of tokens by their use. Every colour is in one of the lists, so that a new one is measured too. */
const TEXTS = ['text', 'muted', 'accent', 'signal', 'success'];
const GROUNDS = ['paper', 'tinted', 'raised', 'accent-soft', 'signal-soft'];
/** Overlay over any background of a hovered element. */
const VEILS = ['veil'];
/** Borders, focus rings and icons. */
const PARTS = ['control', 'focus', 'accent', 'signal', 'success', 'fill'];
/** Text of filled and disabled buttons, with its background. */
const BUTTONS = [
  ['on-fill', 'fill'],
  ['on-fill', 'fill-hover'],
  ['text', 'disabled'],
  ['muted', 'disabled'],
] as const;
/** Dark in both schemes: everything on it has its dark values. */
const INK = 'band';
/** Hairlines, and the background of logos, which have their own colours. */
const DECORATION = ['line', 'plate'];

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Scheme = 'light' | 'dark';

function parse(value: string): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex) return [...hex.slice(1).map((part) => Number.parseInt(part, 16)), 1] as unknown as Colour;
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (!parts) throw new Error(`"${value}" is not #rrggbb or rgb(r g b / a%).`);
  const [red = 0, green = 0, blue = 0, percent = 0] = parts.slice(1).map(Number);
  return [red, green, blue, percent / 100];
}

/** The colours of tokens.css in both schemes, by name without `--color-`. */
function readTokens(): Map<string, Record<Scheme, Colour>> {
  const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const tokens = new Map<string, Record<Scheme, Colour>>();
  postcss.parse(css).walkDecls(/^--color-/, ({ prop, value, parent }) => {
    // Skips the rules for print.
    if (parent?.parent?.type === 'atrule') return;
    const [, light = value, dark = value] = /^light-dark\((.+?\)?), (.+)\)$/.exec(value) ?? [];
    tokens.set(prop.slice('--color-'.length), { light: parse(light), dark: parse(dark) });
  });
  return tokens;
}

const tokens = readTokens();

function colour(name: string, scheme: Scheme): Colour {
  const found = tokens.get(name);
  if (!found) throw new Error(`tokens.css has no --color-${name}.`);
  return found[scheme];
}

function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every background, without and with the hover overlay. */
function groundsOf(names: string[], scheme: Scheme): [name: string, colour: Colour][] {
  return names.flatMap((name) => {
    const ground = colour(name, scheme);
    const veiled = VEILS.map((veil): [string, Colour] => [
      `${veil} over ${name}`,
      over(colour(veil, scheme), ground),
    ]);
    return [[name, ground] as [string, Colour], ...veiled];
  });
}

function tooWeak(names: string[], grounds: [string, Colour][], scheme: Scheme, least: number): string[] {
  return names.flatMap((name) =>
    grounds.flatMap(([ground, below]) => {
      const ratio = contrast(colour(name, scheme), below);
      return ratio < least ? [`${name} on ${ground}: ${ratio.toFixed(2)}, not ${least}`] : [];
    }),
  );
}

const CONTEXTS: [name: string, scheme: Scheme, grounds: string[]][] = [
  ['the light scheme', 'light', GROUNDS],
  ['the dark scheme', 'dark', GROUNDS],
  ['the ink band', 'dark', [INK, ...GROUNDS]],
];

describe.each(CONTEXTS)('in %s', (_, scheme, names) => {
  const grounds = groundsOf(names, scheme);

  test('text has enough contrast on every background', () => {
    expect(tooWeak(TEXTS, grounds, scheme, TEXT)).toEqual([]);
  });

  test('borders, focus rings and icons have enough contrast on every background', () => {
    expect(tooWeak(PARTS, grounds, scheme, PART)).toEqual([]);
  });

  test('the text of buttons has enough contrast', () => {
    const weak = BUTTONS.flatMap(([text, fill]) =>
      tooWeak([text], [[fill, colour(fill, scheme)]], scheme, TEXT),
    );
    expect(weak).toEqual([]);
  });
});

test('every colour is measured or listed as decoration', () => {
  const measured = [...TEXTS, ...GROUNDS, ...VEILS, ...PARTS, ...BUTTONS.flat(), INK, ...DECORATION];
  expect([...tokens.keys()].filter((name) => !measured.includes(name))).toEqual([]);
});
