import { formatHex, type Rgb } from '../../../src/compiler/theme/colour.ts';
import { weakPairs } from '../../../src/compiler/theme/weak-pairs.ts';
import type { SchemeColours, Theme } from '../../../src/model/content-types.ts';
import { randomFrom } from '../../../src/ui/art/ArtPath.ts';

type Random = () => number;
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

const hex = (random: Random, isLight: boolean, spread: number) => {
  const part = () => (isLight ? 1 - random() * spread : random() * spread);
  return formatHex([part(), part(), part()] as Rgb);
};

function randomScheme(random: Random, isDark: boolean): SchemeColours {
  const text = () => hex(random, isDark, 0.28);
  const ground = () => hex(random, !isDark, 0.18);
  const fill = text();
  return {
    ...{ text: text(), muted: text(), accent: text(), signal: text(), control: text(), focus: text() },
    ...{ paper: ground(), tinted: ground(), raised: ground(), accentSoft: ground(), signalSoft: ground() },
    ...{ disabled: ground(), onFill: ground(), line: ground(), fill, fillHover: fill },
  };
}

/** A theme that sets some of the tokens. */
export function randomTheme(seed: number): Theme {
  const random = randomFrom(seed + 1);
  const some = <Value>(value: Value): Partial<Value> => (random() < 0.7 ? value : {});
  const grounds = ['band', 'paper', 'tinted'] as const;
  const isLight = random() < 0.5;
  return {
    colours: {
      light: randomScheme(random, false),
      dark: randomScheme(random, true),
      band: random() < 0.2 ? hex(random, false, 1) : hex(random, isLight, 0.25),
      ...(random() < 0.4 && { bandInDark: hex(random, random() < 0.2, 0.25) }),
    },
    radius: Math.round(random() * 24),
    fonts: {
      headings: { stack: 'Georgia, serif', weight: pick(random, [300, 400, 650, 800]) },
      body: { stack: pick(random, ['Arial, sans-serif', 'Verdana, sans-serif']) },
    },
    header: some({
      ground: pick(random, grounds),
      layout: pick(random, ['beside', 'centred', 'rows'] as const),
      logoHeight: 20 + Math.round(random() * 76),
      name: pick(random, ['shown', 'hidden'] as const),
    }),
    footer: some({ ground: pick(random, grounds) }),
    page: some({
      width: 56 + Math.round(random() * 34),
      gaps: pick(random, ['close', 'normal', 'wide'] as const),
      headings: pick(random, ['beside', 'above', 'centred'] as const),
    }),
    sizes: some({ text: 15 + Math.round(random() * 50) / 10, scale: 0.75 + random() * 0.65 }),
    cards: pick(random, ['lines', 'filled', 'raised', 'none'] as const),
    logos: pick(random, ['colour', 'one-colour'] as const),
    buttons: some({
      corners: pick(random, ['square', 'rounded', 'pill'] as const),
      weight: 400 + Math.round(random() * 400),
    }),
    fold: random() < 0.5,
  };
}

/** The next themes, from a seed on, whose colours the check passes. */
export function passingThemes(first: number, count: number): { seed: number; theme: Theme }[] {
  const found: { seed: number; theme: Theme }[] = [];
  for (let seed = first; found.length < count; seed++) {
    const theme = randomTheme(seed);
    if (weakPairs(theme).length === 0) found.push({ seed, theme });
  }
  return found;
}
